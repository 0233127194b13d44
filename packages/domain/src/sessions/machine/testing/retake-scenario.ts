import type { SessionInput } from '../event'
import { answerById } from '../read'
import type { SessionMachineState } from '../state'
import { begun, proceed, run, spoken, t0 } from './scenario'

/* An ended interview and what is done to its first answer, for the tests of retakes. */
export const minuteMs = 60_000
export const device = { source: 'device', text: 'The first words', speechMs: 30_000, durationMs: 40_000 } as const
/** Two answers, spoken; the interview ended at t0 + 60 s. */
export const ended = (options = {}): SessionMachineState =>
  run(
    begun(2, options),
    spoken(1, t0 + 40_000, device),
    proceed(1, t0 + 41_000),
    { type: 'pinged', nowMs: t0 + 55_000 },
    spoken(2, t0 + 59_000, { ...device, text: 'The second words', durationMs: 15_000 }),
    proceed(2, t0 + 60_000),
  ).state
export const endMs = t0 + 60_000
export const start = (nowMs = endMs + minuteMs, answerId = 'a0', isUnusable = true): SessionInput => ({
  type: 'retakeStarted',
  answerId,
  isUnusable,
  nowMs,
})
export const cancel = (nowMs: number): SessionInput => ({ type: 'retakeCanceled', answerId: 'a0', nowMs })
export const revert = (nowMs: number): SessionInput => ({ type: 'retakeReverted', answerId: 'a0', nowMs })
export const redo = (
  nowMs: number,
  more: Partial<Extract<SessionInput, { type: 'retakeCommitted' }>> = {},
): SessionInput => ({
  ...spoken(1, nowMs, { ...device, text: 'Better words', take: 2 }),
  ...more,
  type: 'retakeCommitted',
})
export const first = (state: SessionMachineState) => {
  const answer = answerById(state, 'a0')
  if (answer === null) throw new Error('no answer')
  return answer
}
