import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { UnsubscribeView } from './unsubscribe-view'

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: search({ token: text }),
  loader: () => ensureAreas('account'),
  component: UnsubscribePage,
})

function UnsubscribePage() {
  const t = useTranslations('account.unsubscribe')
  const { token } = Route.useSearch()
  usePageTitle(t('submit'))
  return <UnsubscribeView token={token ?? null} />
}
