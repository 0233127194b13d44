import type { MonthIndex } from './dates/month'
import type { CvModelEntry, CvPause } from './model'

/** First and last month, both counted. */
export interface MonthInterval {
  readonly first: MonthIndex
  readonly last: MonthIndex
}

type DatedItem = Pick<CvModelEntry | CvPause, 'from' | 'to' | 'isCurrent'>

/** The longest interval the written dates allow; null without a start or an end. */
export function widestInterval(item: DatedItem, today: MonthIndex): MonthInterval | null {
  const last = item.isCurrent ? today : (item.to?.last ?? item.from?.last)
  const first = item.from?.first ?? item.to?.first
  if (first === undefined || last === undefined) return null
  return last < first ? null : { first, last }
}

/** The shortest interval the dates allow: from the end of the first year to the start of the last. May be empty. */
export function narrowestInterval(item: DatedItem, today: MonthIndex): MonthInterval | null {
  const last = item.isCurrent ? today : item.to?.first
  const first = item.from?.last
  return first === undefined || last === undefined || last < first ? null : { first, last }
}

/** The interval as people count it: 2015 – 2017 is two years, 2019 alone is one. */
export function likelyInterval(item: DatedItem, today: MonthIndex): MonthInterval | null {
  const wide = widestInterval(item, today)
  if (wide === null || item.from === null) return null
  const isYear = item.to?.precision === 'year' && !item.isCurrent
  const last = isYear && item.to !== null ? Math.max(item.to.first - 1, item.from.last) : wide.last
  return last < wide.first ? null : { first: wide.first, last }
}

export const countMonths = (interval: MonthInterval) => interval.last - interval.first + 1

/** Months in several intervals; a month in more than one counts once. */
export function countUnionMonths(intervals: readonly MonthInterval[]): number {
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { first, last } of [...intervals].sort((a, b) => a.first - b.first)) {
    const from = Math.max(first, reached + 1)
    if (last >= from) months += last - from + 1
    reached = Math.max(reached, last)
  }
  return months
}
