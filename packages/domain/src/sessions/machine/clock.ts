import { sessionLimits } from '../../limits'
import type { SessionClock, SessionMachineState } from './state'

/** The instant at which a running clock reaches 0; null while it is stopped. */
export const expiresAtMs = (clock: SessionClock): number | null =>
  clock.runningSinceMs === null ? null : clock.runningSinceMs + clock.allowanceMs - clock.usedMs

/** The instant from which the candidate counts as lost; null while the clock is stopped. */
export const lostAtMs = (clock: SessionClock): number | null =>
  clock.runningSinceMs === null || clock.lastPingMs === null
    ? null
    : clock.lastPingMs + sessionLimits.interruptedAfterMs

export const startClock = (clock: SessionClock, nowMs: number): SessionClock => ({
  ...clock,
  runningSinceMs: nowMs,
  lastPingMs: nowMs,
})

/** Stops at an instant that may lie in the past: what came after it was not used. */
export const stopClock = (clock: SessionClock, atMs: number): SessionClock =>
  clock.runningSinceMs === null
    ? clock
    : {
        ...clock,
        usedMs: Math.min(clock.allowanceMs, clock.usedMs + Math.max(0, atMs - clock.runningSinceMs)),
        runningSinceMs: null,
      }

/** A sign of life; it never goes back in time. */
export const touchClock = (clock: SessionClock, nowMs: number): SessionClock =>
  clock.runningSinceMs === null ? clock : { ...clock, lastPingMs: Math.max(nowMs, clock.lastPingMs ?? nowMs) }

/** The instant at which a running clock is read: the last ping, when the candidate is lost. */
const readAtMs = (clock: SessionClock, nowMs: number): number => {
  const lostAt = lostAtMs(clock)
  return lostAt !== null && nowMs >= lostAt ? (clock.lastPingMs ?? nowMs) : nowMs
}

/** What is left at an instant, 0 once it is over or the time is up. */
export const remainingMs = (state: SessionMachineState, nowMs: number): number => {
  if (state.state === 'ended' || state.state === 'aborted' || state.closing !== null) return 0
  const { clock } = state
  const runMs = clock.runningSinceMs === null ? 0 : Math.max(0, readAtMs(clock, nowMs) - clock.runningSinceMs)
  return Math.max(0, clock.allowanceMs - clock.usedMs - runMs)
}

export const isClockRunning = (state: SessionMachineState): boolean => state.clock.runningSinceMs !== null

/** 60 seconds or less are left of an interview that has begun and isn't over. */
export const isAlmostUp = (state: SessionMachineState, nowMs: number): boolean =>
  state.begunAtMs !== null &&
  state.state !== 'ended' &&
  state.state !== 'aborted' &&
  remainingMs(state, nowMs) <= sessionLimits.almostUpMs
