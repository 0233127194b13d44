import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { int, search } from '../../../shared/search'
import { NoticesView } from './notices-view'

export const Route = createFileRoute('/_member/company/notices')({
  validateSearch: search({ page: int(1) }),
  loader: () => ensureAreas('notices', 'errors'),
  component: NoticesPage,
})

function NoticesPage() {
  const t = useTranslations('notices')
  const { page } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  return (
    <NoticesView
      page={page ?? 1}
      onPage={(next) => {
        void navigate({ search: { page: next } })
      }}
    />
  )
}
