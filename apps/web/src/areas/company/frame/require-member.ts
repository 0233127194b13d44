import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '../../../shared/api/api-error'
import { profileQuery } from '../../../shared/api/profile'
import { blockedReason } from '../blocked/blocked-reason'

/** Lets signed-in people through; everyone else signs in first and comes back to `href`. */
export async function requireUser(queryClient: QueryClient, href: string) {
  try {
    return await queryClient.ensureQueryData(profileQuery())
  } catch (error) {
    const reason = blockedReason(error)
    if (reason) throw redirect({ to: '/company/blocked', search: { reason } })
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED')
      throw redirect({ to: '/company/sign-in', search: { return_url: href } })
    throw error
  }
}

/** Lets members of an organization through; who is in none founds one first. */
export async function requireMember(queryClient: QueryClient, href: string): Promise<void> {
  const profile = await requireUser(queryClient, href)
  if (profile.organization === null) throw redirect({ to: '/company/no-organization' })
  if (profile.needsSecondFactor) throw redirect({ to: '/company/second-factor-required' })
}
