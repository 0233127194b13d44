import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { ResetPasswordView } from './reset-password-view'
import { findStoredReset } from './stored-reset'

export const Route = createFileRoute('/company/reset-password')({
  loader: () => ensureAreas('company', 'account'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const t = useTranslations('account.reset')
  const [reset] = useState(() => findStoredReset(nowMs()))
  usePageTitle(t('title'))
  useRefusalRedirects()
  if (reset === null) return <Navigate to="/company/forgot-password" replace />
  return <ResetPasswordView reset={reset} />
}
