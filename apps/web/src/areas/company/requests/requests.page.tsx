import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { int, search } from '../../../shared/search'
import { EmptyState } from '../../../shared/ui/empty-state'
import { RequestsView } from './requests-view'

export const Route = createFileRoute('/_member/company/requests')({
  validateSearch: search({ page: int(1) }),
  loader: () => ensureAreas('requests', 'errors'),
  component: RequestsPage,
})

function RequestsPage() {
  const t = useTranslations('requests.company')
  const { page } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  usePageTitle(t('title'))
  if (!isReviewer) return <EmptyState title={t('reviewersOnly')} />
  return (
    <RequestsView
      page={page ?? 1}
      onPage={(next) => {
        void navigate({ search: { page: next } })
      }}
    />
  )
}
