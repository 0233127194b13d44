import type { InterviewLanguage, TurnPhase } from '@candor/contract'
import { usualPauseMs } from './own-pauses'
import type { CreateTurnInput, Ending, TurnEffect } from './turn-event'

/** What the turn is doing underneath: a hold only covers it. */
export type TurnStage = Exclude<TurnPhase, 'held'>

type CommitEffect = Extract<TurnEffect, { type: 'commit' }>

/** What is known of the take that is being given. `startedAtMs`, `endedAtMs`: its last speech, on the audio clock. */
export interface TurnTake {
  readonly text: string
  /** The words without case and punctuation. */
  readonly key: string
  readonly isSpeaking: boolean
  readonly startedAtMs: number | null
  readonly endedAtMs: number | null
  /** When the last end of speech became known here. */
  readonly endKnownMs: number | null
  /** Least difference between the server's clock and the audio clock: the news that was the quickest. */
  readonly leastOffsetMs: number | null
  readonly speechMs: number
  /** Sound and words of the time of asking, which may be the interviewer's own: no silence ends an answer for them. */
  readonly askedSpeechMs: number
  readonly askedWordCount: number
  readonly durationMs: number
  readonly segmentCount: number
  /** "Let me think" was pressed and nothing was said since. */
  readonly isThinking: boolean
  /** The words that were thought about last, and all that a follow-up was thought about. */
  readonly consideredKey: string
  readonly prefetchedKeys: readonly string[]
}

/** The present silence after something was said, in the server's milliseconds. */
export interface TurnSilence {
  readonly sinceMs: number
  /** `unknown` until the words are judged that were heard before this silence. */
  readonly ending: Ending
  /** The words were thought about in this silence: what is judged of them counts for it. */
  readonly isConsidered: boolean
  readonly isReassured: boolean
}

/** Whose turn it is to speak, a JSON value. Ephemeral: whatever must not be lost is in the session. */
export interface TurnMachineState {
  readonly version: 1
  readonly language: InterviewLanguage
  readonly isHandsFree: boolean
  readonly isPractice: boolean
  readonly isOwnPace: boolean
  readonly phase: TurnPhase
  readonly stage: TurnStage
  /** 0 before the first question. */
  readonly turn: number
  readonly take: number
  /** How long the present silence may last; null: for as long as the candidate likes. */
  readonly patienceMs: number | null
  readonly isHeld: boolean
  readonly isLineLost: boolean
  /** The candidate's own pauses within answers, averaged; it outlives the turns. */
  readonly pauseAverageMs: number
  readonly askingUntilMs: number
  readonly said: TurnTake
  readonly silence: TurnSilence | null
  readonly yieldedAtMs: number | null
  readonly commit: CommitEffect | null
  readonly committedAtMs: number | null
}

export const freshTake: TurnTake = {
  text: '',
  key: '',
  isSpeaking: false,
  startedAtMs: null,
  endedAtMs: null,
  endKnownMs: null,
  leastOffsetMs: null,
  speechMs: 0,
  askedSpeechMs: 0,
  askedWordCount: 0,
  durationMs: 0,
  segmentCount: 0,
  isThinking: false,
  consideredKey: '',
  prefetchedKeys: [],
}

/** Before the first question, or when the interview was taken over: `turnAsked` brings it to the present turn. */
export const createTurnMachine = (input: CreateTurnInput): TurnMachineState => ({
  version: 1,
  language: input.language,
  isHandsFree: input.isHandsFree,
  isPractice: input.isPractice,
  isOwnPace: input.isOwnPace ?? false,
  phase: 'idle',
  stage: 'idle',
  turn: 0,
  take: 0,
  patienceMs: null,
  isHeld: false,
  isLineLost: false,
  pauseAverageMs: usualPauseMs,
  askingUntilMs: input.nowMs,
  said: freshTake,
  silence: null,
  yieldedAtMs: null,
  commit: null,
  committedAtMs: null,
})

/** The silence timer is stopped. */
export const isStopped = (state: TurnMachineState): boolean => state.isHeld || state.isLineLost

const isCovered = (stage: TurnStage): boolean => stage !== 'idle' && stage !== 'committing' && stage !== 'over'

export const getPhase = (state: TurnMachineState): TurnPhase =>
  isStopped(state) && isCovered(state.stage) ? 'held' : state.stage
