import type { Lane, Turn } from '@candor/contract'
import { answerById } from '@candor/domain'
import { AppError } from '../../../errors'
import { cleanText } from './clean-text'
import type { CommandContext } from './operations/run-command'
import { runCommand } from './operations/run-command'
import type { SessionView } from './present'
import type { CandidateActor } from './repo/index'

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

/** What a browser measured can't be longer than a day. */
const longestAnswerMs = 24 * 60 * 60_000

/** A candidate's turn: committed, and answered by the interviewer. */
export const commitTurn = (context: CommandContext, actor: CandidateActor, turn: Turn): Promise<SessionView> => {
  const { sessionId, text, segments, ...rest } = turn
  const spoken = segments?.map((segment) => ({ ...segment, text: cleanText(segment.text) })) ?? null
  return runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({
      type: 'turnCommitted',
      ...rest,
      speechMs: rest.speechMs === null ? null : Math.min(rest.speechMs, longestAnswerMs),
      durationMs: Math.min(rest.durationMs, longestAnswerMs),
      text: text === null ? null : cleanText(text),
      segments: spoken,
      nowMs,
    }),
  })
}

export interface TypedTurn {
  readonly sessionId: string
  readonly turn: number
  readonly take: number
  readonly text: string
}

/** The same turn with fewer words, for lanes in which nothing is spoken. */
export const commitTyped = (
  context: CommandContext,
  actor: CandidateActor,
  typed: TypedTurn & { readonly lane: Lane },
): Promise<SessionView> =>
  commitTurn(context, actor, {
    ...typed,
    source: 'typed',
    segments: null,
    speechMs: null,
    durationMs: 0,
    segmentCount: 0,
  })

export const declareSegments = async (
  context: CommandContext,
  actor: CandidateActor,
  declared: {
    readonly sessionId: string
    readonly answerId: string
    readonly take: number
    readonly segmentCount: number
  },
): Promise<SessionView> => {
  const { sessionId, ...rest } = declared
  const view = await runCommand(context, actor, {
    sessionId,
    event: (nowMs) => ({ type: 'segmentsDeclared', ...rest, nowMs }),
  })
  if (answerById(view.row.state, declared.answerId) === null) throw new AppError('TURN_OUT_OF_ORDER')
  return view
}
