import type { Assessment } from '@candor/contract'
import { averageReviewerLevels } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { leastWeightPercent, toWeightPercent } from './weight-percent'

/** The overall level of the levels that people set, named as theirs. Nothing where no one has set one. */
export function ReviewerOverallLine({ assessment }: { assessment: Pick<Assessment, 'reviewer' | 'weights'> }) {
  const t = useTranslations('assessment.levels')
  const own = averageReviewerLevels(assessment.reviewer ?? [], assessment.weights)
  if (own === null) return null
  return (
    <p className="mt-3 border-t border-line pt-3 text-sm" data-testid="reviewer-overall">
      {own.level === null
        ? t('overallOpen', { dims: own.dims, percent: toWeightPercent(own.weightSet), least: leastWeightPercent })
        : t('overall', { level: own.level, dims: own.dims })}
    </p>
  )
}
