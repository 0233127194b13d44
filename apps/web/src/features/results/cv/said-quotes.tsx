import { type Said, screeningSourceId } from '@candor/contract'
import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatPosition } from '../../../shared/format-clock'
import { QuoteLink } from '../quote-link'
import { useResult } from '../result-view'

const ground = 'w-full rounded-xl bg-sunken px-3.5 py-2.5 text-left'

/** The source of the words. */
function Words({ said }: { said: Said }) {
  const t = useTranslations('assessment.panel')
  const words = useTranslations('cvReport.said')
  const { answers } = useResult()
  const answer = answers.find(({ answerId }) => answerId === said.answerId)
  const elsewhere = said.answerId === screeningSourceId ? words('screening') : words('interview')
  return (
    <>
      <span className="block text-xs text-ink-3">
        {answer ? t('quoteIn', { number: answer.questionNumber }) : elsewhere}
      </span>
      <span className="mt-0.5 block text-sm break-words text-ink">“{said.quote}”</span>
    </>
  )
}

/** A quote that can't be played is plain text with a link to its words. */
function ReadWords({ said }: { said: Said }) {
  const t = useTranslations('assessment.panel')
  const { isRecordingWithheld = false } = useResult()
  return (
    <div data-testid="said-quote" data-answer-id={said.answerId} className={ground}>
      <Words said={said} />
      {said.answerId !== screeningSourceId && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          {t(isRecordingWithheld ? 'notShared' : 'noMedia')}
          <QuoteLink place={said} />
        </p>
      )}
    </div>
  )
}

function SaidQuote({ said }: { said: Said }) {
  const t = useTranslations('assessment.panel')
  const { playback } = useResult()
  const { answerId, startMs } = said
  const positionMs = answerId === screeningSourceId ? null : (playback?.positionMs(answerId, startMs) ?? null)
  if (positionMs === null) return <ReadWords said={said} />
  const time = formatPosition(positionMs)
  return (
    <button
      type="button"
      data-testid="said-quote"
      data-answer-id={answerId}
      data-start-ms={startMs ?? ''}
      onClick={() => playback?.play(answerId, startMs)}
      className={clsx(ground, 'transition-colors duration-120 hover:bg-brand-soft')}
    >
      <Words said={said} />
      <span className="tnum mt-1 flex items-center gap-1.5 text-xs font-medium text-brand-ink">
        <Play size={11} fill="currentColor" aria-hidden="true" />
        {startMs === null ? t('playStart') : t('play', { time })}
      </span>
    </button>
  )
}

/** Quotes of answers next to those of the CV. A press plays them. */
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
