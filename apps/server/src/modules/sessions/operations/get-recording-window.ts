import { hasUsedOwnPace, type RecordingWindow, sessionLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import { isClosedToRecordings } from '../recording-deadline'
import * as repo from '../repo/index'

/** When the recordings of a session were made, and whether it accepts no more of them. */
export const getRecordingWindow = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: repo.CandidateActor,
  sessionId: string,
): Promise<RecordingWindow & { readonly isClosed: boolean }> => {
  const row = await deps.withActor(actor, (tx) => repo.readSession(tx, sessionId))
  if (row === null) throw new AppError('NOT_FOUND')
  const { begunAtMs, endedAtMs, clock } = row.state
  const isClosed = isClosedToRecordings(row.state, deps.clock.nowMs())
  const durationMs = hasUsedOwnPace(row.state) ? sessionLimits.ownPaceMs : clock.allowanceMs
  return { begunAtMs, endedAtMs, durationMs, isClosed }
}
