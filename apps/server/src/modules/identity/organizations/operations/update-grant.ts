import type { Grant } from '@candor/contract'
import { decideShareEnd } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { updateTerms } from '../repo/grants'
import { type GrantDeps, getGrant } from './get-grant'

export interface NewTerms {
  readonly id: string
  /** Null: a member's holds until it is revoked, a link as long as a new one. Without it: unchanged. */
  readonly expiresAt?: string | null | undefined
  readonly mayWatch?: boolean | undefined
}

const parseEnd = (expiresAt: string | null): number | null => (expiresAt === null ? null : Date.parse(expiresAt))

const getEnd = (before: Grant, { expiresAt }: NewTerms, nowMs: number): Date | null => {
  const endMs =
    expiresAt === undefined
      ? parseEnd(before.expiresAt)
      : decideShareEnd(before.kind, { wantedMs: parseEnd(expiresAt), nowMs })
  if (endMs === 'invalid') throw new AppError('SHARE_EXPIRY_INVALID')
  return endMs === null ? null : new Date(endMs)
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
