import type { TurnPhase } from '@candor/contract'
import { clsx } from 'clsx'
import { Captions, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readStored, writeStored } from '../../../shared/storage'
import { Button } from '../../../shared/ui/button'
import type { ActiveInterviewProps } from './active-interview-props'
import { formatTakeId } from './answer/take-id'
import type { InterviewAnswer } from './answer/use-spoken-answer'

type TurnLabel = 'asking' | 'listening' | 'pausing' | 'yielding' | 'committing' | 'onHold' | 'byButton' | 'thinking'

interface TurnStatusProps extends Pick<ActiveInterviewProps, 'session' | 'voice'> {
  answer: InterviewAnswer
}

/** Shows whose turn it is and offers time to think. There is no countdown. */
export function TurnStatus({ session, voice, answer }: TurnStatusProps) {
  const t = useTranslations('candidate.turn')
  const [thinkingTurn, setThinkingTurn] = useState<string | null>(null)
  const { current } = session.snapshot
  const takeId = formatTakeId(current)
  const label = getTurnLabel(answer, { isConnected: isConnected(session.realtime), isAsked: voice.isQuestionAsked })
  const isThinking = takeId !== null && thinkingTurn === takeId && label === 'pausing'
  const canThink = current !== null && answer.recording.isOn && !answer.isBusy && session.realtime.state === 'open'
  const requestTime = () => {
    if (current === null) return
    setThinkingTurn(takeId)
    session.realtime.send({ type: 'think', turn: current.turn, take: current.take })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Ring label={label} />
        <p data-testid="turn-phase" data-phase={answer.updates.phase ?? 'none'} className="min-w-0 flex-1 text-base">
          {t(isThinking ? 'thinking' : label)}
        </p>
        <Button
          variant="secondary"
          size="sm"
          data-testid="think"
          className="shrink-0"
          disabled={!canThink}
          onClick={requestTime}
        >
          <Hourglass size={15} aria-hidden="true" />
          {t('think')}
        </Button>
      </div>
      {answer.isEchoHigh && <p className="text-sm text-ink-2">{t('echo')}</p>}
      <LiveTranscript
        partial={answer.updates.partial}
        recognized={answer.speech.segments.map(({ text }) => text).join(' ')}
      />
      {/* Only what asks for something is announced: the rest would talk over the candidate. */}
      <p role="status" className="sr-only">
        {label === 'onHold' || label === 'byButton' ? t(label) : ''}
      </p>
    </div>
  )
}

/** The socket also counts as connected while it opens for the first time, and after the end, when it is not needed. */
const isConnected = ({ state, hasBeenOpen, failures }: ActiveInterviewProps['session']['realtime']): boolean =>
  state === 'open' || state === 'off' || (!hasBeenOpen && failures === 0)

const labelByPhase: Record<TurnPhase, TurnLabel> = {
  idle: 'committing',
  asking: 'asking',
  listening: 'listening',
  pausing: 'pausing',
  yielding: 'yielding',
  committing: 'committing',
  held: 'onHold',
  over: 'committing',
}

function getTurnLabel(
  answer: InterviewAnswer,
  { isConnected: isRealtimeUp, isAsked }: { isConnected: boolean; isAsked: boolean },
): TurnLabel {
  if (answer.hold !== null) return 'onHold'
  if (answer.isBusy) return 'committing'
  if (!isRealtimeUp) return 'byButton'
  const { phase } = answer.updates
  // The device knows better than the server whether the question was played to its end.
  if (phase === null || phase === 'listening' || phase === 'asking') return isAsked ? 'listening' : 'asking'
  return labelByPhase[phase]
}

const rings: Record<TurnLabel, string> = {
  asking: 'border-line-strong',
  listening: 'border-ok bg-ok-soft',
  pausing: 'border-ok bg-ok-soft',
  thinking: 'border-ok bg-ok-soft',
  yielding: 'border-brand bg-brand-soft',
  committing: 'border-brand bg-brand-soft',
  onHold: 'border-warn bg-warn-soft',
  byButton: 'border-warn bg-warn-soft',
}

/** Pulses while the candidate has time. */
function Ring({ label }: { label: TurnLabel }) {
  const isCalm = label === 'pausing' || label === 'thinking'
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'size-6 shrink-0 rounded-full border-[3px] transition-colors duration-180',
        rings[label],
        isCalm && 'motion-safe:animate-pulse',
      )}
    />
  )
}

const KEY = 'candor.own-words'

/** Shows the recognized words during the answer, to candidates who turned it on. */
function LiveTranscript({ partial, recognized }: { partial: string; recognized: string }) {
  const t = useTranslations('candidate.turn')
  const [isShown, setIsShown] = useState(() => readStored('local', KEY) === 'yes')
  const toggle = () => {
    writeStored('local', KEY, isShown ? 'no' : 'yes')
    setIsShown(!isShown)
  }
  const text = partial === '' ? recognized : partial
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
