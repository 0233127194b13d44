import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { useRefusalWays } from '../blocked/use-refusal-ways'
import { heldReset } from './held-reset'
import { ResetPasswordView } from './reset-password-view'

export const Route = createFileRoute('/company/reset-password')({
  loader: () => ensureAreas('company', 'account'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const t = useTranslations('account.reset')
  const [held] = useState(() => heldReset(nowMs()))
  usePageTitle(t('title'))
  useRefusalWays()
  if (held === null) return <Navigate to="/company/forgot-password" replace />
  return <ResetPasswordView held={held} />
}
