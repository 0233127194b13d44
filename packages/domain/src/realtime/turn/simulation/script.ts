import type { InterviewLanguage } from '@candor/contract'
import type { Ending } from '../turn-event'
import { RandomSource } from './random-source'

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
  readonly reply: 'continueTurn' | 'probe' | 'late' | 'never' | 'twice'
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

const burst = (random: RandomSource, isFirst: boolean): Burst => {
  const forMs = random.chance(0.1) ? random.between(100, 400) : random.between(600, 7_000)
  const pauseMs = random.pick({ short: 5, middle: 3, long: 1 })
  const lengths = { short: [150, 600], middle: [600, 2_500], long: [2_500, 9_000] } as const
  const [leastMs, mostMs] = lengths[pauseMs]
  return {
    forMs,
    wordCount: Math.max(1, Math.round(forMs / 350)),
    pauseMs: isFirst ? 0 : random.between(leastMs, mostMs),
  }
}

const disturbance = (random: RandomSource): Disturbance => {
  const kind = random.pick({
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
  const longest = random.chance(0.3) ? 50_000 : 6_000
  return { kind, afterMs: random.between(0, 20_000), forMs: random.between(50, longest) }
}

const makeAnswer = (random: RandomSource, isSlow: boolean): AnswerScript => ({
  isEager: random.chance(0.12),
  startsAfterMs: isSlow ? random.between(15_000, 45_000) : random.between(200, 4_000),
  bursts: Array.from({ length: random.between(0, 6) }, (_, index) => burst(random, index === 0)),
  ends: random.pick({ key: 4, silence: 5, never: 0.7 }),
  isKeyRepeated: random.chance(0.25),
  verdict: random.pick({ complete: 5, unknown: 3, incomplete: 3, asksForTime: 0.5 }),
  verdictAfterMs: random.between(0, 400),
  disturbance: disturbance(random),
  transcript: random.pick({ ready: 6, late: 1, failed: 1, empty: 0.5, never: 0.7, twice: 1 }),
  reply: random.pick({ continueTurn: 5, probe: 2, late: 0.7, never: 0.7, twice: 1 }),
  commit: random.pick({ taken: 12, fails: 1, slow: 1, twice: 1 }),
  player: random.pick({ fine: 12, mute: 1, stuck: 1 }),
})

export const makeScript = (seed: number): InterviewScript => {
  const random = new RandomSource(seed)
  const questionCount = random.between(0, 12) === 0 ? 0 : random.between(1, 6)
  // Who takes long over every question comes to the end of the time.
  const isSlow = random.chance(0.2)
  return {
    seed,
    language: random.chance(0.5) ? 'en' : 'vi',
    questionCount,
    isPractice: random.chance(0.15),
    isHandsFree: random.chance(0.7),
    hears: random.pick({ audio: 5, words: 3, nothing: 1 }),
    delayMs: random.between(5, 120),
    jitterMs: random.chance(0.2) ? random.between(200, 1_500) : random.between(0, 60),
    isOrdered: random.chance(0.8),
    repeatedShare: random.chance(0.3) ? 0.1 : 0,
    answers: Array.from({ length: questionCount + random.between(0, 3) }, () => makeAnswer(random, isSlow)),
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
  reply: 'continueTurn',
  commit: 'taken',
  player: 'fine',
}
