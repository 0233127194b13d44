import { detectDayOrder } from './dates/find-date-mentions'
import type { CvLine, CvModel, CvModelEntry, CvStatement } from './model'
import { readEntries } from './read-entries'
import { readLines } from './read-lines'

function findEntryIndex(entries: readonly CvModelEntry[], at: number): number | null {
  const index = entries.findIndex((entry) => at > entry.end && at <= entry.bodyEnd)
  return index < 0 ? null : index
}

const isHeaderLine = (entries: readonly CvModelEntry[], line: CvLine) =>
  entries.some((entry) => line.start >= entry.start && line.end <= entry.end)

const maxStatementChars = 1500

/** Whether a line continues the bullet above it: a PDF breaks a bullet into several lines. */
function continuesStatement(line: CvLine, before: CvStatement | undefined, entry: number | null): boolean {
  if (before === undefined || line.isBullet || line.isAfterBlank || before.text.length > maxStatementChars) return false
  return before.entry === entry && before.section === line.section && !/[.!?;]$/u.test(before.text)
}

function listStatements(lines: readonly CvLine[], entries: readonly CvModelEntry[]): CvStatement[] {
  const statements: CvStatement[] = []
  let bulleted = false
  for (const line of lines) {
    if (line.isHeading || isHeaderLine(entries, line)) {
      bulleted = false
      continue
    }
    const entry = findEntryIndex(entries, line.start)
    const last = statements.at(-1)
    if (bulleted && continuesStatement(line, last, entry) && last !== undefined) {
      statements[statements.length - 1] = { ...last, end: line.end, text: `${last.text} ${line.text}` }
      continue
    }
    bulleted = line.isBullet
    statements.push({ start: line.start, end: line.end, text: line.text, section: line.section, entry })
  }
  return statements
}

/** The CV as lines, entries with their dates, and statements; offsets are those of the text. */
export function readCv(text: string, language: 'en' | 'vi'): CvModel {
  const lines = readLines(text)
  const order = detectDayOrder(text, language === 'vi' ? 'dmy' : 'mdy')
  const { entries, pauses } = readEntries(lines, order)
  return { text, lines, entries, pauses, statements: listStatements(lines, entries) }
}
