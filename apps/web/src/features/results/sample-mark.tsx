import type { AssessmentState } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Pill } from '../../shared/ui/pill'

/** Marks every card with sample figures, so that a screenshot of one card can't be mistaken for a result. */
export function SampleMark({ state }: { state: AssessmentState }) {
  const t = useTranslations('assessment.states')
  if (state !== 'mock') return null
  return (
    <span data-testid="sample-mark">
      <Pill tone="warn">{t('mock')}</Pill>
    </span>
  )
}
