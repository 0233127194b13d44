import type { InterfaceLanguage } from '@candor/contract'

/** A moment to remember, as a calendar program stores it. */
export interface CalendarEvent {
  /** Stable: a later file with this id replaces the event of an earlier one. */
  readonly uid: string
  readonly atMs: number
  readonly title: string
  readonly description: string
}

const maxLineOctets = 75
const minuteMs = 60_000

/** "2026-11-26T09:30:00.000Z" as "20261126T093000Z". */
const formatUtc = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** RFC 5545, 3.3.11. Control characters are not allowed in a text. */
const escapeText = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** RFC 5545, 3.1: a line has at most 75 octets; each further one begins with a space. No character is divided. */
const foldLine = (line: string): string => {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLineOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/**
 * An iCalendar file with one event and an alarm a day before it. It has no method and no organizer: it is a file to be imported, not a
 * request to be answered. A file that is made later has the higher sequence, so that it replaces the earlier one.
 */
export const formatCalendar = (
  event: CalendarEvent,
  { nowMs, language }: { readonly nowMs: number; readonly language: InterfaceLanguage },
): string => {
  const title = escapeText(event.title)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Candor//Interviews//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${formatUtc(nowMs)}`,
    `SEQUENCE:${Math.floor(nowMs / minuteMs)}`,
    `DTSTART:${formatUtc(event.atMs)}`,
    `SUMMARY;LANGUAGE=${language}:${title}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(event.description)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION;LANGUAGE=${language}:${title}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
