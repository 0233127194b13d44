import type { RecognizedSegment } from '../../../../shared/speech/device-recognizer'
import { readStored, writeStored } from '../../../../shared/storage'

const getKey = (answerId: string) => `candor.words.${answerId}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const parseSegment = (value: unknown): RecognizedSegment[] => {
  if (!isRecord(value)) return []
  const { text, startMs, endMs } = value
  if (typeof text !== 'string' || typeof startMs !== 'number' || typeof endMs !== 'number') return []
  return [{ text, startMs, endMs }]
}

/** The words that this tab recognized before a reload; none if they can't be read. */
export function readRecognizedWords(answerId: string): RecognizedSegment[] {
  try {
    const value: unknown = JSON.parse(readStored('session', getKey(answerId)) ?? '[]')
    return Array.isArray(value) ? value.flatMap(parseSegment) : []
  } catch {
    return []
  }
}

export function saveRecognizedWords(answerId: string, words: readonly RecognizedSegment[]): void {
  writeStored('session', getKey(answerId), JSON.stringify(words))
}
