import type { Turn } from '@candor/contract'
import { boundAnswer } from '../committed-answer'
import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

/** Commits a candidate's turn; the interviewer replies to it. */
export const commitTurn = (context: CommandContext, actor: CandidateActor, turn: Turn): Promise<SessionView> => {
  const { sessionId, ...given } = boundAnswer(turn)
  return runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'turnCommitted', ...given, nowMs }),
  })
}
