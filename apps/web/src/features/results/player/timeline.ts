import type { SubmissionAnswer } from '@candor/contract'

/** What the player needs of an answer. */
export type TimedAnswer = Pick<
  SubmissionAnswer,
  'answerId' | 'questionNumber' | 'questionText' | 'isFollowUp' | 'media' | 'durationMs'
>

/** One recorded piece on the timeline of all answers. Times in milliseconds. */
export interface Clip {
  index: number
  answerId: string
  url: string
  isAudioOnly: boolean
  /** Start on the whole timeline. */
  startMs: number
  /** Length of the part that plays: all but `skipMs`. */
  durationMs: number
  /** Start of the played part on its answer's timeline. Time lost between two pieces is skipped, not played as silence. */
  answerStartMs: number
  /** The part at its start that the previous piece already covers: recorders overlap, and nothing may play twice. */
  skipMs: number
}

/** One answer on the timeline. */
export interface Chapter {
  answerId: string
  questionNumber: number
  questionText: string
  isFollowUp: boolean
  startMs: number
  durationMs: number
}

export interface PlayTimeline {
  clips: readonly Clip[]
  chapters: readonly Chapter[]
  durationMs: number
}

/** Lengths measured by the browser, by URL, because recordings cut off by a crash have no length. */
export type Measured = Readonly<Record<string, number>>

/**
 * All recorded pieces behind one another, answers in the order they were given. Answers without a recording are left out. A piece of
 * unknown length counts up to the next one, the last up to its answer's end, until the browser has measured it.
 */
export function buildTimeline(answers: readonly TimedAnswer[], measured: Measured): PlayTimeline {
  const clips: Clip[] = []
  const chapters: Chapter[] = []
  let endMs = 0
  for (const answer of answers) {
    const startMs = endMs
    const segments = [...answer.media].sort((a, b) => a.startMs - b.startMs)
    let reachedMs = 0
    for (const [place, segment] of segments.entries()) {
      const untilMs = segments[place + 1]?.startMs ?? answer.durationMs
      const lengthMs = measured[segment.url] ?? (segment.durationMs || Math.max(0, untilMs - segment.startMs))
      const skipMs = Math.min(lengthMs, Math.max(0, reachedMs - segment.startMs))
      const durationMs = lengthMs - skipMs
      reachedMs = Math.max(reachedMs, segment.startMs + lengthMs)
      clips.push({
        index: clips.length,
        answerId: answer.answerId,
        url: segment.url,
        isAudioOnly: segment.mime.startsWith('audio/'),
        startMs: endMs,
        durationMs,
        answerStartMs: segment.startMs + skipMs,
        skipMs,
      })
      endMs += durationMs
    }
    const { answerId, questionNumber, questionText, isFollowUp } = answer
    if (answer.media.length > 0)
      chapters.push({ answerId, questionNumber, questionText, isFollowUp, startMs, durationMs: endMs - startMs })
  }
  return { clips, chapters, durationMs: endMs }
}

/** The piece that plays at a position; beyond the end the last one. Null when nothing was recorded. */
export function clipAt(timeline: PlayTimeline, positionMs: number): Clip | null {
  return timeline.clips.findLast((clip) => clip.startMs <= positionMs) ?? timeline.clips[0] ?? null
}

/** Converts a position inside a piece to the time of its answer. */
export function answerTimeAt(clip: Clip, positionMs: number): number {
  return clip.answerStartMs + Math.max(0, positionMs - clip.startMs)
}

/** Converts a position inside a piece to the time of its file. */
export const fileTimeAt = (clip: Clip, positionMs: number): number =>
  clip.skipMs + Math.max(0, positionMs - clip.startMs)

/** Converts a time of the file to a position. */
export const positionIn = (clip: Clip, fileMs: number): number => clip.startMs + Math.max(0, fileMs - clip.skipMs)

/**
 * Where an answer's own time is on the whole timeline. A time that was not recorded (between two pieces) leads to the next piece; null
 * means the answer's start. Null when the answer has no recording.
 */
export function findPosition(timeline: PlayTimeline, answerId: string, answerMs: number | null): number | null {
  const clips = timeline.clips.filter((clip) => clip.answerId === answerId)
  const first = clips[0]
  const last = clips.at(-1)
  if (!first || !last) return null
  if (answerMs === null || answerMs <= first.answerStartMs) return first.startMs
  const clip = clips.find((candidate) => answerMs < candidate.answerStartMs + candidate.durationMs)
  if (!clip) return last.startMs + last.durationMs
  return clip.startMs + Math.max(0, answerMs - clip.answerStartMs)
}

export function chapterAt(timeline: PlayTimeline, positionMs: number): Chapter | null {
  return timeline.chapters.findLast((chapter) => chapter.startMs <= positionMs) ?? null
}
