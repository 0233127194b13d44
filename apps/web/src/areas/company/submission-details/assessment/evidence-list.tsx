import type { Evidence, SubmissionAnswer } from '@candor/contract'
import { Minus, Play, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatClock } from '../../../../shared/format-clock'
import { cx } from '../../../../shared/ui/cx'

/** What the words of an assessment can do with the recording. Times are those of the answer; null is its start. */
export interface Playback {
  play: (answerId: string, answerMs: number | null) => void
  /** Where it is in the whole recording, in milliseconds; null: there is none of it. */
  positionMs: (answerId: string, answerMs: number | null) => number | null
}

interface EvidenceListProps {
  evidence: readonly Evidence[]
  answers: readonly SubmissionAnswer[]
  /** Null: the role may not watch. */
  playback: Playback | null
}

function useWhere(item: Evidence, positionMs: number | null): string {
  const t = useTranslations('assessment.panel')
  if (positionMs === null) return t('noMedia')
  if (item.startMs === null) return t('playStart')
  return t('play', { time: formatClock(Math.floor(positionMs / 1000) * 1000) })
}

interface QuoteProps {
  item: Evidence
  answer: SubmissionAnswer | undefined
  playback: Playback | null
}

function Quote({ item, answer, playback }: QuoteProps) {
  const t = useTranslations('assessment')
  const positionMs = playback?.positionMs(item.answerId, item.startMs) ?? null
  const where = useWhere(item, positionMs)
  const canPlay = positionMs !== null
  const supports = item.effect === '+'
  const Sign = supports ? Plus : Minus
  return (
    <button
      type="button"
      data-testid="evidence-quote"
      data-answer-id={item.answerId}
      data-start-ms={item.startMs ?? ''}
      disabled={!canPlay}
      onClick={() => playback?.play(item.answerId, item.startMs)}
      className={cx(
        'group w-full rounded-xl bg-sunken px-3.5 py-3 text-left transition-colors duration-120',
        canPlay && 'hover:bg-brand-soft',
      )}
    >
      <span className="flex items-center gap-1.5 text-xs text-ink-3">
        <span
          role="img"
          aria-label={t(supports ? 'panel.supports' : 'panel.against')}
          className="grid size-4 place-items-center rounded-full bg-card text-ink-2"
        >
          <Sign size={11} aria-hidden="true" />
        </span>
        {t(`tags.${item.tag}`)}
        {answer && <span>· {t('panel.quoteIn', { number: answer.questionNumber })}</span>}
      </span>
      <span className="mt-1 line-clamp-4 text-sm text-ink">“{item.quote}”</span>
      <span
        className={cx(
          'tnum mt-1.5 flex items-center gap-1.5 text-xs',
          canPlay ? 'font-medium text-brand-ink' : 'text-ink-3',
        )}
      >
        {canPlay && <Play size={11} fill="currentColor" aria-hidden="true" />}
        {where}
      </span>
    </button>
  )
}

/** The words a level rests on; pressed, they play. */
export function EvidenceList({ evidence, answers, playback }: EvidenceListProps) {
  const t = useTranslations('assessment.panel')
  if (evidence.length === 0) return <p className="text-sm text-ink-3">{t('noEvidence')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {evidence.map((item) => (
        <li key={`${item.answerId} ${item.start} ${item.tag}`}>
          <Quote item={item} answer={answers.find((answer) => answer.answerId === item.answerId)} playback={playback} />
        </li>
      ))}
    </ul>
  )
}
