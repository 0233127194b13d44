import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../../shared/page-title'
import { NoticeSettingsView } from './notice-settings-view'

export const Route = createFileRoute('/_member/_setting/company/setting/notices')({
  loader: () => ensureAreas('notices', 'errors'),
  component: NoticeSettingsPage,
})

function NoticeSettingsPage() {
  const t = useTranslations('notices.setting')
  usePageTitle(t('title'))
  return <NoticeSettingsView />
}
