import type { HeardSegment } from './transcription-response'

/** The loudest short frame of a stretch in dBFS; null where it cannot be told. */
export type LoudnessOf = (startMs: number, endMs: number) => number | null

/**
 * What recognisers of the Whisper family are known to write under silence and music, folded by `fold`. Said by a candidate
 * in earnest they stand: the phrase alone never drops a segment.
 */
const phrasesOfSilence: ReadonlySet<string> = new Set([
  'you',
  'thank you',
  'thanks for watching',
  'thank you for watching',
  'please subscribe',
  'bye',
  'cảm ơn các bạn đã theo dõi',
  'cảm ơn các bạn đã xem video',
  'cảm ơn các bạn đã theo dõi và hẹn gặp lại',
  'hẹn gặp lại các bạn trong những video tiếp theo',
  'hãy subscribe cho kênh ghiền mì gõ để không bỏ lỡ những video hấp dẫn',
  'hãy đăng ký kênh để ủng hộ kênh của mình nhé',
])

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Below this no microphone has speech; recognisers' segment times are loose, so the neighbourhood is heard as well. */
const silenceDb = -60
const quietDb = -45
const neighbourhoodMs = 500

const surelyNoSpeech = 0.8
const likelyNoSpeech = 0.6
/** With this much doubt a known phrase of silence is not believed. */
const doubtfulNoSpeech = 0.3
const unsureMeanLogProbability = -0.7
/** Shorter than a said "yes"; believed only from a recogniser that is sure it heard speech. */
const shortestSegmentMs = 300
const surelySpeech = 0.2

/** The segments somebody said: invented ones are left out, in doubt about a person's words they stay. */
export function withoutInvented(segments: readonly HeardSegment[], loudnessOf: LoudnessOf): readonly HeardSegment[] {
  return segments.filter((segment) => !isInvented(segment, loudnessOf))
}

function isInvented(segment: HeardSegment, loudnessOf: LoudnessOf): boolean {
  const loudestDb = loudnessOf(segment.startMs - neighbourhoodMs, segment.endMs + neighbourhoodMs)
  if (loudestDb !== null && loudestDb < silenceDb) return true
  const isQuiet = loudestDb !== null && loudestDb < quietDb
  const noSpeech = segment.noSpeechProbability
  return (
    isTooShort(segment) ||
    isDoubted(segment) ||
    (isPhraseOfSilence(segment) && (isQuiet || (noSpeech ?? 0) >= doubtfulNoSpeech))
  )
}

function isTooShort({ startMs, endMs, noSpeechProbability }: HeardSegment): boolean {
  return endMs - startMs < shortestSegmentMs && (noSpeechProbability ?? 1) >= surelySpeech
}

function isDoubted({ noSpeechProbability, meanLogProbability }: HeardSegment): boolean {
  if (noSpeechProbability === null) return false
  if (noSpeechProbability >= surelyNoSpeech) return true
  return (
    noSpeechProbability >= likelyNoSpeech && (meanLogProbability ?? Number.NEGATIVE_INFINITY) < unsureMeanLogProbability
  )
}

function isPhraseOfSilence(segment: HeardSegment): boolean {
  return phrasesOfSilence.has(fold(segment.text))
}
