import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, innerPath, search, text } from '../../../shared/search'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { clearSignUpInvite, findSignUpInvite } from '../invite/sign-up-invite'
import { SignUpFlow } from './sign-up-flow'

/** `invite` says that an invite is to be joined by; which one, and its code, this tab keeps. */
export const Route = createFileRoute('/company/sign-up')({
  validateSearch: search({ return_url: innerPath, email: text, invite: flag }),
  loader: () => ensureAreas('company', 'account'),
  component: SignUpPage,
})

function SignUpPage() {
  const t = useTranslations('company.auth.signUp')
  const { return_url, email, invite } = Route.useSearch()
  const [joining, setJoining] = useState(() => (invite ? findSignUpInvite() : null))
  usePageTitle(t('title'))
  useRefusalRedirects()
  return (
    <SignUpFlow
      returnUrl={return_url}
      email={email}
      joining={joining}
      onFoundOwn={() => {
        clearSignUpInvite()
        setJoining(null)
      }}
    />
  )
}
