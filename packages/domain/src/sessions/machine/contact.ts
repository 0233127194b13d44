import { touchClock } from './clock'
import { dueAtMs } from './due'
import type { SessionMachineState } from './state'

/** The same state with a contact that was stored apart from it. Without a running clock a contact means nothing. */
export const withContact = (state: SessionMachineState, lastContactMs: number | null): SessionMachineState =>
  lastContactMs === null || state.clock.runningSinceMs === null
    ? state
    : { ...state, clock: touchClock(state.clock, lastContactMs) }

/**
 * The state after a ping that changes nothing but the time of the last contact: only that time has to be stored. Null: something is
 * due at that instant, or falls due earlier because of the contact. Then the ping must go through `reduceSession`.
 */
export const applyContact = (state: SessionMachineState, nowMs: number): SessionMachineState | null => {
  const dueBeforeMs = dueAtMs(state)
  if (dueBeforeMs !== null && dueBeforeMs <= nowMs) return null
  const touched = withContact(state, nowMs)
  const dueMs = dueAtMs(touched)
  const isEarlier = dueMs !== null && dueBeforeMs !== null && dueMs < dueBeforeMs
  return isEarlier ? null : touched
}
