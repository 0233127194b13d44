import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { canUsePasskeys } from '../../../shared/passkeys'
import { innerPath, search, text } from '../../../shared/search'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { blockedBy, connectError } from './connect-error'
import { SignInFlow } from './sign-in-flow'

// Apart, so that its type is known to `beforeLoad`.
const validateSearch = search({ return_url: innerPath, email: text, connect_error: connectError })

export const Route = createFileRoute('/company/sign-in')({
  validateSearch,
  beforeLoad: ({ search: { connect_error } }) => {
    const reason = blockedBy(connect_error)
    if (reason) throw redirect({ to: '/company/blocked', search: { reason } })
  },
  loader: () => ensureAreas('company', 'account'),
  component: SignInPage,
})

function SignInPage() {
  const t = useTranslations('company.auth.signIn')
  const { return_url, email, connect_error } = Route.useSearch()
  usePageTitle(t('title'))
  useRefusalRedirects()
  return (
    <SignInFlow
      returnUrl={return_url}
      email={email}
      connectError={
        connect_error === 'ACCOUNT_SUSPENDED' || connect_error === 'ACCOUNT_BANNED' ? undefined : connect_error
      }
      canUsePasskeys={canUsePasskeys()}
    />
  )
}
