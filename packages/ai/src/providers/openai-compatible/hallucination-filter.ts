import type { RecognizedSegment } from './transcription-response'

/** The loudest short frame of a stretch in dBFS; null where it is unknown. */
export type MeasureLoudness = (startMs: number, endMs: number) => number | null

/**
 * What recognizers of the Whisper family are known to write under silence and music, folded by `fold`. A candidate may
 * really say them, so the phrase alone never drops a segment.
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

function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Below this no microphone has speech; recognizers' segment times are loose, so the neighbourhood is heard as well. */
const silenceDb = -60
const quietDb = -45
const neighborhoodMs = 500

const certainNoSpeech = 0.8
const likelyNoSpeech = 0.6
/** With this much doubt a known phrase of silence is not believed. */
const doubtfulNoSpeech = 0.3
const unsureMeanLogProbability = -0.7
/** Shorter than a said "yes"; believed only from a recognizer that is sure it heard speech. */
const shortestSegmentMs = 300
const certainSpeech = 0.2

/** Removes segments that the recognizer invented. In doubt a segment stays, because it may be a person's words. */
export function removeHallucinations(
  segments: readonly RecognizedSegment[],
  measureLoudness: MeasureLoudness,
): readonly RecognizedSegment[] {
  return segments.filter((segment) => !isHallucination(segment, measureLoudness))
}

function isHallucination(segment: RecognizedSegment, measureLoudness: MeasureLoudness): boolean {
  const loudestDb = measureLoudness(segment.startMs - neighborhoodMs, segment.endMs + neighborhoodMs)
  if (loudestDb !== null && loudestDb < silenceDb) return true
  const isQuiet = loudestDb !== null && loudestDb < quietDb
  const noSpeech = segment.noSpeechProbability
  return (
    isTooShort(segment) ||
    isDoubtful(segment) ||
    (isPhraseOfSilence(segment) && (isQuiet || (noSpeech ?? 0) >= doubtfulNoSpeech))
  )
}

function isTooShort({ startMs, endMs, noSpeechProbability }: RecognizedSegment): boolean {
  return endMs - startMs < shortestSegmentMs && (noSpeechProbability ?? 1) >= certainSpeech
}

function isDoubtful({ noSpeechProbability, meanLogProbability }: RecognizedSegment): boolean {
  if (noSpeechProbability === null) return false
  if (noSpeechProbability >= certainNoSpeech) return true
  return (
    noSpeechProbability >= likelyNoSpeech && (meanLogProbability ?? Number.NEGATIVE_INFINITY) < unsureMeanLogProbability
  )
}

function isPhraseOfSilence(segment: RecognizedSegment): boolean {
  return phrasesOfSilence.has(foldText(segment.text))
}
