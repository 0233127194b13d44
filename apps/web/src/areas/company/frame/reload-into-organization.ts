import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client'
import { profileQuery } from '../../../shared/api/profile'

interface Entry {
  /** The organization to work in. Null: the session's current one, or another of the person's organizations. */
  readonly organizationId: string | null
  /** Where to continue. */
  readonly path: string
}

/**
 * Continues in another organization with a full page load, so that no loaded or typed data of the previous one remains.
 * A person without any organization goes to the page that creates one.
 */
export async function reloadIntoOrganization(queryClient: QueryClient, { organizationId, path }: Entry): Promise<void> {
  // From here on requests no longer say that they come from a page of the previous organization (S-11).
  queryClient.removeQueries({ queryKey: profileQuery().queryKey, exact: true })
  const { organization, organizations } = await api.identity.profile.get()
  const wanted = organizationId ?? organization?.id ?? organizations[0]?.id
  if (wanted !== undefined && wanted !== organization?.id)
    await api.identity.organization.change({ query: { organization_id: wanted } })
  window.location.assign(wanted === undefined ? '/company/no-organization' : path)
}
