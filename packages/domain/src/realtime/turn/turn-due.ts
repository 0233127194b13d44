import { turnLimits } from '../../limits'
import { presentEnding, presentPatienceMs } from './patience'
import { isStopped, type TurnMachineState } from './turn-state'

/** What time alone brings about. */
export type TurnDueKind = 'asked' | 'consider' | 'reassure' | 'yield' | 'commit' | 'commitAgain'
interface TurnDue {
  readonly kind: TurnDueKind
  readonly atMs: number
}

const { pauseMs, reassureAfterMs, mergeMs, commitAgainMs, playedGraceMs } = turnLimits

const asked = ({ stage, askingUntilMs }: TurnMachineState): number | null =>
  stage === 'asking' ? askingUntilMs + playedGraceMs : null

const consider = ({ stage, silence, said }: TurnMachineState): number | null =>
  silence !== null &&
  (stage === 'pausing' || stage === 'yielding') &&
  said.key !== '' &&
  said.key !== said.consideredKey
    ? silence.sinceMs + pauseMs
    : null

const reassure = (state: TurnMachineState): number | null => {
  const { stage, silence, isHandsFree } = state
  if (stage !== 'pausing' || silence === null || silence.isReassured || !isHandsFree) return null
  return presentEnding(state) === 'asksForTime' ? silence.sinceMs + reassureAfterMs : null
}

const yields = (state: TurnMachineState): number | null => {
  const patienceMs = presentPatienceMs(state)
  return state.stage !== 'pausing' || patienceMs === null || state.silence === null
    ? null
    : state.silence.sinceMs + patienceMs
}

const commit = ({ stage, yieldedAtMs }: TurnMachineState): number | null =>
  stage === 'yielding' && yieldedAtMs !== null ? yieldedAtMs + mergeMs : null

const commitAgain = ({ stage, committedAtMs }: TurnMachineState): number | null =>
  stage === 'committing' && committedAtMs !== null ? committedAtMs + commitAgainMs : null

const timers: Readonly<Record<TurnDueKind, (state: TurnMachineState) => number | null>> = {
  asked,
  consider,
  reassure,
  yield: yields,
  commit,
  commitAgain,
}
/** In this order where two fall on one instant. */
const running = ['asked', 'consider', 'reassure', 'yield', 'commit', 'commitAgain'] as const
/** A hold stops everything but a commit that is under way. */
const stopped = ['commitAgain'] as const

export const nextTurnDue = (state: TurnMachineState): TurnDue | null => {
  let next: TurnDue | null = null
  for (const kind of isStopped(state) ? stopped : running) {
    const atMs = timers[kind](state)
    if (atMs !== null && (next === null || atMs < next.atMs)) next = { kind, atMs }
  }
  return next
}

/** When time alone will next change the turn; null: the candidate or the session will. */
export const turnDueAtMs = (state: TurnMachineState): number | null => nextTurnDue(state)?.atMs ?? null
