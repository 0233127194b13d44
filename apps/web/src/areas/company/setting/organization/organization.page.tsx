import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { profileQuery } from '../../../../shared/api/profile'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../../shared/page-title'
import { loadOrganization } from './organization-queries'
import { OrganizationView } from './organization-view'

export const Route = createFileRoute('/_member/_setting/company/setting/organization')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureAreas('security'),
      loadOrganization(queryClient, queryClient.getQueryData(profileQuery().queryKey)?.organization?.id),
    ]),
  component: OrganizationPage,
})

function OrganizationPage() {
  const t = useTranslations('settings.organization')
  usePageTitle(t('title'))
  return <OrganizationView />
}
