import type { OwnTake } from '../submissions'

interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

/** The part of an answer's timeline that a recording covers. */
interface Span {
  readonly startMs: number
  /** Where the next recording of the take begins; null: there is none. */
  readonly endMs: number | null
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** As WebVTT writes it: 01:02:03.004. */
const formatTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000)
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${clock.map((part) => pad(part, 2)).join(':')}.${pad(ms % 1_000, 3)}`
}

/** A cue is one line without markup: a line break or "-->" would end it. */
const escapeCue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/g, ' ').trim()

const listCues = (lines: OwnTake['lines'], { startMs, endMs }: Span): Cue[] =>
  lines.flatMap((line) => {
    if (line.startMs === null || line.endMs === null) return []
    if (line.startMs < startMs || (endMs !== null && line.startMs >= endMs)) return []
    const from = Math.round(line.startMs - startMs)
    // A player ignores a cue that doesn't end after its start.
    return [{ startMs: from, endMs: Math.max(from + 1, Math.round(line.endMs - startMs)), text: escapeCue(line.text) }]
  })

/** The words of a recording as WebVTT; null: none of them has a time in it. */
export const writeSubtitles = (lines: OwnTake['lines'], span: Span): string | null => {
  const cues = listCues(lines, span)
  if (cues.length === 0) return null
  const blocks = cues.map(({ startMs, endMs, text }) => `${formatTime(startMs)} --> ${formatTime(endMs)}\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}
