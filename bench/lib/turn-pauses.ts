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
import { addHiss, soundHz, speak } from './turn-speech'

/** Lengths of a pause, in seconds. */
export const pausesS = [0.3, 0.6, 1, 1.5, 2, 3, 4, 6] as const
/** Of what follows a pause only its beginning matters: the speaker continues. */
const afterMs = 1_600
/** How long a recognizer and the network take with the words, and the network with the news of a voice. */
const wordsLagMs = 300
const newsLagMs = 20

interface Edge extends SpeechChange {
  /** When it became certain. */
  readonly knownMs: number
}
/** One script with one pause in it, or an answer's end. */
export interface PauseCase {
  readonly script: PauseScript
  /** null: the answer is over. */
  readonly pauseS: number | null
  readonly edges: readonly Edge[]
  /** Where the voice stops, and where it continues. */
  readonly stopMs: number
  readonly goOnMs: number | null
}

const whole = (samples: Float32Array): Float32Array => {
  const padded = new Float32Array(Math.ceil(samples.length / pieceSamples) * pieceSamples)
  padded.set(samples)
  return padded
}

const edgesOf = (heard: readonly number[], rules: EdgeRules): readonly Edge[] => {
  const edges = createSpeechEdges(rules)
  return heard.flatMap((probability, at) => {
    const endMs = (at + 1) * pieceMs
    const change = edges.process({ probability, startMs: at * pieceMs, endMs })
    return change === null ? [] : [{ ...change, knownMs: endMs }]
  })
}

const silence = (forMs: number): Float32Array => addHiss(new Float32Array(Math.round(forMs / pieceMs) * pieceSamples))

/** The sound of every script with every pause, heard by the voice detector. Each silence is processed once and reused. */
export const makeCases = async (
  { detector, rules }: { readonly detector: VoiceDetector; readonly rules: EdgeRules },
  scripts: readonly PauseScript[],
): Promise<readonly PauseCase[]> => {
  const cases: PauseCase[] = []
  for (const script of scripts) {
    const spoken = speak(script.before, script.language)
    const before = await detector.hear(whole(addHiss(spoken)), detector.start)
    const stopMs = (spoken.length / soundHz) * 1000
    if (script.after === null) {
      const { heard } = await detector.hear(silence(20_000), before.memory)
      cases.push({ script, pauseS: null, edges: edgesOf([...before.heard, ...heard], rules), stopMs, goOnMs: null })
      continue
    }
    const after = addHiss(speak(script.after, script.language).subarray(0, (afterMs / 1000) * soundHz))
    for (const pauseS of pausesS) {
      const quiet = await detector.hear(silence(pauseS * 1000), before.memory)
      const gone = await detector.hear(whole(after), quiet.memory)
      const goOnMs = (before.heard.length + quiet.heard.length) * pieceMs
      const heard = [...before.heard, ...quiet.heard, ...gone.heard]
      cases.push({ script, pauseS, edges: edgesOf(heard, rules), stopMs, goOnMs })
    }
  }
  return cases
}

/** What an interviewer did: began to speak, and took the answer as over; milliseconds of the answer's sound. */
export interface Outcome {
  readonly beganMs: number | null
  readonly handedInMs: number | null
}

/** The words so far: a recognizer is fed the true text, in proportion to what has been spoken of it. */
const wordsAt = ({ script, stopMs }: PauseCase, atMs: number): string => {
  const words = script.before.split(' ')
  const isWhole = atMs >= stopMs - 150
  return isWhole ? script.before : words.slice(0, Math.floor((words.length * atMs) / stopMs)).join(' ')
}

/** A recognizer's marks can't be relied upon: without any, and in small letters, is the worst of them. */
const unmarked = (text: string): string => text.toLowerCase().replace(/[.,?!]/g, '')

const of = { turn: 1, take: 1 }

class Answer {
  #state: TurnMachineState
  beganMs: number | null = null
  handedInMs: number | null = null
  #endings: TurnEvent[] = []

  constructor({ script }: PauseCase) {
    const asked: readonly TurnEvent[] = [
      { type: 'turnAsked', ...of, askingMs: 0, nowMs: -100 },
      { type: 'askedToEnd', ...of, nowMs: -50 },
    ]
    const start = { language: script.language, isHandsFree: true, isPractice: false, nowMs: -100 }
    this.#state = asked.reduce((state, event) => reduceTurn(state, event).state, createTurnMachine(start))
  }

  get isOver(): boolean {
    return this.handedInMs !== null
  }

  #note(effect: TurnEffect, nowMs: number): void {
    if (effect.type === 'acknowledge') this.beganMs ??= nowMs
    if (effect.type === 'commit') this.handedInMs ??= nowMs
    if (effect.type !== 'judgeEnding') return
    const ending = classifyEnding(effect.text, this.#state.language)
    this.#endings.push({ type: 'endingJudged', ...of, text: effect.text, ending, nowMs })
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

/** How words reach the machine: as they are, without capitals and marks, or not at all. */
export type Words = 'marked' | 'unmarked' | 'none'

const newsOf = (of_: PauseCase, edge: Edge, words: Words): readonly TurnEvent[] => {
  const nowMs = edge.knownMs + newsLagMs
  if (edge.kind === 'started') return [{ type: 'speechStarted', ...of, atMs: edge.atMs, nowMs }]
  const ended: TurnEvent = { type: 'speechEnded', ...of, atMs: edge.atMs, speechMs: edge.speechMs, nowMs }
  if (words === 'none') return [ended]
  const said = wordsAt(of_, edge.atMs)
  const text = words === 'marked' ? said : unmarked(said)
  return [ended, { type: 'wordsHeard', ...of, text, isFinal: true, nowMs: nowMs + wordsLagMs }]
}

/** Our turn machine with the rules. */
export const byOurs = (one: PauseCase, words: Words): Outcome => {
  const answer = new Answer(one)
  const news = one.edges.flatMap((edge) => newsOf(one, edge, words)).sort((a, b) => a.nowMs - b.nowMs)
  for (const event of news) {
    answer.send(event)
    if (answer.isOver) break
  }
  if (!answer.isOver) answer.pass(one.stopMs + (one.goOnMs === null ? 20_000 : 0))
  return { beganMs: answer.beganMs, handedInMs: answer.handedInMs }
}

/** A silence of a fixed length ends the answer, as voice agents do by default. Only the pause in question is held against it. */
export const byFixed = ({ edges, stopMs }: PauseCase, silenceMs: number): Outcome => {
  for (const [at, edge] of edges.entries()) {
    const next = edges[at + 1]
    const dueMs = Math.max(edge.atMs + silenceMs, edge.knownMs)
    const isThePause = edge.atMs > stopMs - 150
    if (edge.kind === 'ended' && isThePause && (next === undefined || next.knownMs > dueMs))
      return { beganMs: dueMs, handedInMs: dueMs }
  }
  return { beganMs: null, handedInMs: null }
}

/** A voice that continues is recognized as one only after this long. */
const noticedMs = 3 * pieceMs

const isBefore = ({ goOnMs, stopMs }: PauseCase, atMs: number | null): boolean =>
  atMs !== null && atMs < (goOnMs === null ? stopMs : goOnMs + noticedMs)

/** The interviewer began to speak before it could be heard that the candidate continues. */
export const isCutIn = (one: PauseCase, { beganMs }: Outcome): boolean => isBefore(one, beganMs)
/** The answer was handed in before that: what follows belongs to another answer or to none. */
export const isLost = (one: PauseCase, { handedInMs }: Outcome): boolean => isBefore(one, handedInMs)
