import type { SessionView } from '../present'
import type * as repo from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Starts or ends the candidate's own pace. No reason is asked, and the company never learns of it. */
export const setPace = (
  context: CommandContext,
  actor: repo.CandidateActor,
  input: { readonly sessionId: string; readonly isOwnPace: boolean },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: input.sessionId,
    event: (nowMs) => ({ type: 'paceChanged', isOwnPace: input.isOwnPace, nowMs }),
  })
