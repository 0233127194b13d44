import { getShownDelayMs, type TimedAnswer } from '../../submissions/shown-timeline'
import type { SessionAnswerState, SessionMachineState } from './state'
import { findTake, firstTake } from './takes'

const toTimes = (answer: SessionAnswerState): TimedAnswer => {
  const firstStartedAtMs = answer.firstStartedAtMs ?? answer.askedAtMs
  return {
    firstStartedAtMs,
    firstEndedAtMs: answer.firstEndedAtMs ?? firstStartedAtMs,
    firstDurationMs: findTake(answer, firstTake)?.durationMs ?? answer.durationMs,
    durationMs: answer.durationMs,
  }
}

/**
 * The time of a submission as the company sees it: without the paused countdown, and later by as much as the interview is longer with
 * the takes that count. Its distance to the end of the interview is then the countdown, as without retakes.
 */
export const getShownSubmissionMs = (
  state: Pick<SessionMachineState, 'answers' | 'begunAtMs' | 'endedAtMs' | 'clock' | 'pausedMs'>,
  nowMs: number,
): number => {
  const { begunAtMs, endedAtMs, clock, pausedMs } = state
  if (begunAtMs === null || endedAtMs === null) return nowMs - pausedMs
  const times = { startedAtMs: begunAtMs, endedAtMs, allowanceMs: clock.allowanceMs }
  return Math.min(nowMs, nowMs - pausedMs + getShownDelayMs(times, state.answers.map(toTimes)))
}
