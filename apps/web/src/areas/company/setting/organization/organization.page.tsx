import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../../shared/page-title'
import { OrganizationView } from './organization-view'

export const Route = createFileRoute('/_member/_setting/company/setting/organization')({ component: OrganizationPage })

function OrganizationPage() {
  const t = useTranslations('settings.organization')
  usePageTitle(t('title'))
  return <OrganizationView />
}
