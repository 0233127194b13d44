import type { DayOrder } from './dates/date-mention'
import { type DateRange, findRanges } from './dates/find-date-ranges'
import type { CvLine, CvModelEntry, CvPause, SectionKind } from './model'
import { type HeaderNames, parseEducationHeader, parseJobHeader } from './parse-header'
import { isCompany, isDegree, isInstitution, isRole, pauseWords } from './titles'

const kinds: Readonly<Partial<Record<SectionKind, CvModelEntry['kind']>>> = {
  experience: 'job',
  education: 'education',
  projects: 'project',
}
/** More lines than this above the first date are no header but an introduction. */
const maxHeaderLines = 3
const maxHeaderChars = 110
const maxSentenceChars = 12

/** No real CV has more entries, and comparing each pair must stay fast. */
const maxEntries = 200

interface DateAnchor {
  /** Index in the section's lines. */
  readonly at: number
  readonly range: DateRange
  readonly rest: string
}

export interface ReadEntries {
  readonly entries: CvModelEntry[]
  readonly pauses: CvPause[]
}

/** The stretches of a section: heading to next heading. */
function splitSections(lines: readonly CvLine[]): CvLine[][] {
  const sections: CvLine[][] = []
  let current: CvLine[] = []
  let kind: SectionKind | null = null
  for (const line of lines) {
    if (line.isHeading || line.section !== kind) {
      current = []
      sections.push(current)
      kind = line.section
    }
    if (!line.isHeading) current.push(line)
  }
  return sections.filter((section) => section.length > 0)
}

const removeRange = (line: CvLine, range: DateRange) =>
  `${line.text.slice(0, range.start)}   ${line.text.slice(range.end)}`
    .replace(/(?:^|\s)(?:từ|from|since)\s*$/iu, ' ')
    .replace(/\(\s*\)|\[\s*\]/gu, ' ')
    .replace(/^[\s,;:|–—()-]{1,200}|[\s,;:|–—(-]{1,200}$/gu, '')

/** A sentence about a task is no line of a header: its dates are those of the task. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u).length
  return words > maxSentenceChars && !/\s{3,}|\t|\||\s[-–—]\s/u.test(text)
}

function isHeaderLike(line: CvLine | undefined): line is CvLine {
  if (line === undefined || line.isBullet || line.text.length > maxHeaderChars) return false
  if (/^\p{Ll}/u.test(line.text) || isSentence(line.text)) return false
  return !/[.;:]$/u.test(line.text) || isCompany(line.text)
}

/** A bullet or a sentence with a date tells of a task; dates of footers are no years of degrees. */
function isTaskDate(line: CvLine, anchor: DateAnchor, kind: CvModelEntry['kind']): boolean {
  const { rest, range } = anchor
  if (range.isSingle && !isDegree(rest) && !isInstitution(rest) && rest !== '') return true
  if (!line.isBullet) return isSentence(rest)
  return kind !== 'education' && !isRole(rest) && !pauseWords.test(rest)
}

function findAnchors(section: readonly CvLine[], order: DayOrder, kind: CvModelEntry['kind']): DateAnchor[] {
  return section.flatMap((line, at): DateAnchor[] => {
    const ranges = findRanges(line.text, order)
    const range = ranges.find((item) => !item.isSingle) ?? (kind === 'education' ? ranges[0] : undefined)
    if (range === undefined) return []
    const anchor = { at, range, rest: removeRange(line, range) }
    return isTaskDate(line, anchor, kind) ? [] : [anchor]
  })
}

/** Number of header lines above the dates in this section: the first entry decides for the others. */
function countHeaderLinesAbove(section: readonly CvLine[], anchors: readonly DateAnchor[]): number {
  const first = anchors[0]?.at ?? 0
  if (first > maxHeaderLines) return 1
  let count = 0
  while (count < first && isHeaderLike(section[first - 1 - count])) count += 1
  return count
}

interface Section {
  readonly lines: readonly CvLine[]
  readonly anchors: readonly DateAnchor[]
  readonly above: number
  readonly kind: CvModelEntry['kind']
}

interface HeaderBounds {
  readonly first: number
  readonly last: number
}

function findFirstHeaderLine(section: Section, anchor: DateAnchor, floor: number): number {
  let first = anchor.at
  while (first > floor && anchor.at - first < section.above && isHeaderLike(section.lines[first - 1])) first -= 1
  return first
}

/** Date, then "Accountant, Delta Cement": the line has both, the next one is the work itself. */
const isCompleteHeader = (text: string) => isRole(text) && /[,|]\s|\s[-–—|]\s|\s{3}|\t|\s(?:at|tại)\s/u.test(text)

/** When the dates come first: the lines below them that still belong to the header. */
function findLastHeaderLine(section: Section, anchor: DateAnchor, ceiling: number): number {
  const wanted = anchor.rest === '' ? 2 : 1
  let last = anchor.at
  const isNext = (line: CvLine | undefined): boolean =>
    isHeaderLike(line) && (section.kind !== 'education' || isDegree(line.text) || isInstitution(line.text))
  while (last - anchor.at < wanted && last + 1 < ceiling && isNext(section.lines[last + 1])) {
    last += 1
    if (isCompleteHeader(section.lines[last]?.text ?? '')) return last
  }
  return last
}

/** Lines of the header of each anchor. */
function findHeaderBounds(section: Section): HeaderBounds[] {
  return section.anchors.map((anchor, index) => {
    const floor = (section.anchors[index - 1]?.at ?? -1) + 1
    const ceiling = section.anchors[index + 1]?.at ?? section.lines.length
    const first = findFirstHeaderLine(section, anchor, floor)
    // A line of dates only: the degree is on the line below.
    const isNamed = section.kind === 'education' && anchor.rest !== ''
    const isAbove = first < anchor.at || section.above > 0 || isNamed
    const last = isAbove || isCompleteHeader(anchor.rest) ? anchor.at : findLastHeaderLine(section, anchor, ceiling)
    return { first, last }
  })
}

function joinHeader(section: Section, bounds: HeaderBounds, anchor: DateAnchor): string {
  return section.lines
    .slice(bounds.first, bounds.last + 1)
    .map((line, step) => (bounds.first + step === anchor.at ? anchor.rest : line.text))
    .filter((text) => text !== '')
    .join('\n')
}

function parseHeaderNames(section: Section, header: string, before: CvModelEntry | undefined): HeaderNames {
  if (section.kind === 'education') return parseEducationHeader(header)
  const names = parseJobHeader(header)
  // Several roles under one employer, named once above them.
  const inheritsOrganization = names.organization === '' && names.title !== '' && before !== undefined
  return inheritsOrganization ? { ...names, organization: before.organization } : names
}

function readSection(section: Section): ReadEntries {
  const entries: CvModelEntry[] = []
  const pauses: CvPause[] = []
  const bounds = findHeaderBounds(section)
  section.anchors.forEach((anchor, index) => {
    const place = bounds[index]
    const own = section.lines[anchor.at]
    const firstLine = section.lines[place?.first ?? anchor.at]
    const lastLine = section.lines[place?.last ?? anchor.at]
    const nextFirst = bounds[index + 1]?.first ?? section.lines.length
    if (place === undefined || own === undefined || firstLine === undefined || lastLine === undefined) return
    const header = joinHeader(section, place, anchor)
    const { from, to, isCurrent, isSingle, isExpected, confidence } = anchor.range
    const shared = { start: firstLine.start, end: lastLine.end, from, to, isCurrent }
    if (section.kind === 'job' && pauseWords.test(header) && !isRole(header)) {
      pauses.push(shared)
      return
    }
    entries.push({
      ...shared,
      ...parseHeaderNames(section, header, entries.at(-1)),
      kind: section.kind,
      isExpected,
      isSingleDate: isSingle,
      confidence,
      header,
      dateStart: own.start + anchor.range.start,
      dateEnd: own.start + anchor.range.end,
      bodyEnd: section.lines[nextFirst - 1]?.end ?? lastLine.end,
    })
  })
  return { entries, pauses }
}

/** A degree without a date is an entry too, so that a flag can report the missing year. */
function listUndatedDegrees(section: Section): CvModelEntry[] {
  const taken = new Set(
    findHeaderBounds(section).flatMap(({ first, last }) =>
      Array.from({ length: last - first + 2 }, (_, step) => first + step),
    ),
  )
  return section.lines
    .filter((line, at) => isDegree(line.text) && !taken.has(at) && !isSentence(line.text))
    .map((line) => ({
      ...parseEducationHeader(line.text),
      kind: 'education',
      from: null,
      to: null,
      isCurrent: false,
      isExpected: false,
      isSingleDate: false,
      confidence: 'low',
      start: line.start,
      end: line.end,
      header: line.text,
      dateStart: line.start,
      dateEnd: line.start,
      bodyEnd: line.end,
    }))
}

/** Jobs, studies and projects: only date ranges inside their sections make them. */
export function readEntries(lines: readonly CvLine[], order: DayOrder): ReadEntries {
  const read = splitSections(lines).map((sectionLines): ReadEntries => {
    const kind = kinds[sectionLines[0]?.section ?? 'other']
    if (kind === undefined) return { entries: [], pauses: [] }
    const anchors = findAnchors(sectionLines, order, kind)
    const section = { lines: sectionLines, anchors, above: countHeaderLinesAbove(sectionLines, anchors), kind }
    const { entries, pauses } = readSection(section)
    return { entries: kind === 'education' ? [...entries, ...listUndatedDegrees(section)] : entries, pauses }
  })
  return {
    entries: read
      .flatMap((item) => item.entries)
      .sort((a, b) => a.start - b.start)
      .slice(0, maxEntries),
    pauses: read.flatMap((item) => item.pauses),
  }
}
