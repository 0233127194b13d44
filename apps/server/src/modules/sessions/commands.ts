import type { InterviewMode, ReportedFault, Turn } from '@candor/contract'
import { answerById, keptReports, type SessionAnswerState } from '@candor/domain'
import { AppError } from '../../platform/errors'
import { boundAnswer } from './committed-answer'
import { isClosed } from './operations/admit-upload'
import type { CommandContext } from './operations/run-command'
import { runCommand } from './operations/run-command'
import type { SessionView } from './present'
import * as repo from './repo/index'
import { getCurrentFaultReport } from './take-fault-report'

type CandidateActor = repo.CandidateActor

type Simple = 'resumed' | 'ended' | 'aborted' | 'submitted'

/** Commands that carry nothing but the session. */
export const sendSimple = (
  context: CommandContext,
  actor: CandidateActor,
  command: { readonly type: Simple; readonly sessionId: string },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: command.sessionId,
    event: (nowMs) => {
      switch (command.type) {
        case 'resumed':
          return { type: 'resumed', nowMs }
        case 'ended':
          return { type: 'ended', reason: 'left', nowMs }
        case 'aborted':
          return { type: 'aborted', nowMs }
        case 'submitted':
          return { type: 'submitted', nowMs }
      }
    },
  })

export const sendPing = (
  context: CommandContext,
  actor: CandidateActor,
  ping: { readonly sessionId: string; readonly lastSeq: number },
): Promise<SessionView> =>
  runCommand(context, actor, {
    sessionId: ping.sessionId,
    afterSeq: ping.lastSeq,
    event: (nowMs) => ({ type: 'pinged', nowMs }),
  })

/** A candidate's turn: committed, and answered by the interviewer. */
export const commitTurn = (context: CommandContext, actor: CandidateActor, turn: Turn): Promise<SessionView> => {
  const { sessionId, ...given } = boundAnswer(turn)
  return runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'turnCommitted', ...given, nowMs }),
  })
}

/** An answer retaken: it counts from now on. */
export const commitRetake = (context: CommandContext, actor: CandidateActor, turn: Turn): Promise<SessionView> => {
  const { sessionId, ...given } = boundAnswer(turn)
  return runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'retakeCommitted', ...given, nowMs }),
  })
}

interface OfAnswer {
  readonly sessionId: string
  readonly answerId: string
}

/** An answer of another session is as missing as none at all, and nothing is written for its sake. */
const requireAnswer = (row: repo.SessionRow, answerId: string): SessionAnswerState => {
  const answer = answerById(row.state, answerId)
  if (answer === null) throw new AppError('RETAKE_NOT_OFFERED')
  return answer
}

/** Whether the take that counts is unusable is read from the rows, under the session's lock. */
export const startRetake = (context: CommandContext, actor: CandidateActor, of: OfAnswer): Promise<SessionView> => {
  const { sessionId, answerId } = of
  let isUnusable = false
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

/** Gives a retake up, or makes the take before count again. */
export const undoRetake = (
  context: CommandContext,
  actor: CandidateActor,
  of: OfAnswer & { readonly type: 'retakeCancelled' | 'retakeReverted' },
): Promise<SessionView> => {
  const { sessionId, ...event } = of
  return runCommand(context, actor, {
    sessionId,
    prepare: async (_tx, row) => {
      requireAnswer(row, event.answerId)
      return row
    },
    event: (nowMs) => ({ ...event, nowMs }),
  })
}

export interface TypedTurn {
  readonly sessionId: string
  readonly turn: number
  readonly take: number
  readonly text: string
}

/** The same turn with fewer words, for modes in which nothing is spoken. */
export const commitTyped = (
  context: CommandContext,
  actor: CandidateActor,
  typed: TypedTurn & { readonly mode: InterviewMode },
): Promise<SessionView> =>
  commitTurn(context, actor, {
    ...typed,
    source: 'typed',
    segments: null,
    speechMs: null,
    durationMs: 0,
    segmentCount: 0,
  })

/**
 * How many segments a take has and what went wrong in it, together: stored both or not at all. Also after the end, for as long as
 * recordings may come.
 */
export const declareSegments = async (
  context: CommandContext,
  actor: CandidateActor,
  declared: {
    readonly sessionId: string
    readonly answerId: string
    readonly take: number
    readonly segmentCount: number
    readonly faults: readonly ReportedFault[]
  },
): Promise<SessionView> => {
  const { sessionId, faults, ...rest } = declared
  const { answerId, take } = rest
  const reported = keptReports(faults)
  const view = await runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'segmentsDeclared', ...rest, nowMs }),
    afterWrite: async (tx, row, nowMs) => {
      if (reported.length === 0) return
      if (isClosed(row.state, nowMs)) throw new AppError('SESSION_ENDED')
      await repo.saveFaults(tx, row, { answerId, take, reported, newId: context.deps.newId, nowMs })
    },
  })
  if (answerById(view.row.state, declared.answerId) === null) throw new AppError('TURN_OUT_OF_ORDER')
  return view
}
