import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Says that the candidate is present, and returns the journal's entries after `lastSeq`. */
export const pingSession = (
  context: CommandContext,
  actor: CandidateActor,
  input: { readonly sessionId: string; readonly lastSeq: number },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: input.sessionId,
    afterSeq: input.lastSeq,
    event: (nowMs) => ({ type: 'pinged', nowMs }),
  })
