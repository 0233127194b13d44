import { type Said, screeningSourceId } from '@candor/contract'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatClock } from '../../format-clock'
import { cx } from '../../ui/cx'
import { useResult } from '../result-view'

/** Where the words were said, and how they are heard. */
function useMoment({ answerId, startMs }: Said) {
  const t = useTranslations('assessment.panel')
  const words = useTranslations('cvReport.said')
  const { answers, playback } = useResult()
  if (answerId === screeningSourceId) return { source: words('screening'), way: null, play: null }
  const answer = answers.find((candidate) => candidate.answerId === answerId)
  const source = answer === undefined ? words('interview') : t('quoteIn', { number: answer.questionNumber })
  const positionMs = playback?.positionMs(answerId, startMs) ?? null
  if (positionMs === null) return { source, way: t('noMedia'), play: null }
  const time = formatClock(Math.floor(positionMs / 1000) * 1000)
  return {
    source,
    way: startMs === null ? t('playStart') : t('play', { time }),
    play: () => playback?.play(answerId, startMs),
  }
}

function SaidQuote({ said }: { said: Said }) {
  const { source, way, play } = useMoment(said)
  return (
    <button
      type="button"
      data-testid="said-quote"
      data-answer-id={said.answerId}
      data-start-ms={said.startMs ?? ''}
      disabled={play === null}
      onClick={() => play?.()}
      className={cx(
        'w-full rounded-xl bg-sunken px-3.5 py-2.5 text-left transition-colors duration-120',
        play !== null && 'hover:bg-brand-soft',
      )}
    >
      <span className="text-xs text-ink-3">{source}</span>
      <span className="mt-0.5 block text-sm break-words text-ink">“{said.quote}”</span>
      {way !== null && (
        <span
          className={cx(
            'tnum mt-1 flex items-center gap-1.5 text-xs',
            play !== null ? 'font-medium text-brand-ink' : 'text-ink-3',
          )}
        >
          {play !== null && <Play size={11} fill="currentColor" aria-hidden="true" />}
          {way}
        </span>
      )}
    </button>
  )
}

/** What was said or written besides the CV; pressed, it plays. */
export function SaidQuotes({ said }: { said: readonly Said[] }) {
  if (said.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {said.map((words) => (
        <li key={`${words.answerId} ${words.start} ${words.end}`}>
          <SaidQuote said={words} />
        </li>
      ))}
    </ul>
  )
}
