import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../../shared/page-title'
import { sessionsQuery } from './sessions-query'
import { SessionsView } from './sessions-view'

export const Route = createFileRoute('/_member/_setting/company/setting/sessions')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery({ ...sessionsQuery(), retry: false }),
  component: SessionsPage,
})

function SessionsPage() {
  const t = useTranslations('settings.sessions')
  usePageTitle(t('title'))
  return <SessionsView />
}
