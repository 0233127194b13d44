import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { CompareView } from './compare-view'
import { canCompare, readIds } from './read-ids'

export const Route = createFileRoute('/_member/company/compare')({
  validateSearch: search({ ids: text }),
  loader: () => ensureAreas('compare', 'submissionReview'),
  component: ComparePage,
})

function ComparePage() {
  const t = useTranslations('compare')
  const ids = readIds(Route.useSearch().ids)
  usePageTitle(t('title'))
  if (!canCompare(ids.length))
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState title={t('tooFew')} action={<LinkButton href="/company/all-submissions">{t('toList')}</LinkButton>}>
          {t('tooFewText')}
        </EmptyState>
      </>
    )
  return <CompareView key={ids.join()} ids={ids} />
}
