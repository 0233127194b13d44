import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { innerPath, search, text } from '../../../shared/search'
import { SignUpFlow } from './sign-up-flow'

export const Route = createFileRoute('/company/sign-up')({
  validateSearch: search({ return_url: innerPath, email: text }),
  loader: () => ensureAreas('company'),
  component: SignUpPage,
})

function SignUpPage() {
  const t = useTranslations('company.auth.signUp')
  const { return_url, email } = Route.useSearch()
  usePageTitle(t('title'))
  return <SignUpFlow returnUrl={return_url} email={email ?? ''} />
}
