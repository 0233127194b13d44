import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { query } from '../../../shared/api/client'
import { watchRefusals } from './watch-refusals'

/** While the page is shown: a suspended or closed account leads to the page that says so, a lost membership to founding one. */
export function useRefusalRedirects(): void {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      watchRefusals(queryClient, {
        blocked: (reason) => void router.navigate({ to: '/company/blocked', search: { reason }, replace: true }),
        noOrganization: () => {
          queryClient.removeQueries({ queryKey: query.identity.profile.key() })
          void router.navigate({ to: '/company/no-organization', replace: true })
        },
        secondFactorRequired: () => {
          queryClient.removeQueries({ queryKey: query.identity.profile.key() })
          void router.navigate({ to: '/company/second-factor-required', replace: true })
        },
      }),
    [queryClient, router],
  )
}
