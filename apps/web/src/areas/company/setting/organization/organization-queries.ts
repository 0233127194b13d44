import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../../../shared/api/client'
import { profileQuery } from '../../frame/require-member'

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
