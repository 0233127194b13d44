import type { Grant } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { setGrantExpiry } from '../repo/grants'
import { type GrantDeps, getGrant } from './get-grant'

/** Changes until when a grant is valid; null: until it is revoked. */
export const updateGrant = async (
  deps: GrantDeps & Pick<Deps, 'audit'>,
  actor: MemberCaller,
  input: { id: string; expiresAt: string | null },
): Promise<Grant> => {
  const { organizationId } = actor
  const { id, userId, targetType, targetId } = await getGrant(deps, actor, input)
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  await deps.withActor(actor, async (tx) => {
    await setGrantExpiry(tx, { organizationId, id }, expiresAt)
    const subject = { type: targetType, id: targetId }
    await deps.audit.record(tx, { type: 'access.changed', actor, subject, granteeId: userId })
  })
  return getGrant(deps, actor, { id })
}
