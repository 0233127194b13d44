import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { requireAnswer } from '../require-answer'
import { type CommandContext, runCommand } from '../run-command'

/** Makes the take before the retake current again. */
export const revertRetake = (
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
    event: (nowMs) => ({ type: 'retakeReverted', answerId, nowMs }),
  })
}
