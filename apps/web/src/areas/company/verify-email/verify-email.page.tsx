import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { takeFromAddress } from '../auth/link-token'
import { VerifyEmailView } from './verify-email-view'

// Apart, so that its type is known to `beforeLoad`.
const validateSearch = search({ access_token: text, lg_key: text })

export const Route = createFileRoute('/company/verify-email')({
  validateSearch,
  beforeLoad: ({ search: given }) => {
    if (takeFromAddress(given)) throw redirect({ to: '/company/verify-email', search: {}, replace: true })
  },
  loader: () => ensureAreas('company', 'account'),
  component: VerifyEmailPage,
})

function VerifyEmailPage() {
  const t = useTranslations('account.verify')
  usePageTitle(t('title'))
  return <VerifyEmailView />
}
