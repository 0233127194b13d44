import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Ends the interview because the candidate leaves it. */
export const endSession = (
  context: CommandContext,
  actor: CandidateActor,
  input: { readonly sessionId: string },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: input.sessionId,
    event: (nowMs) => ({ type: 'ended', reason: 'left', nowMs }),
  })
