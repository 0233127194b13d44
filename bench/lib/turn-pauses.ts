import { createTurnMachine, reduceTurn, type TurnEffect, type TurnEvent, type TurnMachineState } from '@candor/domain'
import {
  createSpeechEdges,
  type EdgeRules,
  type SpeechChange,
} from '../../apps/web/src/shared/speech/detection/speech-edges'
import { classifyEnding } from '../../packages/ai/src/providers/builtin/turn-detector/classify-ending'
import { turnDueAtMs } from '../../packages/domain/src/realtime/turn/turn-due'
import type { PauseScript } from './turn-corpus'
import { pieceMs, pieceSamples, type VoiceDetector } from './turn-silero'
import { addNoise, soundHz, speak } from './turn-speech'

/** Lengths of a pause, in seconds. */
export const pausesS = [0.3, 0.6, 1, 1.5, 2, 3, 4, 6] as const
/** Only the beginning of the speech after a pause is needed. */
const afterMs = 1_600
/** Delay of the words (recognizer and network), and of a voice event (network). */
const wordsLagMs = 300
const voiceLagMs = 20

interface Edge extends SpeechChange {
  /** When the detector was certain. */
  readonly knownMs: number
}
/** One script with one pause, or with the end of an answer. */
export interface PauseCase {
  readonly script: PauseScript
  /** Null at the end of an answer. */
  readonly pauseS: number | null
  readonly edges: readonly Edge[]
  /** Where the voice stops, and where it continues. */
  readonly stopMs: number
  readonly resumeMs: number | null
}

const padToPieces = (samples: Float32Array): Float32Array => {
  const padded = new Float32Array(Math.ceil(samples.length / pieceSamples) * pieceSamples)
  padded.set(samples)
  return padded
}

const detectEdges = (probabilities: readonly number[], rules: EdgeRules): readonly Edge[] => {
  const edges = createSpeechEdges(rules)
  return probabilities.flatMap((probability, at) => {
    const endMs = (at + 1) * pieceMs
    const change = edges.process({ probability, startMs: at * pieceMs, endMs })
    return change === null ? [] : [{ ...change, knownMs: endMs }]
  })
}

const makeSilence = (forMs: number): Float32Array =>
  addNoise(new Float32Array(Math.round(forMs / pieceMs) * pieceSamples))

/** Speaks every script with every pause and runs the voice detector on it. The state before a pause is reused. */
export const makeCases = async (
  { detector, rules }: { readonly detector: VoiceDetector; readonly rules: EdgeRules },
  scripts: readonly PauseScript[],
): Promise<readonly PauseCase[]> => {
  const cases: PauseCase[] = []
  for (const script of scripts) {
    const spoken = speak(script.before, script.language)
    const before = await detector.detect(padToPieces(addNoise(spoken)), detector.start)
    const stopMs = (spoken.length / soundHz) * 1000
    if (script.after === null) {
      const { probabilities } = await detector.detect(makeSilence(20_000), before.next)
      cases.push({
        script,
        pauseS: null,
        edges: detectEdges([...before.probabilities, ...probabilities], rules),
        stopMs,
        resumeMs: null,
      })
      continue
    }
    const after = addNoise(speak(script.after, script.language).subarray(0, (afterMs / 1000) * soundHz))
    for (const pauseS of pausesS) {
      const quiet = await detector.detect(makeSilence(pauseS * 1000), before.next)
      const resumed = await detector.detect(padToPieces(after), quiet.next)
      const resumeMs = (before.probabilities.length + quiet.probabilities.length) * pieceMs
      const probabilities = [...before.probabilities, ...quiet.probabilities, ...resumed.probabilities]
      cases.push({ script, pauseS, edges: detectEdges(probabilities, rules), stopMs, resumeMs })
    }
  }
  return cases
}

/** When the interviewer began to speak and committed the answer, in milliseconds of the answer's sound. */
export interface Outcome {
  readonly beganMs: number | null
  readonly committedMs: number | null
}

/** Simulates a recognizer: the share of the true text that has been spoken so far. */
const selectWordsAt = ({ script, stopMs }: PauseCase, atMs: number): string => {
  const words = script.before.split(' ')
  const isWhole = atMs >= stopMs - 150
  return isWhole ? script.before : words.slice(0, Math.floor((words.length * atMs) / stopMs)).join(' ')
}

/** Simulates the worst recognizer: no punctuation and no capitals. */
const removeMarks = (text: string): string => text.toLowerCase().replace(/[.,?!]/g, '')

const answerKey = { turn: 1, take: 1 }

class Answer {
  #state: TurnMachineState
  beganMs: number | null = null
  committedMs: number | null = null
  #endings: TurnEvent[] = []

  constructor({ script }: PauseCase) {
    const asked: readonly TurnEvent[] = [
      { type: 'turnAsked', ...answerKey, askingMs: 0, nowMs: -100 },
      { type: 'askedToEnd', ...answerKey, nowMs: -50 },
    ]
    const start = { language: script.language, isHandsFree: true, isPractice: false, nowMs: -100 }
    this.#state = asked.reduce((state, event) => reduceTurn(state, event).state, createTurnMachine(start))
  }

  get isOver(): boolean {
    return this.committedMs !== null
  }

  #note(effect: TurnEffect, nowMs: number): void {
    if (effect.type === 'acknowledge') this.beganMs ??= nowMs
    if (effect.type === 'commit') this.committedMs ??= nowMs
    if (effect.type !== 'judgeEnding') return
    const ending = classifyEnding(effect.text, this.#state.language)
    this.#endings.push({ type: 'endingJudged', ...answerKey, text: effect.text, ending, nowMs })
  }

  send(event: TurnEvent): void {
    this.pass(event.nowMs)
    const { state, effects } = reduceTurn(this.#state, event)
    this.#state = state
    for (const effect of effects) this.#note(effect, event.nowMs)
    for (const judged of this.#endings.splice(0)) this.send(judged)
  }

  pass(untilMs: number): void {
    for (let dueMs = turnDueAtMs(this.#state); dueMs !== null && dueMs < untilMs; dueMs = turnDueAtMs(this.#state)) {
      if (this.isOver) return
      const { state, effects } = reduceTurn(this.#state, { type: 'timePassed', nowMs: dueMs })
      this.#state = state
      for (const effect of effects) this.#note(effect, dueMs)
      for (const judged of this.#endings.splice(0)) this.send(judged)
    }
  }
}

/** How words reach the turn machine: as written, without capitals and punctuation, or not at all. */
export type Words = 'marked' | 'unmarked' | 'none'

const createEvents = (pauseCase: PauseCase, edge: Edge, words: Words): readonly TurnEvent[] => {
  const nowMs = edge.knownMs + voiceLagMs
  if (edge.kind === 'started') return [{ type: 'speechStarted', ...answerKey, atMs: edge.atMs, nowMs }]
  const ended: TurnEvent = { type: 'speechEnded', ...answerKey, atMs: edge.atMs, speechMs: edge.speechMs, nowMs }
  if (words === 'none') return [ended]
  const said = selectWordsAt(pauseCase, edge.atMs)
  const text = words === 'marked' ? said : removeMarks(said)
  return [ended, { type: 'wordsHeard', ...answerKey, text, isFinal: true, nowMs: nowMs + wordsLagMs }]
}

/** Runs our turn machine with the rules. */
export const runTurnMachine = (pauseCase: PauseCase, words: Words): Outcome => {
  const answer = new Answer(pauseCase)
  const events = pauseCase.edges
    .flatMap((edge) => createEvents(pauseCase, edge, words))
    .sort((a, b) => a.nowMs - b.nowMs)
  for (const event of events) {
    answer.send(event)
    if (answer.isOver) break
  }
  if (!answer.isOver) answer.pass(pauseCase.stopMs + (pauseCase.resumeMs === null ? 20_000 : 0))
  return { beganMs: answer.beganMs, committedMs: answer.committedMs }
}

/** Runs the default policy of voice agents: a silence of a fixed length ends the answer. Only the tested pause counts. */
export const runFixedSilence = ({ edges, stopMs }: PauseCase, silenceMs: number): Outcome => {
  for (const [at, edge] of edges.entries()) {
    const next = edges[at + 1]
    const dueMs = Math.max(edge.atMs + silenceMs, edge.knownMs)
    const isThePause = edge.atMs > stopMs - 150
    if (edge.kind === 'ended' && isThePause && (next === undefined || next.knownMs > dueMs))
      return { beganMs: dueMs, committedMs: dueMs }
  }
  return { beganMs: null, committedMs: null }
}

/** A returning voice is detected after this long. */
const noticedMs = 3 * pieceMs

const isBefore = ({ resumeMs, stopMs }: PauseCase, atMs: number | null): boolean =>
  atMs !== null && atMs < (resumeMs === null ? stopMs : resumeMs + noticedMs)

/** Whether the interviewer began to speak before the candidate's returning voice could be detected. */
export const isInterrupted = (pauseCase: PauseCase, { beganMs }: Outcome): boolean => isBefore(pauseCase, beganMs)
/** Whether the answer was committed before the candidate's returning voice could be detected. */
export const isCommittedEarly = (pauseCase: PauseCase, { committedMs }: Outcome): boolean =>
  isBefore(pauseCase, committedMs)
