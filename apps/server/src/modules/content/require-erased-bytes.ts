import type { ErasedCounts } from '@candor/db'
import type { ErasedSession } from '../../platform/interview-erasure'
import { hasStored, lockAnswers, type Transaction } from './repo/erase'

/**
 * Runs before an interview's rows are deleted. A recording that began after the bytes were erased would lose its row here and keep
 * its bytes, so the run fails and erases them when it is repeated.
 */
export const requireErasedBytes = async (
  tx: Transaction,
  { sessionId }: Pick<ErasedSession, 'sessionId'>,
): Promise<ErasedCounts> => {
  await lockAnswers(tx, sessionId)
  if (await hasStored(tx, sessionId)) throw new Error('a recording arrived while its interview was erased')
  return {}
}
