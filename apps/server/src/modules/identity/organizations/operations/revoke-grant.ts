import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { deleteGrant } from '../repo/grants'

/** Revokes a grant; the viewer's next request finds nothing. */
export const revokeGrant = async (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<void> => {
  const { organizationId } = actor
  await deps.withActor(actor, async (tx) => {
    const revoked = await deleteGrant(tx, { organizationId, id: input.id })
    if (revoked === undefined) throw notFound()
    const subject = { type: revoked.targetType, id: revoked.targetId }
    await deps.audit.record(tx, { type: 'access.revoked', actor, subject, granteeId: revoked.userId })
  })
}
