import { z } from 'zod'

const zTimed = z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() }).loose())

export interface TranscriptLine {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly startMs: number | null
  readonly endMs: number | null
}

interface Timed {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

/** Stored words or segments with their times; empty if none are stored. Throws if they are invalid. */
export const readTimed = (value: unknown): Timed[] => zTimed.nullable().parse(value) ?? []

const maxLineWords = 14
const pauseMs = 700
const endsSentence = /[.!?…]["'”’)]?$/u

/** Words with their positions in the text; a word that is not found in order is omitted. */
const locate = (text: string, words: readonly Timed[]): (Timed & { start: number; end: number })[] => {
  let from = 0
  return words.flatMap((word) => {
    const start = text.indexOf(word.text.trim(), from)
    if (start < 0 || word.text.trim() === '') return []
    from = start + word.text.trim().length
    return [{ ...word, start, end: from }]
  })
}

type Located = ReturnType<typeof locate>[number]

const breaksAfter = (line: readonly Located[], next: Located | undefined): boolean => {
  const last = line.at(-1)
  if (last === undefined || next === undefined) return true
  return line.length >= maxLineWords || endsSentence.test(last.text) || next.startMs - last.endMs >= pauseMs
}

const createLines = (text: string, words: readonly Located[]): TranscriptLine[] => {
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined) return []
  const { start } = first
  return [{ start, end: last.end, text: text.slice(start, last.end), startMs: first.startMs, endMs: last.endMs }]
}

const splitByWords = (text: string, words: readonly Timed[]): TranscriptLine[] => {
  const located = locate(text, words)
  const lines: TranscriptLine[] = []
  let line: Located[] = []
  for (const [index, word] of located.entries()) {
    line.push(word)
    if (!breaksAfter(line, located[index + 1])) continue
    lines.push(...createLines(text, line))
    line = []
  }
  return lines
}

const splitBySentences = (text: string): TranscriptLine[] =>
  // The point of "38.6" ends no sentence.
  [...text.matchAll(/(?:[^.!?…\n]|(?<=\d)\.(?=\d))+[.!?…]*["'”’)]?\s*|\n+/gu)].flatMap((match) => {
    const shown = match[0].trim()
    if (shown === '') return []
    const start = match.index + match[0].indexOf(shown)
    return [{ start, end: start + shown.length, text: shown, startMs: null, endMs: null }]
  })

/**
 * An answer's words as lines that can be followed and clicked: by word times, else by the recognizer's segments, else
 * (typed answers) by sentence without times.
 */
export const transcriptLines = (answer: { text: string; words: unknown; segments: unknown }): TranscriptLine[] => {
  const words = splitByWords(answer.text, readTimed(answer.words))
  if (words.length > 0) return words
  const segments = locate(answer.text, readTimed(answer.segments))
  if (segments.length > 0) return segments.map(({ text, ...rest }) => ({ text: text.trim(), ...rest }))
  return splitBySentences(answer.text)
}
