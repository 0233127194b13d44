import type { Assessment } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'

/** Shows which engine assessed and when. Every level belongs to one version. */
export function AssessedBy({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment.panel')
  const format = useFormatter()
  const engine = assessment.model ?? t(`engines.${assessment.engine}`)
  return (
    <p className="text-xs text-ink-3" data-testid="made-by">
      {t('assessedBy', {
        engine,
        version: assessment.engineVersion.replace(/^[a-z]+-/, ''),
        date: format.dateTime(new Date(assessment.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
      })}
      {' · '}
      {t('rubric', { rubric: assessment.rubricVersion })}
    </p>
  )
}
