import { normalizeText, stripMarkup } from './normalize-text'
import { classifySection, isFactLabel, isWholeHeading, ORDINAL, type SectionKind } from './section-headings'

export type { SectionKind } from './section-headings'

/** A line of a job text, with its section. */
export interface DescriptionLine {
  readonly text: string
  readonly form: 'heading' | 'bullet' | 'paragraph'
  readonly section: SectionKind
  /** Text of the heading above, '' when there is none. */
  readonly heading: string
  /** False below a heading that names no kind of section: the section above may have ended. */
  readonly isSectionSure: boolean
}

const BULLET = /^\s*(?:[-*•●▪◦‣·+–✓✔>»★☆□■]{1,3}|\d{1,2}[.)](?!\d)|[a-z]\)|\(\d{1,2}\))\s*(?=\S)/u
const MARKDOWN_HEADING = /^\s{0,3}(#{1,6})\s*(?=\S)/
const RULE = /^[\s|:*_=+~–-]{2,}$/

const countWords = (text: string) => text.split(' ').length

interface Place {
  readonly section: SectionKind
  readonly heading: string
  readonly isSure: boolean
  /** Marks of the Markdown heading that opened the section; 7 for any other heading. */
  readonly level: number
}

const MAX_TITLE_WORDS = 6

/** "What you bring" above a list: short, without an end, and it names a kind of section. */
const namesListBelow = (text: string, isAboveList: boolean) =>
  isAboveList && countWords(text) <= MAX_TITLE_WORDS && classifySection(text) !== 'other'

interface RawLine {
  readonly raw: string
  /** The next line that is not empty is a bullet. */
  readonly isAboveList: boolean
}

/** Bold, shouted, closed by a colon, above a list that it names, or known as a heading as it stands. */
function isPlainHeading({ raw, isAboveList }: RawLine, text: string): boolean {
  if (countWords(text) > 12 || text.length > 110) return false
  if (/^\s{0,16}(?:\*\*|__|_)[^*]{2,110}(?:\*\*|__|_)\\?\s{0,16}:?\s{0,16}$/.test(raw))
    return !/[!;,]$|[^.]\.$/.test(text)
  if (/[:?]$/.test(text)) return countWords(text) <= 9 || classifySection(text) !== 'other'
  if (/[.!;,]$/.test(text)) return text.endsWith('...') && classifySection(text) !== 'other'
  const isShouted = text === text.toUpperCase() && /\p{L}{3}/u.test(text) && !/\d{3}|@/.test(text)
  return isShouted || /^[A-Z] [-–] \p{Lu}/u.test(text) || namesListBelow(text, isAboveList)
}

function detectForm(line: RawLine, text: string): DescriptionLine['form'] {
  const { raw } = line
  if (MARKDOWN_HEADING.test(raw)) return 'heading'
  if (isWholeHeading(text)) return 'heading'
  const isOrdinal = ORDINAL.test(raw.trim())
  if (BULLET.test(raw) && !isOrdinal && !/^\s{0,16}(?:\*\*|★)/u.test(raw)) return 'bullet'
  if (isPlainHeading(line, text)) return 'heading'
  return BULLET.test(raw) ? 'bullet' : 'paragraph'
}

/** PDF text breaks sentences at the page's width: a line that begins in lower case continues the line before. */
function joinWrappedLines(text: string): string[] {
  const joined: string[] = []
  for (const raw of text.split('\n')) {
    const before = joined.at(-1)
    const isContinuation = /^\s*[\p{Ll}(]/u.test(raw) && !BULLET.test(raw)
    if (before !== undefined && isContinuation && before.length > 60 && !/[.:!?]\s*$/.test(before)) {
      joined[joined.length - 1] = before.endsWith('-') ? before.slice(0, -1) + raw.trim() : `${before} ${raw.trim()}`
    } else {
      joined.push(raw)
    }
  }
  return joined
}

/** Cells of a table row stand as lines of their own. */
function splitCells(raw: string): string[] {
  if (!/^\s{0,16}\|/.test(raw)) return [raw]
  return raw
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}

/** An unknown heading inside a list of duties is a group of them, unless it ranks with the heading above. */
function enterHeading(text: string, level: number, before: Place): Place {
  const section = classifySection(text)
  const heading = /^what to look for/i.test(text) ? before.heading : text.replace(/:$/, '')
  if (section !== 'other') return { section, heading, isSure: true, level }
  const isGroup = before.section !== 'other' && (level === 7 || level > before.level)
  return isGroup ? { ...before, heading, isSure: false } : { section: 'other', heading, isSure: false, level }
}

/** "Quyền lợi: lương thoả thuận": a label and what it labels on one line. */
function splitLabel(text: string): { readonly label: string; readonly content: string } | null {
  const match = /^([^:]{3,40}):\s+(\S.*)$/u.exec(text)
  const [, label = '', content = ''] = match ?? []
  return match === null || countWords(label) > 6 ? null : { label, content }
}

interface Read {
  readonly line: DescriptionLine
  readonly place: Place
}

function makeLine(text: string, form: DescriptionLine['form'], place: Place): DescriptionLine {
  return { text, form, section: place.section, heading: place.heading, isSectionSure: place.isSure }
}

function readLabeled(text: string, form: DescriptionLine['form'], before: Place): Read | null {
  const parts = splitLabel(text)
  if (parts === null) return null
  if (isFactLabel(parts.label)) return { line: makeLine(text, form, { ...before, section: 'facts' }), place: before }
  if (!isWholeHeading(parts.label)) return null
  const section = classifySection(parts.label)
  const opened = { section, heading: parts.label, isSure: true, level: 7 }
  const keepsLabel = /experience|kinh nghiệm|ưu tiên/i.test(parts.label)
  // A row of a table of requirements ("Kinh nghiệm: ...") does not end the table.
  const isRow = before.section === 'requirements' && section !== 'benefits' && section !== 'duties'
  return { line: makeLine(keepsLabel ? text : parts.content, form, opened), place: isRow ? before : opened }
}

/** A sentence like "We are looking for someone who:" opens a section for the list below it. */
function readContent(text: string, form: DescriptionLine['form'], before: Place): Read {
  const labeled = readLabeled(text, form, before)
  if (labeled !== null) return labeled
  const opens = /:$/.test(text) ? classifySection(text.split(' ').slice(-10).join(' ')) : 'other'
  const place = opens === 'other' ? before : { section: opens, heading: text, isSure: true, level: 7 }
  return { line: makeLine(text, form, place), place }
}

const unmark = (line: string) =>
  stripMarkup(/^\s*\*\*/.test(line) ? line : line.replace(BULLET, ''))
    .replace(/#{1,6}$/, '')
    .trim()

function readLine({ raw, isAboveList }: RawLine, before: Place): Read | null {
  const level = MARKDOWN_HEADING.exec(raw)?.[1]?.length ?? 7
  const unescaped = raw.replace(/\\(?=[-*+.])/g, '')
  const text = unmark(unescaped.replace(MARKDOWN_HEADING, ''))
  if (text === '' || RULE.test(raw)) return null
  const form = detectForm({ raw: unescaped, isAboveList }, text)
  if (form !== 'heading') return readContent(text, form, before)
  const place = enterHeading(text, level, before)
  return { line: makeLine(text, form, place), place }
}

function listRawLines(description: string): readonly RawLine[] {
  const lines = joinWrappedLines(normalizeText(description))
    .flatMap(splitCells)
    .filter((line) => line.trim() !== '')
  return lines.map((raw, at) => ({ raw, isAboveList: !BULLET.test(raw) && BULLET.test(lines[at + 1] ?? '') }))
}

/** The lines of a job text, each with its section. */
export function parseDescription(description: string): readonly DescriptionLine[] {
  const lines: DescriptionLine[] = []
  let place: Place = { section: 'other', heading: '', isSure: true, level: 7 }
  for (const line of listRawLines(description)) {
    const read = readLine(line, place)
    if (read === null) continue
    place = read.place
    lines.push(read.line)
  }
  return lines
}
