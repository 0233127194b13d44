import type { HearingKind, LiveStatus, TurnPhase } from '@candor/contract'
import { isOver, openAnswer, type SessionMachineState, sessionLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import type { SessionPorts } from '../../sessions'
import * as sessions from '../../sessions'

/** The conversation of a session that this process owns. */
export interface ConversationHere {
  readonly phase: TurnPhase
  readonly patienceMs: number | null
  readonly hears: HearingKind
}

/** What is known of a turn without the conversation that runs it. */
const getPhase = (state: SessionMachineState): TurnPhase => {
  if (isOver(state)) return 'over'
  if (openAnswer(state) !== null) return 'listening'
  return state.awaiting === null ? 'idle' : 'committing'
}

/** Another process owns the session, and its browser made contact recently. */
const isHeldElsewhere = (row: sessions.SessionRow, input: { readonly node: string; readonly nowMs: number }): boolean =>
  row.ownerNode !== null &&
  row.ownerNode !== input.node &&
  input.nowMs - (row.state.clock.lastPingMs ?? 0) < sessionLimits.interruptedAfterMs

/** The status of the conversation, in whichever process it runs. */
export const getLiveStatus = async (
  {
    deps,
    ports,
  }: { readonly deps: Pick<Deps, 'withActor' | 'node' | 'clock'>; readonly ports: Pick<SessionPorts, 'voice'> },
  actor: sessions.CandidateActor,
  input: { readonly sessionId: string; readonly here: ConversationHere | null },
): Promise<LiveStatus> => {
  const row = await deps.withActor(actor, (tx) => sessions.readSession(tx, input.sessionId))
  if (row === null) throw new AppError('SESSION_NOT_FOUND')
  const { here } = input
  const nowMs = deps.clock.nowMs()
  return {
    state: row.state.state,
    mode: row.state.mode,
    turn: openAnswer(row.state)?.turn ?? null,
    phase: here?.phase ?? getPhase(row.state),
    patienceMs: here?.patienceMs ?? null,
    isConnected: here !== null || isHeldElsewhere(row, { node: deps.node, nowMs }),
    hears: here?.hears ?? 'nothing',
    hasVoice: ports.voice !== null,
  }
}
