import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Ends the interview for good, without a submission. */
export const abortSession = (
  context: CommandContext,
  actor: CandidateActor,
  input: { readonly sessionId: string },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: input.sessionId,
    event: (nowMs) => ({ type: 'aborted', nowMs }),
  })
