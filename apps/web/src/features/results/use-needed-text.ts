import { assessmentRules, type NotEvaluatedReason } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** To a candidate: what lacks for a level, by the reason why there is none. */
export function useNeededText(): (reason: NotEvaluatedReason) => string {
  const t = useTranslations('assessment.raise')
  const percent = Math.round(100 * assessmentRules.minCountedShare)
  return (reason) => (reason === 'no_expected_points' ? t('expectedPoints', { percent }) : t(`needed.${reason}`))
}
