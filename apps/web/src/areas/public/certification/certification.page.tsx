import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { CertificationView } from './certification-view'

export const Route = createFileRoute('/certification')({
  validateSearch: search({ code: text }),
  loader: () => ensureAreas('certificate'),
  component: CertificationPage,
})

function CertificationPage() {
  const t = useTranslations('certificate')
  const { code } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  return <CertificationView given={code ?? null} onCode={(next) => void navigate({ search: { code: next } })} />
}
