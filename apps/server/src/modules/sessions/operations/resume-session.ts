import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Continues an interview that was interrupted. */
export const resumeSession = (
  context: CommandContext,
  actor: CandidateActor,
  input: { readonly sessionId: string },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: input.sessionId,
    event: (nowMs) => ({ type: 'resumed', nowMs }),
  })
