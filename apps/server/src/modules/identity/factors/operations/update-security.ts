import type { MemberCaller, SignedIn } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { updateOrganization } from '../../core/repo/organizations'
import { hasSecondFactor, lockSecondFactors } from '../../core/repo/second-factors'
import type { FactorDeps } from '../factor-deps'
import { requireRecentSignIn } from '../require-recent-sign-in'

/**
 * Requires a second factor of every member of the current organization, or no longer. The owner who requires it must have one:
 * otherwise the change would shut its author out. From the next request on, members without one can open nothing of it.
 */
export const updateSecurity = async (
  deps: FactorDeps,
  actor: MemberCaller & Pick<SignedIn, 'authenticatedAtMs'>,
  input: { id: string; requiresSecondFactor: boolean },
): Promise<{ requiresSecondFactor: boolean }> => {
  const { id, requiresSecondFactor } = input
  if (id !== actor.organizationId) throw notFound()
  requireRecentSignIn(deps, actor)
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    await lockSecondFactors(tx, actor.userId)
    if (requiresSecondFactor && !(await hasSecondFactor(tx, actor.userId))) {
      throw new AppError('OWN_SECOND_FACTOR_REQUIRED')
    }
  })
  const updatedAt = new Date(deps.clock.nowMs())
  await deps.withActor(actor, async (tx) => {
    if (!(await updateOrganization(tx, id, { requiresSecondFactor, updatedAt }))) throw notFound()
    const subject = { type: 'organization', id } as const
    await deps.audit.record(tx, { type: 'second_factor.requirement_changed', actor, subject })
  })
  return { requiresSecondFactor }
}
