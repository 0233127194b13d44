import type { Grant } from '@candor/contract'
import type { MemberCaller } from '../../../../http/caller'
import { presentGrants } from '../present'
import * as repo from '../repo/grants'
import type { GrantDeps } from './get-grant'

/** Grants of the current organization, including expired ones: they can be renewed. */
export const listGrants = async (
  deps: GrantDeps,
  actor: MemberCaller,
  input: { targetIds?: readonly string[] | undefined; userId?: string | undefined },
): Promise<Grant[]> => {
  const { organizationId } = actor
  const { targetIds, userId } = input
  const rows = await deps.withActor(actor, (tx) => repo.listGrants(tx, { organizationId, targetIds, userId }))
  return presentGrants(deps, actor, rows)
}
