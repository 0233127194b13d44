import type { Confidence } from '@candor/contract'
import type { CvDate, DateMention, DayOrder } from './date-mention'
import { findDateMentions } from './find-date-mentions'
import { type MonthIndex, toMonthIndex } from './month'

/** A period as written in a line; offsets are in the line. */
export interface DateRange {
  readonly start: number
  readonly end: number
  readonly from: CvDate | null
  readonly to: CvDate | null
  readonly isCurrent: boolean
  /** One date with no second one: the year of a degree or of an award. */
  readonly isSingle: boolean
  /** "Expected 2027": the end is in the future on purpose. */
  readonly isExpected: boolean
  readonly confidence: Confidence
}

const expectedWord = /expected|exp\.|anticipated|dự kiến|estimated|est\./iu
const connector =
  /^[\s,)]*(?:[-–—−‐‑‒―~～→]+>?|\b(?:to|until|till|through|thru|up to)\b|đến hết|đến|tới|den|toi|–)[\s(]*(?:(?:the\s+)?(?:end of|beginning of|early|late|mid|cuối|đầu|giữa|hết|năm|expected:?|exp\.?|anticipated|dự kiến|estimated|est\.)\s*)*$/iu
const onlySpaces = /^[\s,]*(?:(?:expected|exp\.)\s*)?$/iu
const andBetween = /^\s*(?:and|và)\s*$/iu
const betweenBefore = /(?:between|trong khoảng|giữa)\s*$/iu
const openAfter = /^\s*(?:[-–—−‐‑‒―~～→]+|to|đến|tới)\s*(?:[)\]|?.…,;]|$|\s{2,}|\t)/iu
const sinceBefore =
  /(?<!\p{L})(?:since|starting|from|kể từ|từ|bắt đầu(?: từ)?)\s{0,16}:?\s{0,16}(?:the\s{1,16})?(?:early|late|mid|đầu|cuối|giữa)?\s{0,16}$/iu
const untilBefore = /(?<!\p{L})(?:until|till|up to|đến|tới)\s{0,16}(?:end of|hết|cuối)?\s{0,16}$/iu

/** The earliest date of a spot that may begin a range. */
function findRangeStart(mention: DateMention | undefined, next: DateMention | undefined): CvDate | null {
  if (mention === undefined) return null
  if (mention.kind === 'month') return resolveMonth(mention.month, next)
  if (mention.kind === 'short') return next?.kind === 'short' || next?.kind === 'present' ? mention.date : null
  return mention.kind === 'date' ? mention.date : null
}

/** "Nov – Feb 2020" began in the year before. */
function resolveMonth(month: number, next: DateMention | undefined): CvDate | null {
  if (next?.kind !== 'date' || next.date.precision === 'year') return null
  const year = Math.floor(next.date.last / 12)
  const sameYear = toMonthIndex(year, month)
  const at: MonthIndex = sameYear > next.date.last ? sameYear - 12 : sameYear
  return { first: at, last: at, precision: 'month', ambiguous: false }
}

const getDate = (mention: DateMention): CvDate | null =>
  mention.kind === 'date' || mention.kind === 'short' ? mention.date : null

function joinsDates(line: string, left: DateMention, right: DateMention): boolean {
  const between = line.slice(left.end, right.start)
  if (connector.test(between)) return true
  // A school year: "2019/20".
  if (right.kind === 'short' && between.trim() === '/') return true
  if (andBetween.test(between)) return betweenBefore.test(line.slice(0, left.start))
  // A PDF that lost a soft hyphen leaves only a space: "Mar. 2021 Present".
  if (!onlySpaces.test(between) || left.kind !== 'date') return false
  if (right.kind === 'present') return true
  const isLater = right.kind === 'date' && right.date.last >= left.date.first
  return isLater && right.date.precision === left.date.precision && between !== '' && !between.includes(',')
}

function computeConfidence(dates: readonly (CvDate | null)[], isJoined: boolean): Confidence {
  const known = dates.filter((date) => date !== null)
  if (known.some((date) => date.ambiguous)) return 'low'
  if (known.some((date) => date.precision !== 'month')) return 'medium'
  return isJoined ? 'high' : 'medium'
}

interface MentionPosition {
  readonly line: string
  readonly mention: DateMention
  readonly next: DateMention | undefined
}

function buildPairRange({ line, mention: spot, next }: MentionPosition): DateRange | null {
  const from = findRangeStart(spot, next)
  if (from === null || next === undefined || next.kind === 'month' || !joinsDates(line, spot, next)) return null
  const to = getDate(next)
  const between = line.slice(spot.end, next.start)
  const isJoined = !onlySpaces.test(between)
  return {
    start: spot.start,
    end: next.end,
    from,
    to,
    isCurrent: next.kind === 'present',
    isSingle: false,
    isExpected: expectedWord.test(between) || expectedWord.test(line.slice(next.end)),
    confidence: computeConfidence([from, to], isJoined),
  }
}

function buildSingleRange({ line, mention: spot }: MentionPosition): DateRange | null {
  if (spot.kind !== 'date') return null
  const { start, end, date } = spot
  const head = line.slice(0, start)
  const base = { start, end, isExpected: expectedWord.test(line), confidence: computeConfidence([date], true) }
  if (sinceBefore.test(head) || openAfter.test(line.slice(end)))
    return { ...base, from: date, to: null, isCurrent: true, isSingle: false }
  if (untilBefore.test(head)) return { ...base, from: null, to: date, isCurrent: false, isSingle: false }
  return { ...base, from: null, to: date, isCurrent: false, isSingle: true }
}

const maxLineChars = 1000

/** All ranges and single dates of a line, in order. */
export function findRanges(line: string, order: DayOrder): DateRange[] {
  const text = line.slice(0, maxLineChars)
  if (!/\d/u.test(text)) return []
  const mentions = findDateMentions(text, order)
  const ranges: DateRange[] = []
  for (let index = 0; index < mentions.length; index += 1) {
    const mention = mentions[index]
    if (mention === undefined) continue
    const position = { line: text, mention, next: mentions[index + 1] }
    const pair = buildPairRange(position)
    const range = pair ?? buildSingleRange(position)
    if (range !== null) ranges.push(range)
    if (pair !== null) index += 1
  }
  return ranges
}
