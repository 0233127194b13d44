import type { Grant } from '@candor/contract'
import type { MemberCaller } from '../../../../http/caller'
import { setGrantExpiry } from '../repo/grants'
import { type GrantDeps, getGrant } from './get-grant'

/** Changes until when a grant is valid; null: until it is revoked. */
export const updateGrant = async (
  deps: GrantDeps,
  actor: MemberCaller,
  input: { id: string; expiresAt: string | null },
): Promise<Grant> => {
  const { organizationId } = actor
  const { id } = await getGrant(deps, actor, input)
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  await deps.withActor(actor, (tx) => setGrantExpiry(tx, { organizationId, id }, expiresAt))
  return getGrant(deps, actor, { id })
}
