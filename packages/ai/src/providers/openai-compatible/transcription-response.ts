import { z } from 'zod'
import { SpeechError } from '../../ports/speech-error'
import type { TranscriptSegment, TranscriptWord } from '../../ports/speech-to-text'

const longestAudioSeconds = 86_400
/** Some servers round a first start a hair below zero. */
const seconds = z.number().min(-1).max(longestAudioSeconds)
const probability = z.number().nullish()

const wordShape = z.object({ word: z.string().max(200), start: seconds, end: seconds, probability })
const segmentShape = z.object({
  text: z.string().max(20_000),
  start: seconds,
  end: seconds,
  no_speech_prob: probability,
  avg_logprob: z.number().nullish(),
  words: z.array(wordShape).max(5_000).nullish(),
})
const transcriptionShape = z.object({
  text: z.string().max(500_000),
  duration: z
    .union([
      seconds,
      z
        .string()
        .regex(/^\d{1,5}(\.\d+)?$/)
        .transform(Number),
    ])
    .nullish(),
  segments: z.array(segmentShape).max(20_000).nullish(),
  words: z.array(wordShape).max(100_000).nullish(),
})

/** A segment together with what only the silence guard reads. */
export type RecognizedSegment = TranscriptSegment & {
  /** Mean log probability of its tokens; null where the server does not say. */
  readonly meanLogProbability: number | null
}

export type RecognizedTranscription = {
  readonly text: string
  readonly durationMs: number | null
  readonly words: readonly TranscriptWord[] | null
  /** Null where the server sent none. */
  readonly segments: readonly RecognizedSegment[] | null
}

const createBadResponseError = (detail: string) => new SpeechError('bad_response', detail)

/** Reads a `json` or `verbose_json` transcription; anything else is `bad_response`, whose message never quotes it. */
export function parseTranscription(bytes: Uint8Array): RecognizedTranscription {
  const parsed = transcriptionShape.safeParse(parseJson(bytes))
  if (!parsed.success) throw createBadResponseError('not a transcription')
  const { text, duration, segments, words } = parsed.data
  const nested = segments?.flatMap((segment) => segment.words ?? [])
  return {
    text: tidy(text),
    durationMs: duration === undefined || duration === null ? null : toMs(duration),
    words: readWords(words ?? nested ?? []),
    segments: segments === undefined || segments === null ? null : readSegments(segments),
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw createBadResponseError('not JSON')
  }
}

export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

function toMs(value: number): number {
  return Math.max(0, Math.round(value * 1000))
}

function unitOrNull(value: number | null | undefined): number | null {
  return value === undefined || value === null ? null : Math.max(0, Math.min(1, value))
}

/** Recognizers overlap adjacent segments by a few frames; more than this is a broken clock. */
const toleratedOverlapMs = 150

type Span = { readonly startMs: number; readonly endMs: number }

/** The spans with small overlaps straightened; null when time runs backwards. */
function straighten<T extends Span>(spans: readonly T[]): readonly T[] | null {
  const straight: T[] = []
  let previousStartMs = 0
  for (const span of spans) {
    if (span.endMs < span.startMs || span.startMs < previousStartMs - toleratedOverlapMs) return null
    previousStartMs = Math.max(previousStartMs, span.startMs)
    straight.push({ ...span, startMs: previousStartMs, endMs: Math.max(span.endMs, previousStartMs) })
  }
  return straight
}

/** Word times are evidence: if they cannot be true the words are left out, and the segments have to do. */
function readWords(words: readonly z.infer<typeof wordShape>[]): readonly TranscriptWord[] | null {
  const read = words
    .map((word) => ({
      text: tidy(word.word),
      startMs: toMs(word.start),
      endMs: toMs(word.end),
      confidence: unitOrNull(word.probability),
    }))
    .filter((word) => word.text !== '')
  return read.length === 0 ? null : straighten(read)
}

function readSegments(segments: readonly z.infer<typeof segmentShape>[]): readonly RecognizedSegment[] {
  const read = segments.map((segment) => ({
    text: tidy(segment.text),
    startMs: toMs(segment.start),
    endMs: toMs(segment.end),
    noSpeechProbability: unitOrNull(segment.no_speech_prob),
    meanLogProbability: segment.avg_logprob ?? null,
  }))
  const straight = straighten(read.filter((segment) => segment.text !== ''))
  if (straight === null) throw createBadResponseError('segment times run backwards')
  return straight
}
