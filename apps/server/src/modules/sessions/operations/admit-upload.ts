import { answerById, isAborted, isKnownTake, isOver, type SessionMachineState, sessionLimits } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'
import { applyEvent } from './apply-event'
import type { CommandContext } from './run-command'

export interface RecordingClaim {
  readonly sessionId: string
  readonly answerId: string
  readonly take: number
}

/** Bytes that were kept on the device may still come for a day after the end; then the interview is closed for good. */
export const isClosed = (session: SessionMachineState, nowMs: number): boolean => {
  const { endedAtMs, isPractice } = session
  if (isAborted(session)) return true
  if (!isOver(session) || endedAtMs === null) return false
  return isPractice || nowMs > endedAtMs + sessionLimits.resumableForMs
}

/**
 * Lets a recorded segment in: it must be of an answer that was asked in this very session, and of a take that was begun. Tells the machine that the recording has begun.
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
  if (isClosed(row.state, deps.clock.nowMs())) throw new AppError('SESSION_ENDED')
  if (answer.state !== 'asked') return
  const { turn, take } = answer
  await applyEvent(context, actor, {
    sessionId: row.id,
    event: (nowMs) => ({ type: 'recordingStarted', turn, take, nowMs }),
  })
}
