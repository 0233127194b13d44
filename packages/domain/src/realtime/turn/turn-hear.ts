import { turnLimits } from '../../limits'
import { learnPause } from './own-pauses'
import { presentPatienceMs } from './patience'
import { normalizeWords } from './said-words'
import type { BargedIn, EndingJudged, SpeechEnded, SpeechStarted, WordsHeard } from './turn-event'
import type { TurnSilence, TurnTake } from './turn-state'
import { change, changeSaid, isAnswering, measure, stopSpeech, type TurnStep } from './turn-step'

const silenceSince = (sinceMs: number): TurnSilence => ({
  sinceMs,
  ending: 'unknown',
  isConsidered: false,
  isReassured: false,
})

export const beginSilence = (step: TurnStep, sinceMs: number): TurnStep =>
  change(step, { stage: 'pausing', silence: silenceSince(sinceMs), yieldedAtMs: null })

/** Stops what the interviewer says in the candidate's turn as soon as the candidate continues. */
const stopReassurance = (step: TurnStep): TurnStep =>
  step.state.stage === 'yielding' || step.state.silence?.isReassured ? stopSpeech(step) : step

const goOnListening = (step: TurnStep): TurnStep =>
  changeSaid(change(stopReassurance(step), { stage: 'listening', silence: null, yieldedAtMs: null }), {
    isThinking: false,
  })

/** Learns from a pause within the answer, but not after a request for time or during the question. */
const learn = (step: TurnStep, atMs: number): TurnStep => {
  const { said, silence, pauseAverageMs } = step.state
  if (silence === null || said.isThinking || silence.ending === 'asksForTime' || said.endedAtMs === null) return step
  return change(step, { pauseAverageMs: learnPause(pauseAverageMs, atMs - said.endedAtMs) })
}

const noteClock = (said: TurnTake, event: SpeechStarted | SpeechEnded | BargedIn): number =>
  Math.min(said.leastOffsetMs ?? Number.POSITIVE_INFINITY, event.nowMs - event.atMs)

/** News that is older than what is known already says nothing. */
const isOldStart = ({ startedAtMs, endedAtMs }: TurnTake, atMs: number): boolean =>
  (startedAtMs !== null && atMs <= startedAtMs) || (endedAtMs !== null && atMs < endedAtMs)
const isOldEnd = ({ startedAtMs, endedAtMs }: TurnTake, atMs: number): boolean =>
  (startedAtMs !== null && atMs < startedAtMs) || (endedAtMs !== null && atMs <= endedAtMs)

/** The interviewer asks, or the answer was committed: a voice alone doesn't change the phase, but it is recorded. */
export const hearStart = (step: TurnStep, event: SpeechStarted | BargedIn): TurnStep => {
  const { said, stage } = step.state
  if (stage === 'idle' || isOldStart(said, event.atMs)) return step
  const learned = isAnswering(step.state) ? learn(step, event.atMs) : step
  const noted = changeSaid(learned, {
    isSpeaking: true,
    startedAtMs: event.atMs,
    leastOffsetMs: noteClock(said, event),
  })
  return isAnswering(step.state) ? goOnListening(noted) : noted
}

/**
 * The silence counts from the end of the speech on the audio clock. News of it that comes late may mean that everything
 * comes late, further speech too: of what has passed meanwhile only as much counts as a voice detector takes to be sure.
 */
export const hearEnd = (step: TurnStep, event: SpeechEnded): TurnStep => {
  const { said, stage } = step.state
  if (stage === 'idle' || isOldEnd(said, event.atMs)) return step
  const leastOffsetMs = noteClock(said, event)
  const patch = { isSpeaking: false, endedAtMs: event.atMs, endKnownMs: event.nowMs, leastOffsetMs }
  const noted = changeSaid(measure(step, { speechMs: event.speechMs }), patch)
  if (!isAnswering(step.state)) return noted
  const passedMs = Math.min(turnLimits.pauseMs, event.nowMs - event.atMs - leastOffsetMs)
  return beginSilence(stopReassurance(noted), event.nowMs - passedMs)
}

/** Words become known some time after they were spoken: these belong to speech that is known to be over. */
const isOfEndedSpeech = ({ endKnownMs }: TurnTake, nowMs: number): boolean =>
  endKnownMs !== null && nowMs - endKnownMs < turnLimits.unknownMs

export const hearWords = (step: TurnStep, event: WordsHeard): TurnStep => {
  const { said, stage } = step.state
  const key = normalizeWords(event.text)
  if (stage === 'idle' || event.text === said.text) return step
  const noted = changeSaid(step, { text: event.text, key })
  if (key === said.key || !isAnswering(step.state) || said.isSpeaking) return noted
  if (!isOfEndedSpeech(said, event.nowMs)) return beginSilence(goOnListening(noted), event.nowMs)
  const { silence } = step.state
  return silence === null ? noted : change(noted, { silence: { ...silence, ending: 'unknown' } })
}

/** Late words may show that the answer is unfinished: stop the acknowledgement. */
const reclaimTurn = (step: TurnStep, nowMs: number): TurnStep => {
  const { stage, silence } = step.state
  const patienceMs = presentPatienceMs(step.state)
  if (stage !== 'yielding' || silence === null || patienceMs === null) return step
  return nowMs < silence.sinceMs + patienceMs ? stopSpeech(change(step, { stage: 'pausing', yieldedAtMs: null })) : step
}

export const hearEnding = (step: TurnStep, event: EndingJudged): TurnStep => {
  const { silence, said } = step.state
  if (silence === null || !silence.isConsidered || normalizeWords(event.text) !== said.key) return step
  return reclaimTurn(change(step, { silence: { ...silence, ending: event.ending } }), event.nowMs)
}
