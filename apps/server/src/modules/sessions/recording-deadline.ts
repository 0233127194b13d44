import { isAborted, isOver, type SessionMachineState, sessionLimits } from '@candor/domain'

/** Recordings that were saved on the device may arrive for a day after the end. Later ones are refused. */
export const isClosedToRecordings = (session: SessionMachineState, nowMs: number): boolean => {
  const { endedAtMs, isPractice } = session
  if (isAborted(session)) return true
  if (!isOver(session) || endedAtMs === null) return false
  return isPractice || nowMs > endedAtMs + sessionLimits.resumableForMs
}
