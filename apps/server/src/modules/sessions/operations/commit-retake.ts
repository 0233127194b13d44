import type { Turn } from '@candor/contract'
import { boundAnswer } from '../committed-answer'
import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Commits another take of an answer, which is the current take from now on. */
export const commitRetake = (context: CommandContext, actor: CandidateActor, turn: Turn): Promise<SessionView> => {
  const { sessionId, ...given } = boundAnswer(turn)
  return runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'retakeCommitted', ...given, nowMs }),
  })
}
