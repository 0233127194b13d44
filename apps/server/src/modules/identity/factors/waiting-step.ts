import type { Transaction } from '@candor/db'
import { AppError } from '../../../platform/errors'
import type { Browser } from '../core/browser'
import { type AccountCheck, checkAccountStatus } from '../core/check-account-status'
import { browserHash } from '../core/one-time-token'
import { findUser } from '../core/repo/users'
import type { FactorDeps } from './factor-deps'
import { findWaitingStep, lockStep, type SecondStepRow, updateStep } from './repo/second-steps'

type StepDeps = Pick<FactorDeps, 'clock' | 'keyedHash'>

/** The person who finished a sign-in, and the organization to open. */
export interface FinishedStep {
  readonly userId: string
  /** Null: their first. */
  readonly organizationId: string | null
}

/** The newest sign-in of this browser that waits for its second step. */
export const requireWaitingStep = async (deps: StepDeps, tx: Transaction, browser: Browser): Promise<SecondStepRow> => {
  const at = new Date(deps.clock.nowMs())
  const row =
    browser.token === '' ? undefined : await findWaitingStep(tx, { browserTokenHash: browserHash(deps, browser), at })
  if (row === undefined) throw new AppError('SECOND_FACTOR_EXPIRED')
  return row
}

/** Ends a step that was proven. Of simultaneous proofs one opens a session. */
export const finishStep = async (
  deps: StepDeps,
  tx: Transaction,
  step: SecondStepRow,
): Promise<{ checked: AccountCheck; finished: FinishedStep }> => {
  const locked = await lockStep(tx, step.id)
  if (locked === undefined || locked.consumedAt !== null) throw new AppError('SECOND_FACTOR_EXPIRED')
  const at = new Date(deps.clock.nowMs())
  await updateStep(tx, step.id, { consumedAt: at })
  const checked = await checkAccountStatus(tx, await findUser(tx, step.userId), at)
  return { checked, finished: { userId: step.userId, organizationId: step.organizationId } }
}

/** Refuses a person whose account was blocked or closed since the first step. */
export const requireAdmitted = ({
  checked,
  finished,
}: {
  checked: AccountCheck
  finished: FinishedStep
}): FinishedStep => {
  if (checked.kind === 'admitted') return finished
  throw new AppError(checked.kind === 'refused' ? checked.code : 'SECOND_FACTOR_EXPIRED')
}
