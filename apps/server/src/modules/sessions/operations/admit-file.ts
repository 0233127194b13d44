import { hasBegun } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'

/** Files are handed in before the interview begins: afterwards they stay as they were. */
export const admitFile = async (
  deps: Pick<Deps, 'withActor'>,
  actor: repo.CandidateActor,
  sessionId: string,
): Promise<void> => {
  const row = await deps.withActor(actor, (tx) => repo.readSession(tx, sessionId))
  if (row === null) throw new AppError('SESSION_NOT_FOUND')
  if (hasBegun(row.state)) throw new AppError('SESSION_ALREADY_STARTED')
}
