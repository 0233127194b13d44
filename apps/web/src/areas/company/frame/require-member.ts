import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../../../shared/api/api-error'
import { query } from '../../../shared/api/client'

const PROFILE_STALE_MS = 60_000

export const profileQuery = () => query.identity.profile.get.queryOptions({ staleTime: PROFILE_STALE_MS })

/** Lets signed-in people through; everyone else signs in first and comes back to `href`. */
export async function requireMember(queryClient: QueryClient, href: string): Promise<void> {
  try {
    await queryClient.ensureQueryData(profileQuery())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED')
      throw redirect({ to: '/company/sign-in', search: { return_url: href } })
    throw error
  }
}
