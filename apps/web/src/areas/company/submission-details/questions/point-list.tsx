import type { PointResult, QuestionResult } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { pointIcons } from '../../../../features/results/points'
import { QuoteButton } from './quote-button'

function Point({ point }: { point: PointResult }) {
  const t = useTranslations('assessment.byQuestion')
  const Icon = pointIcons[point.state]
  const isHeard = point.state !== 'not_heard'
  return (
    <li className="flex gap-2.5 py-1.5 text-sm" data-testid="point" data-state={point.state}>
      <Icon
        size={16}
        aria-hidden="true"
        className={isHeard ? 'mt-0.5 shrink-0 text-brand-ink' : 'mt-0.5 shrink-0 text-ink-3'}
      />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          {point.heading} <span className="text-xs whitespace-nowrap text-ink-3">{t(`states.${point.state}`)}</span>
        </p>
        {point.evidence.map((item) => (
          <p
            key={`${item.answerId} ${item.start} ${item.end}`}
            data-testid="point-quote"
            className="mt-0.5 flex items-start justify-between gap-3 text-ink-2"
          >
            <span className="min-w-0 break-words">“{item.quote}”</span>
            <QuoteButton item={item} name={point.heading} />
          </p>
        ))}
      </div>
    </li>
  )
}

/** The expected points of a question: covered, partly or not heard, which differ by shape and words, each with its quotes. */
export function PointList({ result, number }: { result: QuestionResult; number: number }) {
  const t = useTranslations('assessment.byQuestion')
  if (result.points.length === 0) return null
  return (
    <ul aria-label={t('points', { number })}>
      {result.points.map((point) => (
        <Point key={point.heading} point={point} />
      ))}
    </ul>
  )
}
