import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { hasSecondFactor, lockSecondFactors } from '../../core/repo/second-factors'
import type { FactorDeps } from '../factor-deps'
import { recordAdded } from '../record-change'
import { confirmPendingSecret, lockApp } from '../repo/apps'
import { requireRecentSignIn } from '../require-recent-sign-in'
import { findTotpStep } from '../totp'

/** Puts an app into use once it shows the right code. That code can't be used again to sign in. */
export const confirmApp = async (
  deps: FactorDeps,
  caller: SignedIn,
  input: { code: string },
): Promise<{ recoveryCodes: string[] | null }> => {
  requireRecentSignIn(deps, caller)
  const { userId, sessionId } = caller
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    await lockSecondFactors(tx, userId)
    const row = await lockApp(tx, userId)
    const nowMs = deps.clock.nowMs()
    const isPending = row?.pendingUntil != null && row.pendingUntil.getTime() > nowMs
    const secret = isPending ? deps.secretBox.decrypt(row.pendingSecret ?? '', userId) : null
    if (secret === null) throw new AppError('SECOND_FACTOR_EXPIRED')
    const step = findTotpStep(secret, input.code, { nowMs, lastUsedStep: null })
    if (step === null) throw new AppError('SECOND_FACTOR_INVALID')
    const isFirst = !(await hasSecondFactor(tx, userId))
    await confirmPendingSecret(tx, userId, { confirmedAt: new Date(nowMs), lastUsedStep: step })
    return { recoveryCodes: await recordAdded(deps, tx, { userId, sessionId, isFirst, change: 'app-added' }) }
  })
}
