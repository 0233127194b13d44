import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../../../shared/api/client'
import { profileQuery } from '../../../../shared/api/profile'

export const detailQuery = (id: string) => query.identity.organization.get.queryOptions({ input: { id } })
export const membersQuery = () => query.identity.member.list.queryOptions()
export const invitesQuery = (id: string) => query.identity.invite.list.queryOptions({ input: { id } })
export const rolesQuery = () => query.identity.role.list.queryOptions({ staleTime: Number.POSITIVE_INFINITY })

/** What one change of members lets or forbids the caller to do with the others is the server's to say: it is asked again. */
export async function renewRights(queryClient: QueryClient, organizationId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: detailQuery(organizationId).queryKey }),
    queryClient.invalidateQueries({ queryKey: membersQuery().queryKey }),
  ])
}

/** What the page shows is there when it is drawn, so that nothing moves; what could not be loaded, its part of the page says. */
export async function loadOrganization(queryClient: QueryClient, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const loadInvites = async (): Promise<void> => {
    await queryClient.prefetchQuery({ ...detailQuery(id), retry: false })
    const mayInvite = queryClient.getQueryData(detailQuery(id).queryKey)?.can.invite ?? false
    if (mayInvite) await queryClient.prefetchQuery({ ...invitesQuery(id), retry: false })
  }
  await Promise.all([
    loadInvites(),
    queryClient.prefetchQuery({ ...membersQuery(), retry: false }),
    queryClient.prefetchQuery({ ...rolesQuery(), retry: false }),
  ])
}
