import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { requireUser } from '../frame/require-member'
import { NoOrganizationView } from './no-organization-view'

/** Signed in, and in no organization: a new invite was never accepted, or the last membership ended. */
export const Route = createFileRoute('/company/no-organization')({
  beforeLoad: async ({ context, location }) => {
    const profile = await requireUser(context.queryClient, location.href)
    if (profile.organization !== null) throw redirect({ to: '/company/interview-sets', replace: true })
  },
  loader: () => ensureAreas('company', 'account'),
  component: NoOrganizationPage,
})

function NoOrganizationPage() {
  const t = useTranslations('account.noOrganization')
  usePageTitle(t('title'))
  useRefusalRedirects()
  return <NoOrganizationView />
}
