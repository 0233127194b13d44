import type {
  BargedIn,
  CommitRefused,
  CommitTaken,
  DoneKey,
  ModeChanged,
  Recorded,
  ThinkAsked,
  TimeUp,
  TurnAsked,
} from './turn-event'
import { beginSilence, hearStart } from './turn-hear'
import { freshTake, isStopped, type TurnMachineState } from './turn-state'
import { change, changeSaid, commitBy, isAnswering, measure, stopSpeech, type TurnStep } from './turn-step'
import { listen } from './turn-time'

const isBefore = (event: TurnAsked, { turn, take }: TurnMachineState): boolean =>
  event.turn < turn || (event.turn === turn && event.take < take)

/** The same question again, or an update of its length: words that were already said are not forgotten. */
const askOn = (step: TurnStep, askingUntilMs: number): TurnStep => {
  const { stage, said } = step.state
  if (stage !== 'asking' && !isAnswering(step.state)) return step
  if (stage !== 'asking' && said.isSpeaking) return stopSpeech(step)
  return change(step, { stage: 'asking', askingUntilMs, silence: null, yieldedAtMs: null })
}

const ask = (step: TurnStep, event: TurnAsked): TurnStep => {
  const { state } = step
  if (isBefore(event, state)) return step
  const askingUntilMs = event.nowMs + Math.max(0, event.askingMs)
  if (event.turn === state.turn && event.take === state.take) return askOn(step, askingUntilMs)
  return change(step, {
    stage: 'asking',
    turn: event.turn,
    take: event.take,
    askingUntilMs,
    said: freshTake,
    silence: null,
    yieldedAtMs: null,
    commit: null,
    committedAtMs: null,
  })
}

/** A fully played question counts as asked: after a takeover, the answer is still in progress. */
export const beginAsking = (step: TurnStep, event: TurnAsked): TurnStep => {
  const asked = ask(step, event)
  return asked !== step && event.askingMs <= 0 ? endAsking(asked, event.nowMs) : asked
}

export const endAsking = (step: TurnStep, nowMs: number): TurnStep =>
  step.state.stage === 'asking' ? listen(step, nowMs) : step

/** During the question: it counts as asked. During speech in the candidate's turn: the candidate continues. */
export const bargeIn = (step: TurnStep, event: BargedIn): TurnStep => {
  if (step.state.stage === 'asking') return hearStart(listen(stopSpeech(step), event.nowMs, event.atMs), event)
  return isAnswering(step.state) ? hearStart(step, event) : step
}

export const pressDone = (step: TurnStep, event: DoneKey): TurnStep => {
  const { stage } = step.state
  if (stage !== 'asking' && !isAnswering(step.state)) return step
  const isInterrupting = stage === 'asking' || step.state.silence?.isReassured === true
  return commitBy(measure(isInterrupting ? stopSpeech(step) : step, event), 'key', event.nowMs)
}

/** "Let me think": from now on, or from when the speech or the question is over. */
export const askForTime = (step: TurnStep, event: ThinkAsked): TurnStep => {
  const { stage, said } = step.state
  if (stage !== 'asking' && !isAnswering(step.state)) return step
  const thinking = changeSaid(stage === 'yielding' ? stopSpeech(step) : step, { isThinking: true })
  return stage === 'asking' || said.isSpeaking ? thinking : beginSilence(thinking, event.nowMs)
}

export const noteRecorded = (step: TurnStep, event: Recorded): TurnStep =>
  step.state.stage === 'idle' ? step : measure(step, event)

/** Nothing is committed yet: stop the acknowledgement that has started. */
const stopYielding = (step: TurnStep): TurnStep =>
  step.state.stage === 'yielding' ? stopSpeech(change(step, { stage: 'pausing', yieldedAtMs: null })) : step

/** A silence that could not end the turn counts from the moment at which it can. */
const silenceFrom = (step: TurnStep, nowMs: number): TurnStep =>
  step.state.silence === null ? step : change(step, { silence: { ...step.state.silence, sinceMs: nowMs } })

export const stop = (step: TurnStep, patch: Partial<TurnMachineState>): TurnStep => change(stopYielding(step), patch)

export const continueTurn = (step: TurnStep, patch: Partial<TurnMachineState>, nowMs: number): TurnStep => {
  const going = change(step, patch)
  return isStopped(step.state) && !isStopped(going.state) ? silenceFrom(going, nowMs) : going
}

/** Meanwhile another device may have begun a new audio clock: what is known of the old one is not compared with it. */
export const release = (step: TurnStep, nowMs: number): TurnStep =>
  step.state.isHeld
    ? continueTurn(
        changeSaid(step, { startedAtMs: null, endedAtMs: null, leastOffsetMs: null }),
        { isHeld: false },
        nowMs,
      )
    : step

export const changeMode = (step: TurnStep, { isHandsFree, nowMs }: ModeChanged): TurnStep => {
  if (isHandsFree === step.state.isHandsFree) return step
  const changed = change(step, { isHandsFree })
  return isHandsFree ? silenceFrom(changed, nowMs) : stopYielding(changed)
}

/** The session has the answer, from here or from another way. */
export const takeCommit = (step: TurnStep, event: CommitTaken): TurnStep =>
  event.turn === step.state.turn
    ? change(step.state.stage === 'asking' ? stopSpeech(step) : step, {
        stage: 'idle',
        silence: null,
        yieldedAtMs: null,
        commit: null,
        committedAtMs: null,
      })
    : step

/** The answer continues. The refused silence is not committed again: the candidate must speak or act first. */
export const refuseCommit = (step: TurnStep, event: CommitRefused): TurnStep =>
  event.turn === step.state.turn && step.state.stage === 'committing'
    ? change(step, { stage: 'listening', commit: null, committedAtMs: null })
    : step

export const endTime = (step: TurnStep, { nowMs }: TimeUp): TurnStep => {
  const { stage } = step.state
  if (stage !== 'asking' && !isAnswering(step.state)) return step
  return commitBy(stage === 'asking' ? stopSpeech(step) : step, 'time', nowMs)
}
