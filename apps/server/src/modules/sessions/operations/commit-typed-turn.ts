import type { InterviewMode } from '@candor/contract'
import type { SessionView } from '../present'
import type { CandidateActor } from '../repo/index'
import type { CommandContext } from '../run-command'
import { commitTurn } from './commit-turn'

export interface TypedTurn {
  readonly sessionId: string
  readonly turn: number
  readonly take: number
  readonly text: string
}

/** Commits a turn of a mode in which the candidate types. */
export const commitTypedTurn = (
  context: CommandContext,
  actor: CandidateActor,
  turn: TypedTurn & { readonly mode: InterviewMode },
): Promise<SessionView> =>
  commitTurn(context, actor, {
    ...turn,
    source: 'typed',
    segments: null,
    speechMs: null,
    durationMs: 0,
    segmentCount: 0,
  })
