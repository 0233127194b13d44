import type { UsedPasskey } from '@candor/contract'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import type { FactorDeps } from '../factor-deps'
import { findPasskeyByCredential } from '../repo/passkeys'
import { verifyPasskey } from '../verify-passkey'
import { type FinishedStep, finishStep, requireAdmitted, requireWaitingStep } from '../waiting-step'

/** A refused passkey is a failed sign-in: someone has passed the person's first step. */
const recordRefusal = async <T>(deps: FactorDeps, userId: string, verify: () => Promise<T>): Promise<T> => {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof AppError && error.code === 'PASSKEY_REFUSED') {
      await deps.withActor({ kind: 'auth' }, (tx) =>
        deps.audit.recordForAccount(tx, { type: 'sign_in.failed', userId, isByOwner: false }),
      )
    }
    throw error
  }
}

/** Finishes the sign-in that waits in this browser with a passkey of its person; returns whose session to open. */
export const verifyPasskeyStep = async (
  deps: FactorDeps,
  browser: Browser,
  input: { used: UsedPasskey },
): Promise<FinishedStep> => {
  const { used } = input
  const { step, row } = await deps.withActor({ kind: 'auth' }, async (tx) => ({
    step: await requireWaitingStep(deps, tx, browser),
    row: await findPasskeyByCredential(tx, used.id),
  }))
  const own = row?.userId === step.userId ? row : undefined
  const binding = { purpose: 'second-step', holder: step.id } as const
  const outcome = await recordRefusal(deps, step.userId, async () => {
    const recordUse = await verifyPasskey(deps, { used, row: own, binding })
    return deps.withActor({ kind: 'auth' }, async (tx) => {
      await recordUse(tx)
      return finishStep(deps, tx, step)
    })
  })
  return requireAdmitted(outcome)
}
