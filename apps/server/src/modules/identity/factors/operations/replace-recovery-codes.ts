import type { SignedIn } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { hasSecondFactor, lockSecondFactors } from '../../core/repo/second-factors'
import type { FactorDeps } from '../factor-deps'
import { mailChange } from '../record-change'
import { issueRecoveryCodes } from '../recovery-codes'
import { requireRecentSignIn } from '../require-recent-sign-in'

/** New recovery codes for a person with a second factor; the earlier ones end. */
export const replaceRecoveryCodes = async (
  deps: FactorDeps,
  caller: SignedIn,
): Promise<{ recoveryCodes: string[] }> => {
  requireRecentSignIn(deps, caller)
  const { userId } = caller
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    await lockSecondFactors(tx, userId)
    if (!(await hasSecondFactor(tx, userId))) throw notFound()
    await mailChange(deps, tx, { userId, change: 'recovery-codes-replaced' })
    return { recoveryCodes: await issueRecoveryCodes(deps, tx, userId) }
  })
}
