import type { SubmissionAnswer } from '@candor/contract'

type Line = SubmissionAnswer['lines'][number]

/** A caption stays for a moment after its last word, so that it can be read to the end. */
const LINGER_MS = 1_500

/** Finds the caption at this time of the answer, or the one that just ended; null in silence. */
export function captionAt(lines: readonly Line[], answerMs: number): string | null {
  const line = lines.findLast((candidate) => candidate.startMs !== null && candidate.startMs <= answerMs)
  if (!line) return null
  return line.endMs !== null && answerMs > line.endMs + LINGER_MS ? null : line.text
}

function stamp(ms: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Formats the captions of one piece as WebVTT, on the piece's time, for the browser's caption menu and assistive tools. */
export function toVtt(lines: readonly Line[], pieceStartMs: number): string {
  const cues = lines.flatMap(({ startMs, endMs, text }) => {
    if (startMs === null || endMs === null || endMs <= pieceStartMs) return []
    return [`${stamp(Math.max(0, startMs - pieceStartMs))} --> ${stamp(endMs - pieceStartMs)}\n${escaped(text)}`]
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
