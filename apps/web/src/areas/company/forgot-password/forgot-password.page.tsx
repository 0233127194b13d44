import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { ForgotPasswordView } from './forgot-password-view'

export const Route = createFileRoute('/company/forgot-password')({
  loader: () => ensureAreas('company', 'account'),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const t = useTranslations('account.forgot')
  usePageTitle(t('title'))
  return <ForgotPasswordView />
}
