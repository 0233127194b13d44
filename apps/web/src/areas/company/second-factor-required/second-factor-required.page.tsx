import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { requireUser } from '../frame/require-member'
import { factorsQuery } from '../setting/security/security-queries'
import { SecondFactorRequiredView } from './second-factor-required-view'

/** A member of an organization that requires a second factor, who has none yet. */
export const Route = createFileRoute('/company/second-factor-required')({
  beforeLoad: async ({ context, location }) => {
    const profile = await requireUser(context.queryClient, location.href)
    if (profile.organization === null) throw redirect({ to: '/company/no-organization', replace: true })
    if (!profile.needsSecondFactor) throw redirect({ to: '/company/interview-sets', replace: true })
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureAreas('company', 'account', 'settings', 'security'),
      queryClient.prefetchQuery({ ...factorsQuery(), retry: false }),
    ]),
  component: SecondFactorRequiredPage,
})

function SecondFactorRequiredPage() {
  const t = useTranslations('security.required')
  usePageTitle(t('title'))
  return <SecondFactorRequiredView />
}
