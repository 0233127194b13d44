import type { InterviewLanguage } from '@candor/contract'
import {
  createVisemes,
  getClauseEndsMs,
  getVisemeAt,
  type VisemeTrack,
} from '../../../../shared/speech/lip-sync/create-visemes'
import { mouthFromLevel, withEnergy } from '../../../../shared/speech/lip-sync/mouth-from-level'
import { closedMouth, type MouthShape } from '../../../../shared/speech/lip-sync/mouth-shape'
import { computePose, type Mood } from './compute-pose'
import { createPauseDetector } from './detect-pauses'
import type { Pose } from './pose'

/** What is being said now, so that the mouth can form it. `startedAtMs` is of `monotonicMs`, when the sound began to be heard. */
export interface Spoken {
  text: string
  language: InterviewLanguage
  /** Length of the sound; if it is unknown (null), the mouth follows the loudness alone. */
  durationMs: number | null
  startedAtMs: number
}

export interface AnimatorInput {
  mood: Mood
  saying: Spoken | null
  isHesitating: boolean
  isStill: boolean
}

export interface Animator {
  /** Tells what has changed. */
  tell: (situation: AnimatorInput, nowMs: number) => void
  /** The pose of this moment, given how loud the interviewer and the candidate are. */
  poseAt: (nowMs: number, levels: { voice: number; heard: number }) => Pose
}

/** A nod begins a little before the clause ends, so that it lands on its last word. */
const NOD_EARLY_MS = 180
const RAISE_EARLY_MS = 650
/** Older nods and raises are over. */
const KEPT_MS = 3000
/** A meter that has not moved since then does not measure this voice: the text alone is followed. */
const DEAF_MS = 400

interface Utterance {
  said: Spoken
  track: VisemeTrack | null
  isMeasured: boolean
}

/** The page may pass the same words as a new object with every render. */
const isSame = (a: Spoken | null, b: Spoken | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.text === b.text && a.startedAtMs === b.startedAtMs && a.durationMs === b.durationMs)

function createUtterance(said: Spoken): Utterance {
  const track = said.durationMs === null ? null : createVisemes(said.text, said.language, said.durationMs)
  return { said, track, isMeasured: false }
}

function listNodTimes({ said, track }: Utterance): number[] {
  const ends = track === null ? [] : getClauseEndsMs(track)
  // Every second clause: a head that nods at each looks like a toy.
  return ends.filter((_, which) => which % 2 === 0).map((endMs) => said.startedAtMs + endMs - NOD_EARLY_MS)
}

function listBrowRaiseTimes({ said }: Utterance): number[] {
  if (said.durationMs === null || !said.text.trimEnd().endsWith('?')) return []
  return [said.startedAtMs + Math.max(0, said.durationMs - RAISE_EARLY_MS)]
}

function mouthAt(utterance: Utterance | null, voice: number, nowMs: number): MouthShape {
  if (utterance?.track === undefined || utterance.track === null) return mouthFromLevel(voice, nowMs)
  const atMs = nowMs - utterance.said.startedAtMs
  if (voice > 0) utterance.isMeasured = true
  const mouth = getVisemeAt(utterance.track, atMs)
  return utterance.isMeasured || atMs < DEAF_MS
    ? withEnergy(mouth, atMs < DEAF_MS ? Math.max(voice, 0.3) : voice)
    : mouth
}

/** Turns the interview's events into poses. It keeps what moods, words and pauses were, and no clock. */
export function createAnimator(seed: number): Animator {
  let situation: AnimatorInput = { mood: 'idle', saying: null, isHesitating: false, isStill: false }
  let moodBefore: Mood = 'idle'
  let moodSinceMs = Number.NEGATIVE_INFINITY
  let utterance: Utterance | null = null
  let nodsMs: number[] = []
  let raisesMs: number[] = []
  const say = (saying: Spoken | null, nowMs: number) => {
    utterance = saying === null ? null : createUtterance(saying)
    // What has begun is finished also when the words are cut off.
    nodsMs = utterance === null ? nodsMs.filter((nodMs) => nodMs <= nowMs) : listNodTimes(utterance)
    raisesMs = utterance === null ? raisesMs.filter((raiseMs) => raiseMs <= nowMs) : listBrowRaiseTimes(utterance)
  }
  const ear = createPauseDetector()
  return {
    tell: (next, nowMs) => {
      if (next.mood !== situation.mood) {
        moodBefore = situation.mood
        moodSinceMs = nowMs
      }
      if (!isSame(next.saying, situation.saying)) say(next.saying, nowMs)
      situation = next
    },
    poseAt: (nowMs, { voice, heard }) => {
      const { mood, isHesitating, isStill } = situation
      const isPause = ear.hear(mood === 'listening' ? heard : 0, nowMs)
      if (isPause && mood === 'listening' && !isHesitating) {
        nodsMs = [...nodsMs.filter((nodMs) => nowMs - nodMs < KEPT_MS), nowMs]
      }
      const mouth = mood === 'speaking' || voice > 0 ? mouthAt(utterance, voice, nowMs) : closedMouth
      return computePose(nowMs, { seed, mood, moodBefore, moodSinceMs, mouth, nodsMs, raisesMs, isHesitating, isStill })
    },
  }
}
