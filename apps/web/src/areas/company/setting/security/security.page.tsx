import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../../shared/page-title'
import { factorsQuery } from './security-queries'
import { SecurityView } from './security-view'

export const Route = createFileRoute('/_member/_setting/company/setting/security')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureAreas('security'), queryClient.prefetchQuery({ ...factorsQuery(), retry: false })]),
  component: SecurityPage,
})

function SecurityPage() {
  const t = useTranslations('security')
  usePageTitle(t('title'))
  return <SecurityView />
}
