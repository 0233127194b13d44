import type { SecondFactorChange } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { mayRemoveSecondFactor } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import { listMemberships } from '../core/repo/organizations'
import { countSecondFactors, lockSecondFactors } from '../core/repo/second-factors'
import type { FactorDeps } from './factor-deps'
import { mailChange } from './record-change'
import { deleteRecoveryCodes } from './repo/recovery-codes'

/**
 * Removes one factor. The person's factors are locked first: two removals at once can't both leave "the other" one. With
 * the last factor its recovery codes end.
 */
export const removeFactor = async (
  deps: FactorDeps,
  tx: Transaction,
  input: { userId: string; change: SecondFactorChange; remove: () => Promise<void> },
): Promise<void> => {
  const { userId } = input
  await lockSecondFactors(tx, userId)
  const factors = await countSecondFactors(tx, userId)
  const memberships = await listMemberships(tx, userId)
  const isRequired = memberships.some(({ requiresSecondFactor }) => requiresSecondFactor)
  if (!mayRemoveSecondFactor({ factors, isRequired })) throw new AppError('LAST_SECOND_FACTOR')
  await input.remove()
  if (factors === 1) await deleteRecoveryCodes(tx, userId)
  await mailChange(deps, tx, input)
}
