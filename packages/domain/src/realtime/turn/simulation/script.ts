import type { InterviewLanguage } from '@candor/contract'
import type { Ending } from '../turn-event'
import { Dice } from './dice'

/** A stretch of speech after a pause. */
export interface Burst {
  readonly pauseMs: number
  readonly forMs: number
  readonly wordCount: number
}

export interface Disturbance {
  readonly kind: 'none' | 'hold' | 'stall' | 'drop' | 'takeover' | 'mode' | 'think' | 'deaf' | 'leave'
  readonly afterMs: number
  readonly forMs: number
}

/** What the candidate, the network and the providers do with one question. */
export interface AnswerScript {
  /** Starts to speak over the question. */
  readonly isEager: boolean
  readonly startsAfterMs: number
  readonly bursts: readonly Burst[]
  readonly ends: 'key' | 'silence' | 'never'
  readonly isKeyRepeated: boolean
  readonly verdict: Ending
  readonly verdictAfterMs: number
  readonly disturbance: Disturbance
  readonly transcript: 'ready' | 'late' | 'failed' | 'empty' | 'never' | 'twice'
  readonly reply: 'goOn' | 'probe' | 'late' | 'never' | 'twice'
  /** `twice`: the browser hands it in over HTTP as well. */
  readonly commit: 'taken' | 'fails' | 'slow' | 'twice'
  /** `mute`: says nothing of what it played. `stuck`: its voice does not start. */
  readonly player: 'fine' | 'mute' | 'stuck'
}

/** One interview, a JSON value: with its seed it happens the same way again. */
export interface InterviewScript {
  readonly seed: number
  readonly language: InterviewLanguage
  readonly questionCount: number
  readonly isPractice: boolean
  readonly isHandsFree: boolean
  readonly hears: 'audio' | 'words' | 'nothing'
  readonly delayMs: number
  readonly jitterMs: number
  readonly isOrdered: boolean
  readonly repeatedShare: number
  readonly answers: readonly AnswerScript[]
}

const burst = (dice: Dice, isFirst: boolean): Burst => {
  const forMs = dice.chance(0.1) ? dice.between(100, 400) : dice.between(600, 7_000)
  const pauseMs = dice.pick({ short: 5, middle: 3, long: 1 })
  const lengths = { short: [150, 600], middle: [600, 2_500], long: [2_500, 9_000] } as const
  const [leastMs, mostMs] = lengths[pauseMs]
  return {
    forMs,
    wordCount: Math.max(1, Math.round(forMs / 350)),
    pauseMs: isFirst ? 0 : dice.between(leastMs, mostMs),
  }
}

const disturbance = (dice: Dice): Disturbance => {
  const kind = dice.pick({
    none: 24,
    hold: 2,
    stall: 2,
    drop: 2,
    takeover: 4,
    mode: 2,
    think: 2,
    deaf: 2,
    leave: 0.3,
  })
  const longest = dice.chance(0.3) ? 50_000 : 6_000
  return { kind, afterMs: dice.between(0, 20_000), forMs: dice.between(50, longest) }
}

const makeAnswer = (dice: Dice, isSlow: boolean): AnswerScript => ({
  isEager: dice.chance(0.12),
  startsAfterMs: isSlow ? dice.between(15_000, 45_000) : dice.between(200, 4_000),
  bursts: Array.from({ length: dice.between(0, 6) }, (_, index) => burst(dice, index === 0)),
  ends: dice.pick({ key: 4, silence: 5, never: 0.7 }),
  isKeyRepeated: dice.chance(0.25),
  verdict: dice.pick({ complete: 5, unknown: 3, incomplete: 3, asksForTime: 0.5 }),
  verdictAfterMs: dice.between(0, 400),
  disturbance: disturbance(dice),
  transcript: dice.pick({ ready: 6, late: 1, failed: 1, empty: 0.5, never: 0.7, twice: 1 }),
  reply: dice.pick({ goOn: 5, probe: 2, late: 0.7, never: 0.7, twice: 1 }),
  commit: dice.pick({ taken: 12, fails: 1, slow: 1, twice: 1 }),
  player: dice.pick({ fine: 12, mute: 1, stuck: 1 }),
})

export const makeScript = (seed: number): InterviewScript => {
  const dice = new Dice(seed)
  const questionCount = dice.between(0, 12) === 0 ? 0 : dice.between(1, 6)
  // Who takes long over every question comes to the end of the time.
  const isSlow = dice.chance(0.2)
  return {
    seed,
    language: dice.chance(0.5) ? 'en' : 'vi',
    questionCount,
    isPractice: dice.chance(0.15),
    isHandsFree: dice.chance(0.7),
    hears: dice.pick({ audio: 5, words: 3, nothing: 1 }),
    delayMs: dice.between(5, 120),
    jitterMs: dice.chance(0.2) ? dice.between(200, 1_500) : dice.between(0, 60),
    isOrdered: dice.chance(0.8),
    repeatedShare: dice.chance(0.3) ? 0.1 : 0,
    answers: Array.from({ length: questionCount + dice.between(0, 3) }, () => makeAnswer(dice, isSlow)),
  }
}

/** What a candidate does of whom no more is written: answers in one go, and presses the key. */
export const willing: AnswerScript = {
  isEager: false,
  startsAfterMs: 700,
  bursts: [{ pauseMs: 0, forMs: 7_000, wordCount: 20 }],
  ends: 'key',
  isKeyRepeated: false,
  verdict: 'complete',
  verdictAfterMs: 0,
  disturbance: { kind: 'none', afterMs: 0, forMs: 0 },
  transcript: 'ready',
  reply: 'goOn',
  commit: 'taken',
  player: 'fine',
}
