import { answerById, isKnownTake, isUnstartedAnswer } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import { applyEvent } from '../apply-event'
import { isClosedToRecordings } from '../recording-deadline'
import * as repo from '../repo/index'
import type { CommandContext } from '../run-command'

export interface RecordingClaim {
  readonly sessionId: string
  readonly answerId: string
  readonly take: number
}

/**
 * Accepts a recorded segment of an answer that was asked in this session, of a take that was started. Tells the session
 * machine that the recording has started.
 */
export const admitUpload = async (
  context: CommandContext,
  actor: repo.CandidateActor,
  claim: RecordingClaim,
): Promise<void> => {
  const { deps } = context
  const row = await deps.withActor(actor, (tx) => repo.readSession(tx, claim.sessionId))
  if (row === null) throw new AppError('NOT_FOUND')
  const answer = answerById(row.state, claim.answerId)
  if (answer === null || !isKnownTake(answer, claim.take)) throw new AppError('NOT_FOUND')
  if (isClosedToRecordings(row.state, deps.clock.nowMs())) throw new AppError('SESSION_ENDED')
  if (!isUnstartedAnswer(answer)) return
  const { turn, take } = answer
  await applyEvent(context, actor, {
    sessionId: row.id,
    event: (nowMs) => ({ type: 'recordingStarted', turn, take, nowMs }),
  })
}
