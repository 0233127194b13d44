import type { QuestionResult } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Quote } from './evidence-list'

/** What a model says of the answer: a sentence to look at, never a deduction. */
export function Correctness({ correctness }: Pick<QuestionResult, 'correctness'>) {
  const t = useTranslations('assessment.byQuestion')
  if (correctness === undefined) return null
  return (
    <div className="mt-2" data-testid="correctness">
      <p className="text-sm">{t(`correctness.${correctness.verdict}`)}</p>
      {correctness.evidence !== null && (
        <div className="mt-1.5">
          <Quote item={correctness.evidence} isShort />
        </div>
      )}
    </div>
  )
}
