import type { Grant } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { updateTerms } from '../repo/grants'
import { requireShareEnd } from '../share-end'
import { type GrantDeps, getGrant } from './get-grant'

export interface NewTerms {
  readonly id: string
  /** Null: a member's holds until it is revoked, a link as long as a new one. Without it: unchanged. */
  readonly expiresAt?: string | null | undefined
  readonly mayWatch?: boolean | undefined
}

const getEnd = (before: Grant, { expiresAt }: NewTerms, nowMs: number): Date | null => {
  if (expiresAt !== undefined) return requireShareEnd(before.kind, expiresAt, nowMs)
  return before.expiresAt === null ? null : new Date(before.expiresAt)
}

/** Changes until when a grant is valid, and whether recordings are part of it. */
export const updateGrant = async (
  deps: GrantDeps & Pick<Deps, 'audit' | 'clock'>,
  actor: MemberCaller,
  input: NewTerms,
): Promise<Grant> => {
  const { organizationId } = actor
  const before = await getGrant(deps, actor, input)
  const { id, userId, targetType, targetId } = before
  const expiresAt = getEnd(before, input, deps.clock.nowMs())
  await deps.withActor(actor, async (tx) => {
    await updateTerms(tx, { organizationId, id }, { expiresAt, mayWatch: input.mayWatch ?? before.mayWatch })
    const subject = { type: targetType, id: targetId }
    const grantee = userId === null ? {} : { granteeId: userId }
    await deps.audit.record(tx, { type: 'access.changed', actor, subject, ...grantee })
  })
  return getGrant(deps, actor, { id })
}
