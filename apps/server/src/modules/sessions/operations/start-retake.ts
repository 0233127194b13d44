import { endedWithoutWords } from '@candor/domain'
import { requireAttemptOfSession } from '../attempts'
import type { SessionView } from '../present'
import * as repo from '../repo/index'
import { requireAnswer } from '../require-answer'
import { type CommandContext, runCommand } from '../run-command'
import { getCurrentFaultReport } from '../take-fault-report'

/** Starts a retake. Whether the current take is unusable is read from the rows, under the session's lock. */
export const startRetake = async (
  context: CommandContext,
  actor: repo.CandidateActor,
  input: { readonly sessionId: string; readonly answerId: string },
): Promise<SessionView> => {
  const { sessionId, answerId } = input
  let isUnusable = false
  // Its submission would be one more than the set allows, where another interview has used the last attempt since.
  await requireAttemptOfSession(context.deps, actor, { id: sessionId, isConcerned: endedWithoutWords })
  return runCommand(context, actor, {
    sessionId,
    prepare: async (tx, row) => {
      const answer = requireAnswer(row, answerId)
      const recorded = { segments: await repo.listSegments(tx, row.id), faults: await repo.listFaults(tx, row.id) }
      isUnusable = getCurrentFaultReport(recorded, answer).isUnusable
      return row
    },
    event: (nowMs) => ({ type: 'retakeStarted', answerId, isUnusable, nowMs }),
  })
}
