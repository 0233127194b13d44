import { turnLimits } from '../../limits'
import { countWords } from './said-words'
import { nextTurnDue, type TurnDueKind } from './turn-due'
import { beginSilence } from './turn-hear'
import type { TurnTake } from './turn-state'
import { change, changeSaid, commitBy, effect, type TurnStep } from './turn-step'

/** Speech that has not ended, up to an instant of the audio clock. */
const runningMs = ({ isSpeaking, startedAtMs }: TurnTake, atMs: number): number =>
  isSpeaking && startedAtMs !== null ? Math.max(0, atMs - startedAtMs) : 0

/**
 * The question has been asked. What was heard meanwhile may have been the interviewer: it is no answer by itself. `atMs`: until
 * when, on the audio clock, where that is known better than from the server's.
 */
export const listen = (step: TurnStep, nowMs: number, atMs?: number): TurnStep => {
  const { said } = step.state
  const listening = changeSaid(change(step, { stage: 'listening', silence: null }), {
    askedSpeechMs: said.speechMs + runningMs(said, atMs ?? nowMs - (said.leastOffsetMs ?? nowMs)),
    askedWordCount: countWords(said.key),
  })
  return said.isThinking && !said.isSpeaking ? beginSilence(listening, nowMs) : listening
}

/** In a pause the words are judged, and a follow-up is thought about, once for the same words. */
const consider = (step: TurnStep): TurnStep => {
  const { turn, take, said, silence } = step.state
  if (silence === null) return step
  const { text, key, prefetchedKeys } = said
  const noted = changeSaid(change(step, { silence: { ...silence, isConsidered: true } }), { consideredKey: key })
  const judging = effect(noted, { type: 'judgeEnding', turn, take, text })
  if (prefetchedKeys.includes(key) || prefetchedKeys.length >= turnLimits.maxPrefetches) return judging
  return effect(changeSaid(judging, { prefetchedKeys: [...prefetchedKeys, key] }), {
    type: 'prefetchReply',
    turn,
    take,
    text,
  })
}

const reassure = (step: TurnStep): TurnStep => {
  const { silence, turn } = step.state
  if (silence === null) return step
  return effect(change(step, { silence: { ...silence, isReassured: true } }), { type: 'reassure', turn })
}

const startYielding = (step: TurnStep, nowMs: number): TurnStep =>
  effect(change(step, { stage: 'yielding', yieldedAtMs: nowMs }), { type: 'acknowledge', turn: step.state.turn })

const commitAgain = (step: TurnStep, nowMs: number): TurnStep => {
  const { commit } = step.state
  return commit === null ? step : effect(change(step, { committedAtMs: nowMs }), commit)
}

const apply: Readonly<Record<TurnDueKind, (step: TurnStep, nowMs: number) => TurnStep>> = {
  asked: listen,
  consider,
  reassure,
  yield: startYielding,
  commit: (step, nowMs) => commitBy(step, 'silence', nowMs),
  commitAgain,
}

/** Runs everything that is due, from now and not from when it was due: a late server must not shorten anyone's time. */
export const passTime = (step: TurnStep, nowMs: number): TurnStep => {
  let current = step
  for (let due = nextTurnDue(current.state); due !== null && due.atMs <= nowMs; due = nextTurnDue(current.state)) {
    current = apply[due.kind](current, nowMs)
  }
  return current
}
