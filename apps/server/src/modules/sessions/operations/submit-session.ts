import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Hands the ended interview in. Repeatable: there is one submission. */
export const submitSession = (
  context: CommandContext,
  actor: CandidateActor,
  input: { readonly sessionId: string },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: input.sessionId,
    event: (nowMs) => ({ type: 'submitted', nowMs }),
  })
