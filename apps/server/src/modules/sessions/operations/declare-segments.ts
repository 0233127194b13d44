import type { ReportedFault } from '@candor/contract'
import { answerById, keptReports } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import type { SessionView } from '../present'
import { isClosedToRecordings } from '../recording-deadline'
import * as repo from '../repo/index'
import { type CommandContext, runCommand } from '../run-command'

interface DeclaredSegments {
  readonly sessionId: string
  readonly answerId: string
  readonly take: number
  readonly segmentCount: number
  readonly faults: readonly ReportedFault[]
}

/**
 * Stores how many segments a take has and what went wrong in it, both or neither. Accepted after the end, too, for as
 * long as recordings may arrive.
 */
export const declareSegments = async (
  context: CommandContext,
  actor: repo.CandidateActor,
  input: DeclaredSegments,
): Promise<SessionView> => {
  const { sessionId, faults, ...declared } = input
  const { answerId, take } = declared
  const reported = keptReports(faults)
  const view = await runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'segmentsDeclared', ...declared, nowMs }),
    afterWrite: async (tx, row, nowMs) => {
      if (reported.length === 0) return
      if (isClosedToRecordings(row.state, nowMs)) throw new AppError('SESSION_ENDED')
      await repo.saveFaults(tx, row, { answerId, take, reported, newId: context.deps.newId, nowMs })
    },
  })
  if (answerById(view.row.state, answerId) === null) throw new AppError('TURN_OUT_OF_ORDER')
  return view
}
