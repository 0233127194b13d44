import { applyEvent } from './apply-event'
import type { CandidateActor } from './repo/index'
import type { CommandContext } from './run-command'

/** Tells the session machine that the recording of an answer has started. Repeatable. */
export const startRecording = async (
  context: CommandContext,
  actor: CandidateActor,
  recording: { readonly sessionId: string; readonly turn: number; readonly take: number },
): Promise<void> => {
  const { sessionId, turn, take } = recording
  await applyEvent(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'recordingStarted', turn, take, nowMs }),
  })
}
