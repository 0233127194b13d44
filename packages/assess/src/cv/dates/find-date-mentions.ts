import type { CvDate, DayOrder, Spot } from './date-mention'
import {
  englishMonth,
  englishMonthNumber,
  presentWords,
  quarterNumber,
  seasons,
  vietnameseMonth,
  vietnameseMonthNumber,
} from './date-words'
import { monthOf } from './month'

const year = '(?:19[5-9]\\d|20[0-4]\\d)'
const fullOrShort = `(${year}|['’‘]\\d{2}(?!\\d))`
const month = '(0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const before = '(?<![\\p{L}\\p{N}])'
/** A figure goes no further: no share, no amount, no third part of a date. */
const after = '(?![\\p{L}\\p{N}%]|[.,/]\\d)'
/** As before, but "2019/20" may follow. */
const afterYear = '(?![\\p{L}\\p{N}%]|[.,]\\d|/\\d(?!\\d(?!\\d)))'
const dash = '[-–—−‐‑‒]'

type Reading = { kind: 'date'; date: CvDate } | { kind: 'month'; month: number } | { kind: 'short'; date: CvDate }
interface Rule {
  readonly pattern: RegExp
  readonly read: (groups: readonly string[], order: DayOrder) => Reading | null
}

const dateAt = (yearValue: number, monthValue: number, ambiguous = false): Reading => {
  const at = monthOf(yearValue, monthValue)
  return { kind: 'date', date: { first: at, last: at, precision: 'month', ambiguous } }
}
const span = (yearValue: number, months: readonly [number, number]): Reading => ({
  kind: 'date',
  date: {
    first: monthOf(yearValue, months[0]),
    last: monthOf(yearValue, months[1]),
    precision: 'coarse',
    ambiguous: false,
  },
})
const wholeYear = (value: number): CvDate => ({
  first: monthOf(value, 1),
  last: monthOf(value, 12),
  precision: 'year',
  ambiguous: false,
})
const quarter = (yearValue: number, number: number) => span(yearValue, [number * 3 - 2, number * 3])

/** "2019", "'19" or "19". Two figures up to 49 are of this century. */
function yearValue(text: string | undefined): number {
  const figures = (text ?? '').replace(/\D/gu, '')
  if (figures.length === 4) return Number(figures)
  const short = Number(figures)
  return short <= 49 ? 2000 + short : 1900 + short
}

function numericDay(groups: readonly string[], order: DayOrder): Reading | null {
  const [one, two] = [Number(groups[0]), Number(groups[2])]
  const value = yearValue(groups[3])
  if (one > 12 && two > 12) return null
  if (one > 12) return dateAt(value, two)
  if (two > 12) return dateAt(value, one)
  return dateAt(value, order === 'dmy' ? two : one, one !== two)
}

const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(pattern, 'giu'), read })
const at = (groups: readonly string[], index: number) => groups[index] ?? ''

/** In order of certainty: what an earlier rule has taken, a later one does not see. */
const rules: readonly Rule[] = [
  rule(`${before}(${year})[-/.]${month}[-/.]${day}${after}`, (g) => dateAt(yearValue(g[0]), Number(g[1]))),
  rule(`${before}(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(${year})${after}`, numericDay),
  rule(
    `${before}(?:ngày\\s*${day}\\s*[,/]?\\s*)?(?:tháng|thang|thg|th|t)\\.?\\s*${month}\\s*(?:[-/.,]\\s*|\\s+năm\\s+|\\s+nam\\s+|\\s+)${fullOrShort}${after}`,
    (g) => dateAt(yearValue(g[1]), Number(g[0])),
  ),
  rule(`${before}tháng\\s+(${vietnameseMonth})\\s*(?:[-/,]\\s*|\\s+năm\\s+|\\s+)${fullOrShort}${after}`, (g) =>
    dateAt(yearValue(g[1]), vietnameseMonthNumber(at(g, 0))),
  ),
  rule(
    `${before}(?:${day}(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?(${englishMonth})\\.?(?:\\s+${day}(?:st|nd|rd|th)?,)?(?:\\s*[-/,]\\s*|\\s+of\\s+|\\s*)${fullOrShort}${after}`,
    (g) => dateAt(yearValue(g[1]), englishMonthNumber(at(g, 0))),
  ),
  rule(`${before}(${englishMonth})\\.?[\\s/-](\\d{2})${after}`, (g) =>
    dateAt(yearValue(g[1]), englishMonthNumber(at(g, 0)), true),
  ),
  rule(`${before}Q([1-4])\\s*[-/,]?\\s*${fullOrShort}${after}`, (g) => quarter(yearValue(g[1]), Number(g[0]))),
  rule(`${before}([1-4])Q\\s*[-/,]?\\s*${fullOrShort}${after}`, (g) => quarter(yearValue(g[1]), Number(g[0]))),
  rule(`${before}(${year})\\s*[-/,]?\\s*Q([1-4])${after}`, (g) => quarter(yearValue(g[0]), Number(g[1]))),
  rule(`${before}qu[ýí]\\s*([1-4]|iv|i{1,3})\\s*(?:[-/,]\\s*|\\s+năm\\s+|\\s+)${fullOrShort}${after}`, (g) =>
    quarter(yearValue(g[1]), quarterNumber(at(g, 0))),
  ),
  rule(
    `${before}(?:mùa\\s+)?(spring|summer|autumn|fall|winter|xuân|hè|hạ|thu|đông)\\s*(?:,|of|năm)?\\s*${fullOrShort}${after}`,
    (g) => span(yearValue(g[1]), seasons[at(g, 0).toLowerCase()] ?? [1, 12]),
  ),
  rule(`${before}${month}\\s?[-/.]\\s?${fullOrShort}${after}`, (g) => dateAt(yearValue(g[1]), Number(g[0]))),
  rule(`${before}(${year})[-/.]${month}${after}`, (g) => {
    const value = yearValue(g[0])
    // "2010-11" is a school year, not November.
    return Number(g[1]) === (value % 100) + 1 ? null : dateAt(value, Number(g[1]))
  }),
  rule(`${before}(?<![$€£₫#]|\\d[.,])(?:năm\\s+|year\\s+)?(${year})${afterYear}`, (g) => ({
    kind: 'date',
    date: wholeYear(yearValue(g[0])),
  })),
  rule(`${before}['’‘](\\d{2})${after}`, (g) => ({ kind: 'date', date: wholeYear(yearValue(g[0])) })),
  rule(`${before}(0[1-9]|1[0-2])[/.](\\d{2})${after}`, (g) => {
    const read = dateAt(yearValue(g[1]), Number(g[0]), true)
    return read.kind === 'date' ? { kind: 'short', date: read.date } : null
  }),
  rule(`(?<=(?:19|20)\\d\\d\\s?[-–—−/]\\s?)(\\d{2})${after}`, (g) => ({
    kind: 'short',
    date: wholeYear(yearValue(g[0])),
  })),
  rule(`${before}(${englishMonth})\\.?(?!\\p{L})`, (g) => ({ kind: 'month', month: englishMonthNumber(at(g, 0)) })),
  rule(`${before}(?:tháng|thang|thg|th|t)\\.?\\s*${month}${after}`, (g) => ({ kind: 'month', month: Number(g[0]) })),
  rule(`${before}${month}(?=\\s?${dash}\\s?(?:0?[1-9]|1[0-2])\\s?/\\s?${year})`, (g) => ({
    kind: 'month',
    month: Number(g[0]),
  })),
]
const present = new RegExp(`${before}(?:${presentWords})(?![\\p{L}\\p{N}])`, 'giu')

const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end

interface Place {
  readonly start: number
  readonly end: number
}

interface Found extends Place {
  readonly reading: Reading | { readonly kind: 'present' }
  readonly text: string
}

function readAll(line: string, order: DayOrder): Found[] {
  const dates = rules.flatMap(({ pattern, read }) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const reading = read(match.slice(1), order)
      return reading === null
        ? []
        : [{ start: match.index, end: match.index + match[0].length, text: match[0], reading }]
    }),
  )
  const presents = [...line.matchAll(present)].map((match): Found => {
    const end = match.index + match[0].length
    return { start: match.index, end, text: match[0], reading: { kind: 'present' } }
  })
  return [...dates, ...presents]
}

/** Everything in a line that can be part of a date range, in order, without overlaps. */
export function findSpots(line: string, order: DayOrder): Spot[] {
  const taken: Found[] = []
  for (const found of readAll(line, order)) {
    if (!taken.some((other) => overlaps(found, other))) taken.push(found)
  }
  return taken
    .sort((a, b) => a.start - b.start)
    .map(
      ({ start, end, text, reading }): Spot =>
        reading.kind === 'short' ? { ...reading, start, end, text } : { ...reading, start, end },
    )
}

/** How days and months stand in this document: one date with a figure above 12 tells it for all. */
export function dayOrderOf(text: string, fallback: DayOrder): DayOrder {
  const dates = [...text.matchAll(/(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](?:19|20)\d{2}(?!\d)/gu)]
  if (dates.some((match) => Number(match[1]) > 12 && Number(match[2]) <= 12)) return 'dmy'
  if (dates.some((match) => Number(match[2]) > 12 && Number(match[1]) <= 12)) return 'mdy'
  return fallback
}
