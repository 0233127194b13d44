import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { endGrant } from '../repo/grants'

/** Revokes a grant; the next request of the viewer, or of a browser that opened the link, finds nothing. */
export const revokeGrant = async (
  deps: Pick<Deps, 'withActor' | 'audit' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<void> => {
  const { organizationId } = actor
  await deps.withActor(actor, async (tx) => {
    const ended = await endGrant(tx, { organizationId, id: input.id }, new Date(deps.clock.nowMs()))
    if (ended === undefined) throw notFound()
    const subject = { type: ended.targetType, id: ended.targetId }
    const grantee = ended.userId === null ? {} : { granteeId: ended.userId }
    await deps.audit.record(tx, { type: 'access.revoked', actor, subject, ...grantee })
  })
}
