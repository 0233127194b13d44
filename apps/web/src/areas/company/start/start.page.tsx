import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { profileQuery } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { StartView } from './start-view'

export const Route = createFileRoute('/_member/company/start')({
  beforeLoad: async ({ context }) => {
    const { can } = await context.queryClient.ensureQueryData(profileQuery())
    // Every sign-in leads here, and only members who review have something to do here.
    if (!can['submission.review']) throw redirect({ to: '/company/interview-sets', replace: true })
  },
  loader: () => ensureAreas('start', 'submissionList'),
  component: StartPage,
})

function StartPage() {
  usePageTitle(useTranslations('start')('title'))
  return <StartView />
}
