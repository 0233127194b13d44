import type { AssessAnswer } from '../input'
import type { Token } from './token'
import { tokenize } from './tokenize'

const lookAhead = 8

interface TimedPart {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

/** Gives each token the media times of the recognizer's word (or, failing that, segment) it came from. */
export function alignTimes(tokens: readonly Token[], answer: AssessAnswer): Token[] {
  if (answer.modality === 'typed') return [...tokens]
  const words = answer.words ?? []
  return words.length > 0 ? alignTimedParts(tokens, words) : [...tokens]
}

/** Start and end of the segment that contains each token; used only to place a quote on the time line. */
export function alignSegments(tokens: readonly Token[], answer: AssessAnswer): Token[] {
  const segments = answer.segments ?? []
  return answer.modality === 'spoken' && segments.length > 0 ? alignTimedParts(tokens, segments) : [...tokens]
}

function alignTimedParts(tokens: readonly Token[], parts: readonly TimedPart[]): Token[] {
  const aligned = [...tokens]
  let cursor = 0
  for (const part of parts) {
    for (const piece of tokenize(part.text)) {
      const found = findToken(aligned, cursor, piece.lower)
      const token = aligned[found]
      if (token === undefined) continue
      aligned[found] = { ...token, startMs: part.startMs, endMs: part.endMs }
      cursor = found + 1
    }
  }
  return aligned
}

function findToken(tokens: readonly Token[], from: number, lower: string): number {
  const limit = Math.min(tokens.length, from + lookAhead)
  for (let index = from; index < limit; index += 1) {
    if (tokens[index]?.lower === lower) return index
  }
  return -1
}
