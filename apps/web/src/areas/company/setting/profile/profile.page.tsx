import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../../shared/page-title'
import { search, text } from '../../../../shared/search'
import { linkedQuery } from './linked-query'
import { ProfileView } from './profile-view'

export const Route = createFileRoute('/_member/_setting/company/setting/profile')({
  validateSearch: search({ connect_error: text }),
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery({ ...linkedQuery(), retry: false }),
  component: ProfilePage,
})

function ProfilePage() {
  const t = useTranslations('settings.profile')
  usePageTitle(t('title'))
  return <ProfileView connectError={Route.useSearch().connect_error} />
}
