import { answerById, isKnownTake, isSpokenMode, isUnstartedAnswer } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import { isClosedToRecordings } from '../recording-deadline'
import * as repo from '../repo/index'

export interface RecordingClaim {
  readonly sessionId: string
  readonly answerId: string
  readonly take: number
}

/** A recording that is accepted. */
export interface AdmittedRecording {
  /** The answer whose recording starts with it, for `startRecording`; null: it was started before. */
  readonly starts: { readonly turn: number; readonly take: number } | null
}

/**
 * Accepts a recorded segment of an answer that was asked in this session, of a take that was started. In the caller's transaction,
 * whose actor decides what is visible: null if the session is not theirs. Without consent to a recording only typed modes are offered,
 * and no recording is accepted.
 */
export const admitUpload = async (
  deps: Pick<Deps, 'clock'>,
  tx: repo.Transaction,
  claim: RecordingClaim,
): Promise<AdmittedRecording | null> => {
  const row = await repo.readSession(tx, claim.sessionId)
  if (row === null) return null
  const answer = answerById(row.state, claim.answerId)
  if (answer === null || !isKnownTake(answer, claim.take)) throw new AppError('NOT_FOUND')
  if (!row.state.modesOffered.some(isSpokenMode)) throw new AppError('CONSENT_REQUIRED')
  if (isClosedToRecordings(row.state, deps.clock.nowMs())) throw new AppError('SESSION_ENDED')
  const { turn, take } = answer
  return { starts: isUnstartedAnswer(answer) ? { turn, take } : null }
}
