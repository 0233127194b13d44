import { isOwnerRole, mayResetSecondFactors } from '@candor/domain'
import type { MemberCaller, SignedIn } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { listMemberships } from '../../core/repo/organizations'
import { deleteSecondFactors, lockSecondFactors } from '../../core/repo/second-factors'
import { deleteSessions } from '../../core/repo/sessions'
import { findMember } from '../../organizations/repo/members'
import type { FactorDeps } from '../factor-deps'
import { mailChange } from '../record-change'
import { requireRecentSignIn } from '../require-recent-sign-in'

/**
 * Removes the factors of a member who lost them all. Every session of the member ends and they are informed: an owner gets
 * no way in by this, because the first step still needs the member's mailbox or password.
 */
export const resetMemberFactors = async (
  deps: FactorDeps,
  actor: MemberCaller & Pick<SignedIn, 'authenticatedAtMs'>,
  input: { id: string },
): Promise<void> => {
  const row = await deps.withActor(actor, (tx) =>
    findMember(tx, { organizationId: actor.organizationId, id: input.id }),
  )
  if (row === undefined) throw notFound()
  requireRecentSignIn(deps, actor)
  const { userId } = row
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    await lockSecondFactors(tx, userId)
    const memberships = await listMemberships(tx, userId)
    const own = memberships.find(({ organizationId }) => organizationId === actor.organizationId)
    if (own === undefined) throw notFound()
    const isAllowed = mayResetSecondFactors({
      isSelf: userId === actor.userId,
      isTargetOwner: isOwnerRole(own.role),
      organizations: memberships.length,
    })
    if (!isAllowed) throw new AppError('SECOND_FACTOR_RESET_NOT_ALLOWED')
    await deleteSecondFactors(tx, userId)
    await deleteSessions(tx, { userId })
    await deps.audit.record(tx, { type: 'second_factor.reset', actor, subject: { type: 'user', id: userId } })
    await mailChange(deps, tx, { userId, change: 'reset-by-owner' })
  })
}
