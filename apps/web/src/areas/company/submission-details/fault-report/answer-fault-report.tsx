import type { SubmissionAnswer } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { FaultList } from '../../../../features/fault-report/fault-list'

interface AnswerFaultReportProps {
  answer: SubmissionAnswer
  /** The assessment left out this answer because of its faults. */
  isExcluded: boolean
}

/** The technical faults of an answer: brief, factual, and without blaming the candidate. */
export function AnswerFaultReport({ answer, isExcluded }: AnswerFaultReportProps) {
  const t = useTranslations('company.review.faultReport')
  if (answer.faultReport.faults.length === 0) return null
  return (
    <div data-testid="answer-fault-report" className="rounded-lg border border-line bg-sunken px-3 py-2.5 text-ink-2">
      <p className="mb-1 text-xs font-medium text-ink-3">{t('title')}</p>
      <FaultList faultReport={answer.faultReport} answerMs={answer.durationMs} />
      <p className="mt-1.5 text-xs text-ink-3">{t(isExcluded ? 'excluded' : 'neverCounts')}</p>
    </div>
  )
}
