import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { listMemberships } from '../../core/repo/organizations'

/** The security settings of the current organization; any other is reported as missing. */
export const getSecurity = async (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ requiresSecondFactor: boolean }> => {
  if (input.id !== actor.organizationId) throw notFound()
  const memberships = await deps.withActor({ kind: 'auth' }, (tx) => listMemberships(tx, actor.userId))
  const own = memberships.find(({ organizationId }) => organizationId === input.id)
  if (own === undefined) throw notFound()
  return { requiresSecondFactor: own.requiresSecondFactor }
}
