import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { deleteGrant } from '../repo/grants'

/** Revokes a grant; the viewer's next request finds nothing. */
export const revokeGrant = async (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<void> => {
  const { organizationId } = actor
  const isRevoked = await deps.withActor(actor, (tx) => deleteGrant(tx, { organizationId, id: input.id }))
  if (!isRevoked) throw notFound()
}
