import type { SecondFactorMethod } from '@candor/contract'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { query } from '../../../shared/api/client'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { canUsePasskeys } from '../../../shared/passkeys'
import { innerPath, search } from '../../../shared/search'
import { useRefusalRedirects } from '../blocked/use-refusal-redirects'
import { SecondFactorView } from './second-factor-view'

// Apart, so that its type is known to `beforeLoad`.
const validateSearch = search({ return_url: innerPath })

/** The second step of the sign-in that waits in this browser; without one, the first step. */
export const Route = createFileRoute('/company/second-factor')({
  validateSearch,
  beforeLoad: async ({ context, search: { return_url } }): Promise<{ methods: SecondFactorMethod[] }> => {
    try {
      const { methods } = await context.queryClient.fetchQuery(
        query.identity.secondStep.get.queryOptions({ staleTime: 0, gcTime: 0, retry: false }),
      )
      return { methods: methods.filter((method) => method !== 'passkey' || canUsePasskeys()) }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_EXPIRED') throw error
      throw redirect({ to: '/company/sign-in', search: return_url === undefined ? {} : { return_url } })
    }
  },
  loader: () => ensureAreas('company', 'account', 'security'),
  component: SecondFactorPage,
})

function SecondFactorPage() {
  const t = useTranslations('security.step')
  const { methods } = Route.useRouteContext()
  usePageTitle(t('title'))
  useRefusalRedirects()
  return <SecondFactorView methods={methods} returnUrl={Route.useSearch().return_url} />
}
