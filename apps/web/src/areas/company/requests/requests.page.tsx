import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { int, parseEnum, search } from '../../../shared/search'
import { EmptyState } from '../../../shared/ui/empty-state'
import { RequestsView } from './requests-view'

export const Route = createFileRoute('/_member/company/requests')({
  validateSearch: search({ tab: parseEnum('adjustments'), page: int(1) }),
  loader: () => ensureAreas('requests', 'accommodation', 'errors'),
  component: RequestsPage,
})

function RequestsPage() {
  const t = useTranslations('requests.company')
  const { tab, page } = Route.useSearch()
  const navigate = Route.useNavigate()
  const can = useProfile()?.can
  usePageTitle(t('title'))
  if (!can?.['submission.review']) return <EmptyState title={t('reviewersOnly')} />
  return (
    <RequestsView
      tab={tab ?? 'reviews'}
      onTab={(next) => {
        void navigate({ search: { tab: next === 'adjustments' ? next : undefined } })
      }}
      canAnswer={can['request.answer']}
      page={page ?? 1}
      onPage={(next) => {
        void navigate({ search: (now) => ({ ...now, page: next }) })
      }}
    />
  )
}
