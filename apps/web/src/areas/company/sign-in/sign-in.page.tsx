import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { innerPath, search, text } from '../../../shared/search'
import { SignInFlow } from './sign-in-flow'

export const Route = createFileRoute('/company/sign-in')({
  validateSearch: search({ return_url: innerPath, email: text }),
  loader: () => ensureAreas('company'),
  component: SignInPage,
})

function SignInPage() {
  const t = useTranslations('company.auth.signIn')
  const { return_url, email } = Route.useSearch()
  usePageTitle(t('title'))
  return <SignInFlow returnUrl={return_url} email={email ?? ''} />
}
