import { presentPatienceMs } from './patience'
import {
  askForTime,
  bargeIn,
  beginAsking,
  changeMode,
  continueTurn,
  endAsking,
  endTime,
  noteRecorded,
  pressDone,
  refuseCommit,
  release,
  stop,
  takeCommit,
} from './turn-course'
import { turnDueAtMs } from './turn-due'
import type { TurnEffect, TurnEvent } from './turn-event'
import { hearEnd, hearEnding, hearStart, hearWords } from './turn-hear'
import { getPhase, type TurnMachineState } from './turn-state'
import { change, effect, type TurnStep } from './turn-step'
import { passTime } from './turn-time'

export interface TurnResult {
  readonly state: TurnMachineState
  readonly effects: readonly TurnEffect[]
}

const handle = (step: TurnStep, event: TurnEvent): TurnStep => {
  switch (event.type) {
    case 'turnAsked':
      return beginAsking(step, event)
    case 'askedToEnd':
      return endAsking(step, event.nowMs)
    case 'bargedIn':
      return bargeIn(step, event)
    case 'speechStarted':
      return hearStart(step, event)
    case 'speechEnded':
      return hearEnd(step, event)
    case 'wordsHeard':
      return hearWords(step, event)
    case 'endingJudged':
      return passTime(hearEnding(step, event), event.nowMs)
    case 'doneKey':
      return pressDone(step, event)
    case 'thinkAsked':
      return askForTime(step, event)
    case 'recorded':
      return noteRecorded(step, event)
    case 'held':
      return stop(step, { isHeld: true })
    case 'released':
      return release(step, event.nowMs)
    case 'lineLost':
      return stop(step, { isLineLost: true })
    case 'lineBack':
      return continueTurn(step, { isLineLost: false }, event.nowMs)
    case 'modeChanged':
      return changeMode(step, event)
    case 'paceSet':
      return change(step, { isOwnPace: event.isOwnPace })
    case 'commitTaken':
      return takeCommit(step, event)
    case 'commitRefused':
      return refuseCommit(step, event)
    case 'timeUp':
      return endTime(step, event)
    case 'sessionOver':
      return change(step, { stage: 'over', silence: null, yieldedAtMs: null, commit: null, committedAtMs: null })
    case 'timePassed':
      return passTime(step, event.nowMs)
  }
}

/** Of another take than the present one. A question is never: it makes its take the present one. */
const isStale = ({ turn, take }: TurnMachineState, event: TurnEvent): boolean =>
  'take' in event && event.type !== 'turnAsked' && (event.turn !== turn || event.take !== take)

/** What the browser shows, and when the server is to look again: after a look always, for timers may be early. */
const conclude = (before: TurnMachineState, step: TurnStep, event: TurnEvent): TurnResult => {
  const phase = getPhase(step.state)
  const patienceMs = phase === 'pausing' ? presentPatienceMs(step.state) : null
  const { turn } = step.state
  const isShown = before.phase === phase && before.turn === turn && before.patienceMs === patienceMs
  const shown = isShown ? step : effect(change(step, { phase, patienceMs }), { type: 'show', turn, phase, patienceMs })
  const atMs = turnDueAtMs(shown.state)
  if (atMs === null || (event.type !== 'timePassed' && atMs === turnDueAtMs(before))) return shown
  return effect(shown, { type: 'wake', atMs })
}

/**
 * Whose turn it is to speak. Total: every event is answered in every state, nothing throws. Only `timePassed` and a
 * judgement can trigger a timed action: a sign that the candidate continues takes precedence over a late timer.
 */
export const reduceTurn = (state: TurnMachineState, event: TurnEvent): TurnResult => {
  const step: TurnStep = { state, effects: [] }
  if (state.stage === 'over' || isStale(state, event)) return step
  return conclude(state, handle(step, event), event)
}
