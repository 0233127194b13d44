import type { TurnPhase } from '@candor/contract'
import { clsx } from 'clsx'
import { Captions, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readStored, writeStored } from '../../../shared/storage'
import { Button } from '../../../shared/ui/button'
import type { LiveProps } from './active-interview-props'
import { takeIdOf } from './answer/take-id'
import type { RoomAnswer } from './answer/use-spoken-answer'

type Words = 'asking' | 'listening' | 'pausing' | 'yielding' | 'committing' | 'held' | 'byButton' | 'thinking'

interface TurnBarProps extends Pick<LiveProps, 'live' | 'voice'> {
  answer: RoomAnswer
}

/** Whose turn it is, in words, and time to think: nothing here counts down. */
export function TurnBar({ live, voice, answer }: TurnBarProps) {
  const t = useTranslations('candidate.turn')
  const [thinkingTurn, setThinkingTurn] = useState<string | null>(null)
  const { current } = live.session
  const takeId = takeIdOf(current)
  const words = wordsOf(answer, { isLinked: isLinked(live.link), isAsked: voice.isQuestionAsked })
  const isThinking = takeId !== null && thinkingTurn === takeId && words === 'pausing'
  const canThink = current !== null && answer.recording.isOn && !answer.isBusy && live.link.state === 'open'
  const think = () => {
    if (current === null) return
    setThinkingTurn(takeId)
    live.link.send({ type: 'think', turn: current.turn, take: current.take })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Ring words={words} />
        <p data-testid="turn-phase" data-phase={answer.news.phase ?? 'none'} className="min-w-0 flex-1 text-base">
          {t(isThinking ? 'thinking' : words)}
        </p>
        <Button
          variant="secondary"
          size="sm"
          data-testid="think"
          className="shrink-0"
          disabled={!canThink}
          onClick={think}
        >
          <Hourglass size={15} aria-hidden="true" />
          {t('think')}
        </Button>
      </div>
      {answer.isEchoHigh && <p className="text-sm text-ink-2">{t('echo')}</p>}
      <OwnWords partial={answer.news.partial} heard={answer.heard.segments.map(({ text }) => text).join(' ')} />
      {/* Only what asks for something is announced: the rest would talk over the candidate. */}
      <p role="status" className="sr-only">
        {words === 'held' || words === 'byButton' ? t(words) : ''}
      </p>
    </div>
  )
}

/** At the opening the socket is on its way, and after the end it is not needed: nothing is missing. */
const isLinked = ({ state, hasBeenOpen, failures }: LiveProps['live']['link']): boolean =>
  state === 'open' || state === 'off' || (!hasBeenOpen && failures === 0)

const ofPhase: Record<TurnPhase, Words> = {
  idle: 'committing',
  asking: 'asking',
  listening: 'listening',
  pausing: 'pausing',
  yielding: 'yielding',
  committing: 'committing',
  held: 'held',
  over: 'committing',
}

function wordsOf(answer: RoomAnswer, { isLinked: isThere, isAsked }: { isLinked: boolean; isAsked: boolean }): Words {
  if (answer.hold !== null) return 'held'
  if (answer.isBusy) return 'committing'
  if (!isThere) return 'byButton'
  const { phase } = answer.news
  // Who has heard the question knows better than who sent it.
  if (phase === null || phase === 'listening' || phase === 'asking') return isAsked ? 'listening' : 'asking'
  return ofPhase[phase]
}

const rings: Record<Words, string> = {
  asking: 'border-line-strong',
  listening: 'border-ok bg-ok-soft',
  pausing: 'border-ok bg-ok-soft',
  thinking: 'border-ok bg-ok-soft',
  yielding: 'border-brand bg-brand-soft',
  committing: 'border-brand bg-brand-soft',
  held: 'border-warn bg-warn-soft',
  byButton: 'border-warn bg-warn-soft',
}

/** Breathes while there is time. */
function Ring({ words }: { words: Words }) {
  const isCalm = words === 'pausing' || words === 'thinking'
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'size-6 shrink-0 rounded-full border-[3px] transition-colors duration-180',
        rings[words],
        isCalm && 'motion-safe:animate-pulse',
      )}
    />
  )
}

const KEY = 'candor.own-words'

/** What was understood, while it is said: for whoever wants to see it. */
function OwnWords({ partial, heard }: { partial: string; heard: string }) {
  const t = useTranslations('candidate.turn')
  const [isShown, setIsShown] = useState(() => readStored('local', KEY) === 'yes')
  const toggle = () => {
    writeStored('local', KEY, isShown ? 'no' : 'yes')
    setIsShown(!isShown)
  }
  const text = partial === '' ? heard : partial
  return (
    <div>
      <Button variant="ghost" size="sm" className="-ml-2" aria-expanded={isShown} onClick={toggle}>
        <Captions size={16} aria-hidden="true" />
        {isShown ? t('hideWords') : t('showWords')}
      </Button>
      {isShown && (
        <section aria-label={t('words')} className="mt-1 rounded-lg bg-sunken px-3 py-2">
          <p data-testid="partial-words" className="max-h-32 overflow-y-auto text-base text-ink-2">
            {text === '' ? t('noWords') : text}
          </p>
        </section>
      )}
    </div>
  )
}
