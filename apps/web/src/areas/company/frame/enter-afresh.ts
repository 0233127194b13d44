import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client'
import { profileQuery } from '../../../shared/api/profile'

interface Entry {
  /** The organization to work in; null: the one the session works in, or another of the person. */
  readonly organizationId: string | null
  /** Where to go on. */
  readonly path: string
}

/**
 * The session works in another organization now, or must: goes on there with a page that is loaded anew, so that nothing loaded or
 * typed for the one before is left. Who is in none any more goes to where one can be founded.
 */
export async function enterAfresh(queryClient: QueryClient, { organizationId, path }: Entry): Promise<void> {
  // From here on requests no longer say that they come from a page of the organization before (S-11).
  queryClient.removeQueries({ queryKey: profileQuery().queryKey, exact: true })
  const { organization, organizations } = await api.identity.profile.get()
  const wanted = organizationId ?? organization?.id ?? organizations[0]?.id
  if (wanted !== undefined && wanted !== organization?.id)
    await api.identity.organization.change({ query: { organization_id: wanted } })
  window.location.assign(wanted === undefined ? '/company/no-organization' : path)
}
