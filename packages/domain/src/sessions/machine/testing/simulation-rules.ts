import { linkLimits, retakeLimits } from '../../../limits'
import { isInterrupted, isOver } from '../../session-state'
import { isClockRunning, remainingMs } from '../clock'
import { dueAtMs } from '../due'
import type { SessionResult } from '../effect'
import type { SessionInput } from '../event'
import { findAnswerOfTurn } from '../read'
import type { SessionMachineState } from '../state'
import { listTakes } from '../takes'

/* What must be true of each step of a simulated interview. */
export const must = (isSo: boolean, rule: string): void => {
  if (!isSo) throw new Error(`broken: ${rule}`)
}
export const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second)

const finalParts = (state: SessionMachineState) => [state.state, state.endReason, state.endedAtMs, state.turn]

const endsByCandidate = new Set(['ended', 'aborted', 'turnCommitted'])

/** A candidate who waits for the answer of a person ends the interview, or the held instant does. */
export const checkHold = (before: SessionMachineState, event: SessionInput, { state }: SessionResult): void => {
  const isHeld = isInterrupted(before) && (before.heldUntilMs ?? 0) > event.nowMs
  must(!isHeld || !isOver(state) || endsByCandidate.has(event.type), 'no held interview ends by itself')
}

/** Rules of one step, on top of those that a whole run is checked for. */
export const checkStep = (
  before: SessionMachineState,
  event: SessionInput,
  { state, effects }: SessionResult,
): void => {
  if (isClockRunning(before) && isClockRunning(state) && before.clock.runningSinceMs === state.clock.runningSinceMs) {
    const lastPingMs = before.clock.lastPingMs ?? event.nowMs
    must(remainingMs(state, event.nowMs) <= remainingMs(before, lastPingMs), 'remaining never grows while running')
  }
  if (isOver(before)) {
    must(isSame(finalParts(before), finalParts(state)), 'the end is final')
    must(!effects.some((made) => made.type === 'say' && made.role === 'interviewer'), 'silence after the end')
  }
  must(!isOver(state) || remainingMs(state, event.nowMs) === 0, 'no time after the end')
  must(state.clock.usedMs <= state.clock.allowanceMs, 'no more used than allowed')
  must((dueAtMs(state) ?? Number.POSITIVE_INFINITY) > event.nowMs, 'what is due has happened')
}

export const takesByTurn = (state: SessionMachineState): readonly string[] =>
  state.answers.flatMap((answer) => listTakes(answer).map((take) => `${answer.turn}/${take.take}`))

/** Rules of retakes: what was given stays, once each, the first take's times stay, and the submission waits only so long. */
export const checkRetakes = (before: SessionMachineState, { state }: SessionResult): void => {
  const known = takesByTurn(state)
  must(new Set(known).size === known.length, 'each take is there once')
  must(
    takesByTurn(before).every((take) => known.includes(take)),
    'no take is forgotten',
  )
  for (const answer of before.answers.filter((ended) => ended.firstEndedAtMs !== null)) {
    const after = findAnswerOfTurn(state, answer.turn)
    must(after?.firstStartedAtMs === answer.firstStartedAtMs, 'the first start stays')
    must(after?.firstEndedAtMs === answer.firstEndedAtMs, 'the first end stays')
    must(!before.isSubmitted || after?.take === answer.take, 'what was submitted counts')
    const setRetakeCount = after?.setRetakeCount ?? 0
    const faultRetakeCount = (after?.otherTakes.length ?? 0) - setRetakeCount
    must(faultRetakeCount <= retakeLimits.maxFreePerAnswer, 'no more retakes after faults than there are')
    must(setRetakeCount >= answer.setRetakeCount, 'a retake that the set allowed is never given back')
  }
  must(
    state.retake === null || (state.state === 'ended' && state.autoSubmitAtMs === null),
    'the countdown stands still',
  )
  const used = state.answers.reduce((sum, { setRetakeCount }) => sum + setRetakeCount, 0)
  must(used <= state.numberOfRetakes, 'no more retakes than the set allows')
  must(state.pausedMs <= linkLimits.autoSubmitPauseMs, 'and no longer than it may')
}
