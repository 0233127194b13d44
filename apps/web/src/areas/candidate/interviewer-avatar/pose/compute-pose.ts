import type { MouthShape } from '../../../../shared/speech/lip-sync/mouth-shape'
import { blinkAt } from './blink'
import { type Pose, restPose } from './pose'
import { bump, ease, seededRandom } from './seeded-random'

export type Mood = 'idle' | 'speaking' | 'listening' | 'thinking'

/** The inputs of a pose. Times are milliseconds on the clock of `nowMs`. */
export interface PoseInputs {
  seed: number
  mood: Mood
  moodBefore: Mood
  moodSinceMs: number
  mouth: MouthShape
  /** When nods begin: at clause ends of its speech and at pauses of the candidate. */
  nodsMs: readonly number[]
  /** When the brows go up, at questions. */
  raisesMs: readonly number[]
  /** The candidate is searching for words: the interviewer doesn't nod or look impatient. */
  isHesitating: boolean
  /** Reduced motion: only the mouth moves. */
  isStill: boolean
}

interface Bearing {
  gazeX: number
  gazeY: number
  yaw: number
  pitch: number
  roll: number
  brow: number
  smile: number
}

const NOD_MS = 760
const RAISE_MS = 900
const SACCADE_MS = 60
const TURN_MS = 660
/** A listener sometimes nods even without a pause. */
const LISTEN_WINDOW_MS = 9000
const THINK_WINDOW_MS = 2600
const GLANCE_WINDOW_MS = 5200

const straight: Bearing = { gazeX: 0, gazeY: 0, yaw: 0, pitch: 0, roll: 0, brow: 0, smile: 0.55 }

/** Posture and gaze per mood. A thinker looks aside and up, as people do who choose words. */
function getBearing(mood: Mood, nowMs: number, seed: number): Bearing {
  switch (mood) {
    case 'listening':
      return {
        ...straight,
        yaw: 0.02,
        pitch: 0.015,
        roll: seededRandom(seed, 7) > 0.5 ? 0.06 : -0.06,
        brow: 0.18,
        smile: 0.6,
      }
    case 'thinking': {
      const eyes = thinkingSide(nowMs, { seed, takesMs: SACCADE_MS * 2 })
      const head = thinkingSide(nowMs, { seed, takesMs: TURN_MS })
      return { ...straight, gazeX: 0.5 * eyes, gazeY: 0.42, yaw: 0.12 * head, pitch: 0.06, brow: -0.25, smile: 0.3 }
    }
    case 'speaking':
      return { ...straight, ...glance(nowMs, seed), smile: 0.42, brow: 0.08 }
    case 'idle':
      return straight
  }
}

/** Looks mostly to one side, sometimes to the other. */
function thinkingSide(nowMs: number, { seed, takesMs }: { seed: number; takesMs: number }): number {
  const window = Math.floor(nowMs / THINK_WINDOW_MS)
  const side = (which: number) => (seededRandom(seed, which) > 0.35 ? 1 : -0.6)
  const share = ease(nowMs - window * THINK_WINDOW_MS, takesMs)
  return side(window - 1) + (side(window) - side(window - 1)) * share
}

/** Speakers look away for a moment in about every third sentence. */
function glance(nowMs: number, seed: number): Partial<Bearing> {
  const window = Math.floor(nowMs / GLANCE_WINDOW_MS)
  const into = nowMs - window * GLANCE_WINDOW_MS - 2400 * seededRandom(seed + 1, window)
  const isAway = seededRandom(seed + 2, window) < 0.35 && into > 0 && into < 750
  if (!isAway) return {}
  const side = seededRandom(seed + 3, window) > 0.5 ? 1 : -1
  return { gazeX: 0.3 * side, gazeY: -0.12 }
}

function mixBearings(a: Bearing, b: Bearing, { eyes, head }: { eyes: number; head: number }): Bearing {
  const mix = (from: number, to: number, share: number) => from + (to - from) * share
  return {
    gazeX: mix(a.gazeX, b.gazeX, eyes),
    gazeY: mix(a.gazeY, b.gazeY, eyes),
    yaw: mix(a.yaw, b.yaw, head),
    pitch: mix(a.pitch, b.pitch, head),
    roll: mix(a.roll, b.roll, head),
    brow: mix(a.brow, b.brow, head),
    smile: mix(a.smile, b.smile, head),
  }
}

/** Eyes are never quite still: they make a small jump every 0.5 to 1.5 seconds. */
function microSaccade(nowMs: number, seed: number): { x: number; y: number } {
  const window = Math.floor(nowMs / 900)
  const share = ease(nowMs - window * 900 - 400 * seededRandom(seed + 4, window), SACCADE_MS)
  const at = (which: number, axis: number) => (seededRandom(seed + axis, which) - 0.5) * 0.09
  const between = (axis: number) => at(window - 1, axis) + (at(window, axis) - at(window - 1, axis)) * share
  return { x: between(5), y: between(6) * 0.6 }
}

function nodding(nowMs: number, { seed, mood, nodsMs, isHesitating }: PoseInputs): number {
  if (isHesitating && mood === 'listening') return 0
  const sum = nodsMs.reduce((total, nodMs) => total + bump(nowMs - nodMs, NOD_MS), 0)
  if (mood !== 'listening') return Math.min(1, sum)
  const window = Math.floor(nowMs / LISTEN_WINDOW_MS)
  const own = bump(nowMs - window * LISTEN_WINDOW_MS - 5000 * seededRandom(seed + 8, window), NOD_MS * 1.5)
  return Math.min(1, sum + own * 0.6)
}

/** Slow drift of a living body: three waves of unrelated lengths. */
const drift = (nowMs: number, seed: number): number =>
  (Math.sin(nowMs / 1700 + seed) + Math.sin(nowMs / 2900 + seed * 2.1) + Math.sin(nowMs / 4700 + seed * 0.7)) / 3

/** Computes the pose at a time. The same inputs give the same pose in every renderer. */
export function computePose(nowMs: number, inputs: PoseInputs): Pose {
  const { seed, mood, moodBefore, moodSinceMs, mouth } = inputs
  if (inputs.isStill) return { ...restPose, mouth, smile: mood === 'thinking' ? 0.3 : restPose.smile }
  const since = nowMs - moodSinceMs
  const bearing = mixBearings(getBearing(moodBefore, nowMs, seed), getBearing(mood, nowMs, seed), {
    eyes: ease(since, SACCADE_MS * 2),
    head: ease(since, TURN_MS),
  })
  const eye = microSaccade(nowMs, seed)
  const nod = nodding(nowMs, inputs)
  const raise = Math.max(0, ...inputs.raisesMs.map((raiseMs) => bump(nowMs - raiseMs, RAISE_MS)))
  const liveliness = mood === 'speaking' ? 1.7 : 1
  return {
    blink: blinkAt(nowMs, seed, moodBefore === mood ? [] : [moodSinceMs]),
    gazeX: bearing.gazeX + eye.x,
    gazeY: bearing.gazeY + eye.y,
    headYaw: bearing.yaw + 0.035 * liveliness * drift(nowMs, seed),
    headPitch: bearing.pitch + 0.018 * liveliness * drift(nowMs * 1.13, seed + 11) - 0.1 * nod,
    headRoll: bearing.roll + 0.022 * liveliness * drift(nowMs * 0.9, seed + 23),
    breath: 0.5 + 0.5 * Math.sin((nowMs / 4300) * 2 * Math.PI + seed),
    brow: Math.min(1, bearing.brow + 0.75 * raise),
    smile: bearing.smile,
    mouth,
  }
}
