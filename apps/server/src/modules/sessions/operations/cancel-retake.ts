import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { requireAnswer } from '../require-answer'
import { type CommandContext, runCommand } from '../run-command'

/** Abandons a retake that is under way. The take before stays current. */
export const cancelRetake = (
  context: CommandContext,
  actor: CandidateActor,
  input: { readonly sessionId: string; readonly answerId: string },
): Promise<SessionView> => {
  const { sessionId, answerId } = input
  return runCommand(context, actor, {
    sessionId,
    prepare: async (_tx, row) => {
      requireAnswer(row, answerId)
      return row
    },
    event: (nowMs) => ({ type: 'retakeCanceled', answerId, nowMs }),
  })
}
