import type { DayOrder } from './dates/date-mention'
import { type DateRange, findRanges } from './dates/find-date-ranges'
import type { CvLine, CvModelEntry, CvPause, SectionKind } from './model'
import { educationNames, type HeaderNames, jobNames } from './parse-header'
import { isCompany, isDegree, isInstitution, isRole, pauseWords } from './titles'

const kinds: Readonly<Partial<Record<SectionKind, CvModelEntry['kind']>>> = {
  experience: 'job',
  education: 'education',
  projects: 'project',
}
/** More lines than this above the first date are no header but an introduction. */
const mostHeaderLines = 3
const longestHeader = 110
const longestSentence = 12

/** A CV with more is none; comparing each with each must stay quick. */
const mostEntries = 200

interface Anchor {
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
function sectionsOf(lines: readonly CvLine[]): CvLine[][] {
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

const withoutRange = (line: CvLine, range: DateRange) =>
  `${line.text.slice(0, range.start)}   ${line.text.slice(range.end)}`
    .replace(/(?:^|\s)(?:từ|from|since)\s*$/iu, ' ')
    .replace(/\(\s*\)|\[\s*\]/gu, ' ')
    .replace(/^[\s,;:|–—()-]+|[\s,;:|–—(-]+$/gu, '')

/** A sentence about a task is no line of a header: its dates are those of the task. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u).length
  return words > longestSentence && !/\s{3,}|\t|\||\s[-–—]\s/u.test(text)
}

function isHeaderLike(line: CvLine | undefined): line is CvLine {
  if (line === undefined || line.isBullet || line.text.length > longestHeader) return false
  if (/^\p{Ll}/u.test(line.text) || isSentence(line.text)) return false
  return !/[.;:]$/u.test(line.text) || isCompany(line.text)
}

/** A bullet or a sentence with a date tells of a task; dates of footers are no years of degrees. */
function isNoHeader(line: CvLine, anchor: Anchor, kind: CvModelEntry['kind']): boolean {
  const { rest, range } = anchor
  if (range.isSingle && !isDegree(rest) && !isInstitution(rest) && rest !== '') return true
  if (!line.isBullet) return isSentence(rest)
  return kind !== 'education' && !isRole(rest) && !pauseWords.test(rest)
}

function anchorsOf(section: readonly CvLine[], order: DayOrder, kind: CvModelEntry['kind']): Anchor[] {
  return section.flatMap((line, at): Anchor[] => {
    const ranges = findRanges(line.text, order)
    const range = ranges.find((item) => !item.isSingle) ?? (kind === 'education' ? ranges[0] : undefined)
    if (range === undefined) return []
    const anchor = { at, range, rest: withoutRange(line, range) }
    return isNoHeader(line, anchor, kind) ? [] : [anchor]
  })
}

/** How many lines stand above the dates in this section: what its first entry does, the others do too. */
function linesAbove(section: readonly CvLine[], anchors: readonly Anchor[]): number {
  const first = anchors[0]?.at ?? 0
  if (first > mostHeaderLines) return 1
  let count = 0
  while (count < first && isHeaderLike(section[first - 1 - count])) count += 1
  return count
}

interface Section {
  readonly lines: readonly CvLine[]
  readonly anchors: readonly Anchor[]
  readonly above: number
  readonly kind: CvModelEntry['kind']
}

interface Bounds {
  readonly first: number
  readonly last: number
}

function firstLineOf(section: Section, anchor: Anchor, floor: number): number {
  let first = anchor.at
  while (first > floor && anchor.at - first < section.above && isHeaderLike(section.lines[first - 1])) first -= 1
  return first
}

/** Date, then "Accountant, Delta Cement": the line has both, the next one is the work itself. */
const isWhole = (text: string) => isRole(text) && /[,|]\s|\s[-–—|]\s|\s{3}|\t|\s(?:at|tại)\s/u.test(text)

/** Where the dates stand above: the lines below them that still belong to the header. */
function lastLineOf(section: Section, anchor: Anchor, ceiling: number): number {
  const wanted = anchor.rest === '' ? 2 : 1
  let last = anchor.at
  const isNext = (line: CvLine | undefined): boolean =>
    isHeaderLike(line) && (section.kind !== 'education' || isDegree(line.text) || isInstitution(line.text))
  while (last - anchor.at < wanted && last + 1 < ceiling && isNext(section.lines[last + 1])) {
    last += 1
    if (isWhole(section.lines[last]?.text ?? '')) return last
  }
  return last
}

/** Lines of the header of each anchor. */
function boundsOf(section: Section): Bounds[] {
  return section.anchors.map((anchor, index) => {
    const floor = (section.anchors[index - 1]?.at ?? -1) + 1
    const ceiling = section.anchors[index + 1]?.at ?? section.lines.length
    const first = firstLineOf(section, anchor, floor)
    // A line of dates alone: what was studied stands below it.
    const isNamed = section.kind === 'education' && anchor.rest !== ''
    const isAbove = first < anchor.at || section.above > 0 || isNamed
    const last = isAbove || isWhole(anchor.rest) ? anchor.at : lastLineOf(section, anchor, ceiling)
    return { first, last }
  })
}

function headerOf(section: Section, bounds: Bounds, anchor: Anchor): string {
  return section.lines
    .slice(bounds.first, bounds.last + 1)
    .map((line, step) => (bounds.first + step === anchor.at ? anchor.rest : line.text))
    .filter((text) => text !== '')
    .join('\n')
}

function namesOf(section: Section, header: string, before: CvModelEntry | undefined): HeaderNames {
  if (section.kind === 'education') return educationNames(header)
  const names = jobNames(header)
  // Several roles under one employer, named once above them.
  const inherits = names.organization === '' && names.title !== '' && before !== undefined
  return inherits ? { ...names, organization: before.organization } : names
}

function readSection(section: Section): ReadEntries {
  const entries: CvModelEntry[] = []
  const pauses: CvPause[] = []
  const bounds = boundsOf(section)
  section.anchors.forEach((anchor, index) => {
    const place = bounds[index]
    const own = section.lines[anchor.at]
    const firstLine = section.lines[place?.first ?? anchor.at]
    const lastLine = section.lines[place?.last ?? anchor.at]
    const nextFirst = bounds[index + 1]?.first ?? section.lines.length
    if (place === undefined || own === undefined || firstLine === undefined || lastLine === undefined) return
    const header = headerOf(section, place, anchor)
    const { from, to, isCurrent, isSingle, isExpected, confidence } = anchor.range
    const shared = { start: firstLine.start, end: lastLine.end, from, to, isCurrent }
    if (section.kind === 'job' && pauseWords.test(header) && !isRole(header)) {
      pauses.push(shared)
      return
    }
    entries.push({
      ...shared,
      ...namesOf(section, header, entries.at(-1)),
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

/** A degree without any date is an entry too: that its year is missing is worth knowing. */
function undatedDegrees(section: Section): CvModelEntry[] {
  const taken = new Set(
    boundsOf(section).flatMap(({ first, last }) => Array.from({ length: last - first + 2 }, (_, step) => first + step)),
  )
  return section.lines
    .filter((line, at) => isDegree(line.text) && !taken.has(at) && !isSentence(line.text))
    .map((line) => ({
      ...educationNames(line.text),
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
  const read = sectionsOf(lines).map((sectionLines): ReadEntries => {
    const kind = kinds[sectionLines[0]?.section ?? 'other']
    if (kind === undefined) return { entries: [], pauses: [] }
    const anchors = anchorsOf(sectionLines, order, kind)
    const section = { lines: sectionLines, anchors, above: linesAbove(sectionLines, anchors), kind }
    const { entries, pauses } = readSection(section)
    return { entries: kind === 'education' ? [...entries, ...undatedDegrees(section)] : entries, pauses }
  })
  return {
    entries: read
      .flatMap((item) => item.entries)
      .sort((a, b) => a.start - b.start)
      .slice(0, mostEntries),
    pauses: read.flatMap((item) => item.pauses),
  }
}
