import { decideSecondFactorGuess, refundSecondFactorGuess } from '@candor/domain'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { isBrowserKnownTo } from '../../core/limiter'
import { lockIdentifier } from '../../core/repo/limits'
import type { Transaction } from '../../core/repo/transaction'
import type { FactorDeps } from '../factor-deps'
import { mailChange } from '../record-change'
import { hashRecoveryCode } from '../recovery-codes'
import { lockApp, setLastUsedStep } from '../repo/apps'
import { consumeRecoveryCode } from '../repo/recovery-codes'
import { findStepCounters, lockStep, type SecondStepRow, saveStepCounters, updateStep } from '../repo/second-steps'
import { findTotpStep } from '../totp'
import { type FinishedStep, finishStep, requireAdmitted, requireWaitingStep } from '../waiting-step'

export interface StepCode {
  readonly method: 'app' | 'recovery'
  readonly code: string
}

/** Uses a code of the app: the step that it belongs to is noted, so that it works once. */
const consumeAppCode = async (
  deps: FactorDeps,
  tx: Transaction,
  input: { userId: string; code: string },
): Promise<boolean> => {
  const { userId, code } = input
  const row = await lockApp(tx, userId)
  const secret = row?.secret == null ? null : deps.secretBox.decrypt(row.secret, userId)
  if (row === undefined || secret === null) return false
  const step = findTotpStep(secret, code, { nowMs: deps.clock.nowMs(), lastUsedStep: row.lastUsedStep })
  if (step === null) return false
  await setLastUsedStep(tx, userId, step)
  return true
}

const consumeCode = async (
  deps: FactorDeps,
  tx: Transaction,
  input: StepCode & { userId: string },
): Promise<boolean> => {
  const { method, code, userId } = input
  if (method === 'app') return consumeAppCode(deps, tx, { userId, code })
  const isRight = await consumeRecoveryCode(tx, { userId, codeHash: hashRecoveryCode(deps, userId, code) })
  if (isRight) await mailChange(deps, tx, { userId, change: 'recovery-code-used' })
  return isRight
}

/**
 * Counts a guess, or refuses it. The person's counter is locked before the step, in the one order in which both are ever
 * locked.
 */
const countGuess = async (deps: FactorDeps, tx: Transaction, input: { waiting: SecondStepRow; browser: Browser }) => {
  const { userId, id } = input.waiting
  const key = deps.keyedHash('second-factor', userId)
  await lockIdentifier(tx, key)
  const step = await lockStep(tx, id)
  if (step === undefined) throw new AppError('SECOND_FACTOR_EXPIRED')
  const nowMs = deps.clock.nowMs()
  const updatedAt = new Date(nowMs)
  const outcome = decideSecondFactorGuess({
    step: {
      attempts: step.attempts,
      expiresAtMs: step.expiresAt.getTime(),
      consumedAtMs: step.consumedAt?.getTime() ?? null,
    },
    counters: await findStepCounters(tx, key),
    isKnownBrowser: await isBrowserKnownTo(deps, tx, { userId, browser: input.browser }),
    nowMs,
  })
  if (outcome.kind === 'refused') {
    const params = 'retryAtMs' in outcome ? { seconds: Math.ceil((outcome.retryAtMs - nowMs) / 1000) } : {}
    throw new AppError(outcome.code, { params })
  }
  await saveStepCounters(tx, key, { value: outcome.counters, updatedAt })
  await updateStep(tx, id, { attempts: outcome.attempts })
  return {
    refund: () => saveStepCounters(tx, key, { value: refundSecondFactorGuess(outcome.counters), updatedAt }),
  }
}

/**
 * Judges a code for the sign-in that waits in this browser; returns whose session to open. A wrong guess is returned from
 * the transaction, not thrown in it: its count must be committed.
 */
export const verifySecondStep = async (deps: FactorDeps, browser: Browser, input: StepCode): Promise<FinishedStep> => {
  const outcome = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const waiting = await requireWaitingStep(deps, tx, browser)
    const counted = await countGuess(deps, tx, { waiting, browser })
    const { userId } = waiting
    if (!(await consumeCode(deps, tx, { ...input, userId }))) {
      await deps.audit.recordForAccount(tx, { type: 'sign_in.failed', userId, isByOwner: false })
      return null
    }
    await counted.refund()
    return finishStep(deps, tx, waiting)
  })
  if (outcome === null) throw new AppError('SECOND_FACTOR_INVALID')
  return requireAdmitted(outcome)
}
