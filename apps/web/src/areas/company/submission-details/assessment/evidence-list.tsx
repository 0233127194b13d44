import type { Evidence, SubmissionAnswer } from '@candor/contract'
import { Minus, Play, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatClock } from '../../../../shared/format-clock'
import { cx } from '../../../../shared/ui/cx'

/** Plays an answer from one of its own times; null is its start. */
export type PlayAnswer = (answerId: string, answerMs: number | null) => void

interface EvidenceListProps {
  evidence: readonly Evidence[]
  answers: readonly SubmissionAnswer[]
  /** Null: the role may not watch. */
  onPlay: PlayAnswer | null
}

function useWhere(answer: SubmissionAnswer | undefined, item: Evidence, canPlay: boolean): string {
  const t = useTranslations('assessment.panel')
  if (!answer || answer.media.length === 0 || !canPlay) return t('noMedia')
  if (item.startMs === null) return t('playStart')
  return t('play', { time: formatClock(Math.floor(item.startMs / 1000) * 1000) })
}

function Quote({
  item,
  answer,
  onPlay,
}: {
  item: Evidence
  answer: SubmissionAnswer | undefined
  onPlay: PlayAnswer | null
}) {
  const t = useTranslations('assessment')
  const where = useWhere(answer, item, onPlay !== null)
  const canPlay = onPlay !== null && answer !== undefined && answer.media.length > 0
  const supports = item.effect === '+'
  const Sign = supports ? Plus : Minus
  return (
    <button
      type="button"
      data-testid="evidence-quote"
      data-answer-id={item.answerId}
      data-start-ms={item.startMs ?? ''}
      disabled={!canPlay}
      onClick={() => onPlay?.(item.answerId, item.startMs)}
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
export function EvidenceList({ evidence, answers, onPlay }: EvidenceListProps) {
  const t = useTranslations('assessment.panel')
  if (evidence.length === 0) return <p className="text-sm text-ink-3">{t('noEvidence')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {evidence.map((item) => (
        <li key={`${item.answerId} ${item.start} ${item.tag}`}>
          <Quote item={item} answer={answers.find((answer) => answer.answerId === item.answerId)} onPlay={onPlay} />
        </li>
      ))}
    </ul>
  )
}
