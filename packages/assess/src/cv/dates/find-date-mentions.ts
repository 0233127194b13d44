import type { CvDate, DateMention, DayOrder } from './date-mention'
import {
  englishMonth,
  parseEnglishMonth,
  parseQuarter,
  parseVietnameseMonth,
  presentWords,
  seasons,
  vietnameseMonth,
} from './date-words'
import { toMonthIndex } from './month'

const year = '(?:19[5-9]\\d|20[0-4]\\d)'
const fullOrShort = `(${year}|['’‘]\\d{2}(?!\\d))`
const month = '(0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const before = '(?<![\\p{L}\\p{N}])'
/** The figure ends here: it is no percentage, no amount and no third part of a date. */
const after = '(?![\\p{L}\\p{N}%]|[.,/]\\d)'
/** The same, but "2019/20" may follow. */
const afterYear = '(?![\\p{L}\\p{N}%]|[.,]\\d|/\\d(?!\\d(?!\\d)))'
const dash = '[-–—−‐‑‒]'

type DateReading = { kind: 'date'; date: CvDate } | { kind: 'month'; month: number } | { kind: 'short'; date: CvDate }
interface DateRule {
  readonly pattern: RegExp
  readonly read: (groups: readonly string[], order: DayOrder) => DateReading | null
}

const buildMonthDate = (parseYear: number, monthValue: number, ambiguous = false): DateReading => {
  const at = toMonthIndex(parseYear, monthValue)
  return { kind: 'date', date: { first: at, last: at, precision: 'month', ambiguous } }
}
const buildSpanDate = (parseYear: number, months: readonly [number, number]): DateReading => ({
  kind: 'date',
  date: {
    first: toMonthIndex(parseYear, months[0]),
    last: toMonthIndex(parseYear, months[1]),
    precision: 'coarse',
    ambiguous: false,
  },
})
const buildYearDate = (value: number): CvDate => ({
  first: toMonthIndex(value, 1),
  last: toMonthIndex(value, 12),
  precision: 'year',
  ambiguous: false,
})
const buildQuarterDate = (parseYear: number, number: number) => buildSpanDate(parseYear, [number * 3 - 2, number * 3])

/** "2019", "'19" or "19". Two figures up to 49 are of this century. */
function parseYear(text: string | undefined): number {
  const figures = (text ?? '').replace(/\D/gu, '')
  if (figures.length === 4) return Number(figures)
  const short = Number(figures)
  return short <= 49 ? 2000 + short : 1900 + short
}

function parseNumericDay(groups: readonly string[], order: DayOrder): DateReading | null {
  const [first, second] = [Number(groups[0]), Number(groups[2])]
  const value = parseYear(groups[3])
  if (first > 12 && second > 12) return null
  if (first > 12) return buildMonthDate(value, second)
  if (second > 12) return buildMonthDate(value, first)
  return buildMonthDate(value, order === 'dmy' ? second : first, first !== second)
}

const buildRule = (pattern: string, read: DateRule['read']): DateRule => ({ pattern: new RegExp(pattern, 'giu'), read })
const at = (groups: readonly string[], index: number) => groups[index] ?? ''

/** In order of certainty: a later rule does not see the text that an earlier rule matched. */
const dateRules: readonly DateRule[] = [
  buildRule(`${before}(${year})[-/.]${month}[-/.]${day}${after}`, (g) => buildMonthDate(parseYear(g[0]), Number(g[1]))),
  buildRule(`${before}(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(${year})${after}`, parseNumericDay),
  buildRule(
    `${before}(?:ngày\\s{0,16}${day}\\s{0,16}[,/]?\\s{0,16})?(?:tháng|thang|thg|th|t)\\.?\\s{0,16}${month}\\s{0,16}(?:[-/.,]\\s{0,16}|\\s{1,16}năm\\s{1,16}|\\s{1,16}nam\\s{1,16}|\\s{1,16})${fullOrShort}${after}`,
    (g) => buildMonthDate(parseYear(g[1]), Number(g[0])),
  ),
  buildRule(
    `${before}tháng\\s{1,16}(${vietnameseMonth})\\s{0,16}(?:[-/,]\\s{0,16}|\\s{1,16}năm\\s{1,16}|\\s{1,16})${fullOrShort}${after}`,
    (g) => buildMonthDate(parseYear(g[1]), parseVietnameseMonth(at(g, 0))),
  ),
  buildRule(
    `${before}(?:${day}(?:st|nd|rd|th)?\\s{1,16}(?:of\\s{1,16})?)?(${englishMonth})\\.?(?:\\s{1,16}${day}(?:st|nd|rd|th)?,)?(?:\\s{0,16}[-/,]\\s{0,16}|\\s{1,16}of\\s{1,16}|\\s{0,16})${fullOrShort}${after}`,
    (g) => buildMonthDate(parseYear(g[1]), parseEnglishMonth(at(g, 0))),
  ),
  buildRule(`${before}(${englishMonth})\\.?[\\s/-](\\d{2})${after}`, (g) =>
    buildMonthDate(parseYear(g[1]), parseEnglishMonth(at(g, 0)), true),
  ),
  buildRule(`${before}Q([1-4])\\s{0,16}[-/,]?\\s{0,16}${fullOrShort}${after}`, (g) =>
    buildQuarterDate(parseYear(g[1]), Number(g[0])),
  ),
  buildRule(`${before}([1-4])Q\\s{0,16}[-/,]?\\s{0,16}${fullOrShort}${after}`, (g) =>
    buildQuarterDate(parseYear(g[1]), Number(g[0])),
  ),
  buildRule(`${before}(${year})\\s{0,16}[-/,]?\\s{0,16}Q([1-4])${after}`, (g) =>
    buildQuarterDate(parseYear(g[0]), Number(g[1])),
  ),
  buildRule(
    `${before}qu[ýí]\\s{0,16}([1-4]|iv|i{1,3})\\s{0,16}(?:[-/,]\\s{0,16}|\\s{1,16}năm\\s{1,16}|\\s{1,16})${fullOrShort}${after}`,
    (g) => buildQuarterDate(parseYear(g[1]), parseQuarter(at(g, 0))),
  ),
  buildRule(
    `${before}(?:mùa\\s{1,16})?(spring|summer|autumn|fall|winter|xuân|hè|hạ|thu|đông)\\s{0,16}(?:,|of|năm)?\\s{0,16}${fullOrShort}${after}`,
    (g) => buildSpanDate(parseYear(g[1]), seasons[at(g, 0).toLowerCase()] ?? [1, 12]),
  ),
  buildRule(`${before}${month}\\s?[-/.]\\s?${fullOrShort}${after}`, (g) =>
    buildMonthDate(parseYear(g[1]), Number(g[0])),
  ),
  buildRule(`${before}(${year})[-/.]${month}${after}`, (g) => {
    const value = parseYear(g[0])
    // "2010-11" is a school year, not November.
    return Number(g[1]) === (value % 100) + 1 ? null : buildMonthDate(value, Number(g[1]))
  }),
  buildRule(`${before}(?<![$€£₫#]|\\d[.,])(?:năm\\s{1,16}|year\\s{1,16})?(${year})${afterYear}`, (g) => ({
    kind: 'date',
    date: buildYearDate(parseYear(g[0])),
  })),
  buildRule(`${before}['’‘](\\d{2})${after}`, (g) => ({ kind: 'date', date: buildYearDate(parseYear(g[0])) })),
  buildRule(`${before}(0[1-9]|1[0-2])[/.](\\d{2})${after}`, (g) => {
    const read = buildMonthDate(parseYear(g[1]), Number(g[0]), true)
    return read.kind === 'date' ? { kind: 'short', date: read.date } : null
  }),
  buildRule(`(?<=(?:19|20)\\d\\d\\s?[-–—−/]\\s?)(\\d{2})${after}`, (g) => ({
    kind: 'short',
    date: buildYearDate(parseYear(g[0])),
  })),
  buildRule(`${before}(${englishMonth})\\.?(?!\\p{L})`, (g) => ({ kind: 'month', month: parseEnglishMonth(at(g, 0)) })),
  buildRule(`${before}(?:tháng|thang|thg|th|t)\\.?\\s{0,16}${month}${after}`, (g) => ({
    kind: 'month',
    month: Number(g[0]),
  })),
  buildRule(`${before}${month}(?=\\s?${dash}\\s?(?:0?[1-9]|1[0-2])\\s?/\\s?${year})`, (g) => ({
    kind: 'month',
    month: Number(g[0]),
  })),
]
const present = new RegExp(`${before}(?:${presentWords})(?![\\p{L}\\p{N}])`, 'giu')

const overlapsSpan = (first: TextSpan, second: TextSpan) => first.start < second.end && second.start < first.end

interface TextSpan {
  readonly start: number
  readonly end: number
}

interface FoundMention extends TextSpan {
  readonly reading: DateReading | { readonly kind: 'present' }
  readonly text: string
}

function applyRules(line: string, order: DayOrder): FoundMention[] {
  const dates = dateRules.flatMap(({ pattern, read }) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const reading = read(match.slice(1), order)
      return reading === null
        ? []
        : [{ start: match.index, end: match.index + match[0].length, text: match[0], reading }]
    }),
  )
  const presents = [...line.matchAll(present)].map((match): FoundMention => {
    const end = match.index + match[0].length
    return { start: match.index, end, text: match[0], reading: { kind: 'present' } }
  })
  return [...dates, ...presents]
}

/** Everything in a line that can be part of a date range, in order, without overlaps. */
export function findDateMentions(line: string, order: DayOrder): DateMention[] {
  const occupied: FoundMention[] = []
  for (const found of applyRules(line, order)) {
    if (!occupied.some((other) => overlapsSpan(found, other))) occupied.push(found)
  }
  return occupied
    .sort((a, b) => a.start - b.start)
    .map(
      ({ start, end, text, reading }): DateMention =>
        reading.kind === 'short' ? { ...reading, start, end, text } : { ...reading, start, end },
    )
}

/** The order of day and month in this document: one date with a figure above 12 decides it for all. */
export function detectDayOrder(text: string, fallback: DayOrder): DayOrder {
  const dates = [...text.matchAll(/(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](?:19|20)\d{2}(?!\d)/gu)]
  if (dates.some((match) => Number(match[1]) > 12 && Number(match[2]) <= 12)) return 'dmy'
  if (dates.some((match) => Number(match[2]) > 12 && Number(match[1]) <= 12)) return 'mdy'
  return fallback
}
