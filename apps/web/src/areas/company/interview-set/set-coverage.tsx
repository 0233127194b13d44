import type { SetDetail } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { CoverageTable } from '../set-editor/coverage-table'

/** Which requirement of the set is asked about by which questions. */
export function SetCoverage({ set: { content } }: { set: SetDetail }) {
  const t = useTranslations('company.editor.coverage')
  if (content.requirements.length === 0) return null
  return (
    <Card padding="lg" aria-label={t('title')}>
      <h2 className="mb-3 text-lg font-semibold">{t('title')}</h2>
      <CoverageTable requirements={content.requirements} questions={content.questions} />
    </Card>
  )
}
