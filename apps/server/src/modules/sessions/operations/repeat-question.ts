import type { SessionView } from '../present'
import type * as repo from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Gives back the time in which the candidate listens to a question once more. Nothing is noted of it. */
export const repeatQuestion = (
  context: CommandContext,
  actor: repo.CandidateActor,
  input: { readonly sessionId: string; readonly turn: number },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: input.sessionId,
    event: (nowMs) => ({ type: 'questionRepeated', turn: input.turn, nowMs }),
  })
