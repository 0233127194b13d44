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

/** The words being spoken, for lip-sync. `startedAtMs` is the `monotonicMs` time at which the sound started to play. */
export interface Spoken {
  text: string
  language: InterviewLanguage
  /** Length of the sound. Null: unknown, so the mouth follows the loudness only. */
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
  /** Sets the new situation. */
  update: (situation: AnimatorInput, nowMs: number) => void
  /** Returns the pose at this time, given the loudness of the interviewer's and the candidate's voice. */
  getPose: (nowMs: number, levels: { voice: number; candidate: number }) => Pose
}

/** A nod starts shortly before the clause ends, so that it falls on the last word. */
const NOD_EARLY_MS = 180
const RAISE_EARLY_MS = 650
/** Older nods and brow raises have ended. */
const NOD_LIFETIME_MS = 3000
/** A meter still at zero after this time can't measure this voice, so the mouth follows the text only. */
const METER_TIMEOUT_MS = 400

interface Utterance {
  said: Spoken
  track: VisemeTrack | null
  isMeasured: boolean
}

/** Compares by value, because the page may pass a new object with every render. */
const isSame = (a: Spoken | null, b: Spoken | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.text === b.text && a.startedAtMs === b.startedAtMs && a.durationMs === b.durationMs)

function createUtterance(said: Spoken): Utterance {
  const track = said.durationMs === null ? null : createVisemes(said.text, said.language, said.durationMs)
  return { said, track, isMeasured: false }
}

function listNodTimes({ said, track }: Utterance): number[] {
  const ends = track === null ? [] : getClauseEndsMs(track)
  // Only every second clause: a nod at each one looks mechanical.
  return ends.filter((_, which) => which % 2 === 0).map((endMs) => said.startedAtMs + endMs - NOD_EARLY_MS)
}

function listBrowRaiseTimes({ said }: Utterance): number[] {
  if (said.durationMs === null || !said.text.trimEnd().endsWith('?')) return []
  return [said.startedAtMs + Math.max(0, said.durationMs - RAISE_EARLY_MS)]
}

function getMouth(utterance: Utterance | null, voice: number, nowMs: number): MouthShape {
  if (utterance?.track === undefined || utterance.track === null) return mouthFromLevel(voice, nowMs)
  const atMs = nowMs - utterance.said.startedAtMs
  if (voice > 0) utterance.isMeasured = true
  const mouth = getVisemeAt(utterance.track, atMs)
  return utterance.isMeasured || atMs < METER_TIMEOUT_MS
    ? withEnergy(mouth, atMs < METER_TIMEOUT_MS ? Math.max(voice, 0.3) : voice)
    : mouth
}

/** Turns the interview's events into poses. It remembers moods, words and pauses; the caller passes the time. */
export function createAnimator(seed: number): Animator {
  let situation: AnimatorInput = { mood: 'idle', saying: null, isHesitating: false, isStill: false }
  let moodBefore: Mood = 'idle'
  let moodSinceMs = Number.NEGATIVE_INFINITY
  let utterance: Utterance | null = null
  let nodsMs: number[] = []
  let raisesMs: number[] = []
  const setUtterance = (saying: Spoken | null, nowMs: number) => {
    utterance = saying === null ? null : createUtterance(saying)
    // A movement that has started is finished even if the speech is stopped.
    nodsMs = utterance === null ? nodsMs.filter((nodMs) => nodMs <= nowMs) : listNodTimes(utterance)
    raisesMs = utterance === null ? raisesMs.filter((raiseMs) => raiseMs <= nowMs) : listBrowRaiseTimes(utterance)
  }
  const pauseDetector = createPauseDetector()
  return {
    update: (next, nowMs) => {
      if (next.mood !== situation.mood) {
        moodBefore = situation.mood
        moodSinceMs = nowMs
      }
      if (!isSame(next.saying, situation.saying)) setUtterance(next.saying, nowMs)
      situation = next
    },
    getPose: (nowMs, { voice, candidate }) => {
      const { mood, isHesitating, isStill } = situation
      const isPause = pauseDetector.detect(mood === 'listening' ? candidate : 0, nowMs)
      if (isPause && mood === 'listening' && !isHesitating) {
        nodsMs = [...nodsMs.filter((nodMs) => nowMs - nodMs < NOD_LIFETIME_MS), nowMs]
      }
      const mouth = mood === 'speaking' || voice > 0 ? getMouth(utterance, voice, nowMs) : closedMouth
      return computePose(nowMs, { seed, mood, moodBefore, moodSinceMs, mouth, nodsMs, raisesMs, isHesitating, isStill })
    },
  }
}
