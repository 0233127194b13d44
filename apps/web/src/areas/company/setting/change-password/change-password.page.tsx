import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../../shared/page-title'
import { ChangePasswordView } from './change-password-view'

export const Route = createFileRoute('/_member/_setting/company/setting/change-password')({
  component: ChangePasswordPage,
})

function ChangePasswordPage() {
  const t = useTranslations('settings.password')
  usePageTitle(t('title'))
  return <ChangePasswordView />
}
