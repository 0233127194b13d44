import { sessionLimits, voiceRates } from '../../limits'
import type { SessionClock, SessionMachineState } from './state'

/** What was left when the present run began. At the candidate's own pace only the technical limit ends an interview. */
const unusedMs = (clock: SessionClock): number =>
  clock.isUntimed ? Math.max(0, sessionLimits.ownPaceMs - clock.untimedMs) : clock.allowanceMs - clock.usedMs

/** The instant at which a running clock reaches 0; null while it is stopped. */
export const expiresAtMs = (clock: SessionClock): number | null =>
  clock.runningSinceMs === null ? null : clock.runningSinceMs + unusedMs(clock)

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
export const stopClock = (clock: SessionClock, atMs: number): SessionClock => {
  if (clock.runningSinceMs === null) return clock
  const runMs = Math.max(0, atMs - clock.runningSinceMs)
  return clock.isUntimed
    ? { ...clock, untimedMs: clock.untimedMs + runMs, runningSinceMs: null }
    : { ...clock, usedMs: Math.min(clock.allowanceMs, clock.usedMs + runMs), runningSinceMs: null }
}

/** Starts or ends the candidate's own pace. What was left of the time stays. */
export const setUntimed = (clock: SessionClock, isUntimed: boolean, nowMs: number): SessionClock =>
  clock.runningSinceMs === null
    ? { ...clock, isUntimed }
    : { ...stopClock(clock, nowMs), isUntimed, runningSinceMs: nowMs }

/** A part of the interview was taken at the candidate's own pace. */
export const hasUsedOwnPace = ({ clock }: { readonly clock: Pick<SessionClock, 'isUntimed' | 'untimedMs'> }): boolean =>
  clock.isUntimed || clock.untimedMs > 0

/** How fast the interviewer speaks; 1 is as the voice was made. */
export const getVoiceRate = ({ clock }: SessionMachineState): number =>
  clock.isUntimed ? voiceRates.ownPace : voiceRates.usual

export const isOwnPace = ({ clock }: SessionMachineState): boolean => clock.isUntimed

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
  return Math.max(0, unusedMs(clock) - runMs)
}

export const isClockRunning = (state: SessionMachineState): boolean => state.clock.runningSinceMs !== null

/** 60 seconds or less are left of an interview that has begun and isn't over. */
export const isAlmostUp = (state: SessionMachineState, nowMs: number): boolean =>
  state.begunAtMs !== null &&
  state.state !== 'ended' &&
  state.state !== 'aborted' &&
  remainingMs(state, nowMs) <= sessionLimits.almostUpMs
