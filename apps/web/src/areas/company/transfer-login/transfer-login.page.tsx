import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { takeFromAddress } from '../auth/link-token'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { TransferLoginView } from './transfer-login-view'

// Apart, so that its type is known to `beforeLoad`.
const validateSearch = search({ access_token: text, lg_key: text })

export const Route = createFileRoute('/company/transfer-login')({
  validateSearch,
  beforeLoad: ({ search: given }) => {
    if (takeFromAddress(given)) throw redirect({ to: '/company/transfer-login', search: {}, replace: true })
  },
  loader: () => ensureAreas('company', 'account'),
  component: TransferLoginPage,
})

function TransferLoginPage() {
  const t = useTranslations('account.transfer')
  usePageTitle(t('title'))
  useRefusalRedirects()
  return <TransferLoginView />
}
