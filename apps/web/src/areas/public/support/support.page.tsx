import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { SupportView } from './support-view'

export const Route = createFileRoute('/support')({
  validateSearch: search({ reference: text }),
  loader: () => ensureAreas('support'),
  component: SupportPage,
})

function SupportPage() {
  const t = useTranslations('support')
  const { reference } = Route.useSearch()
  usePageTitle(t('title'))
  return <SupportView requestId={reference ?? null} />
}
