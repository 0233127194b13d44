import type { CvDate } from '../../dates/date-mention'
import type { MonthIndex } from '../../dates/month'
import { cvLimits } from '../../limits'
import type { CvModelEntry } from '../../model'
import { widestInterval } from '../../month-interval'
import { formatDate } from '../flag'
import type { Claim } from './claim'

type DifferenceKind = 'period' | 'start' | 'end' | 'ended' | 'current'

/** How a statement about a time at an employer differs from the CV; dates as written, empty if there is none. */
export interface Difference {
  readonly case: DifferenceKind
  readonly saidFrom: string
  readonly saidTo: string
  readonly cvFrom: string
  readonly cvTo: string
}

/** Months between two dates that do not overlap; 0 if they overlap. */
const countMonthsApart = (first: CvDate, other: CvDate): number =>
  Math.max(0, other.first - first.last - 1, first.first - other.last - 1)
const isBeyondTolerance = (months: number) => months > cvLimits.saidMonths

const emptyDifference = { saidFrom: '', saidTo: '', cvFrom: '', cvTo: '' }

interface ComparisonContext {
  readonly jobs: readonly CvModelEntry[]
  readonly today: MonthIndex
}

const formatToday = (today: MonthIndex): CvDate => ({ first: today, last: today, precision: 'month', ambiguous: false })
const getEnd = (job: CvModelEntry, today: MonthIndex): CvDate | null => (job.isCurrent ? formatToday(today) : job.to)

const findNearest = <T>(items: readonly T[], months: (item: T) => number): { item: T; months: number } | null =>
  items.map((item) => ({ item, months: months(item) })).sort((a, b) => a.months - b.months)[0] ?? null

/** One role at an employer may be shorter than all the time there. */
function isWithin(claim: Claim, { jobs, today }: ComparisonContext): boolean {
  const extents = jobs.flatMap((job) => widestInterval(job, today) ?? [])
  const first = Math.min(...extents.map((extent) => extent.first))
  const last = Math.max(...extents.map((extent) => extent.last))
  return (claim.from === null || claim.from.last >= first) && (claim.to === null || claim.to.first <= last)
}

function comparePeriod(from: CvDate, to: CvDate, { jobs, today }: ComparisonContext): Difference | null {
  const pairs = jobs.flatMap((job, index) => jobs.slice(index).map((last) => ({ job, last })))
  const best = findNearest(pairs, ({ job, last }) => {
    const compareEnd = getEnd(last, today)
    return job.from === null || compareEnd === null
      ? 0
      : Math.max(countMonthsApart(from, job.from), countMonthsApart(to, compareEnd))
  })
  if (best === null || !isBeyondTolerance(best.months)) return null
  const { job, last } = best.item
  if (
    last.isCurrent &&
    isBeyondTolerance(countMonthsApart(to, formatToday(today))) &&
    job.from !== null &&
    !isBeyondTolerance(countMonthsApart(from, job.from))
  )
    return { ...emptyDifference, case: 'ended', saidTo: formatDate(to, 'last') }
  return {
    case: 'period',
    saidFrom: formatDate(from),
    saidTo: formatDate(to, 'last'),
    cvFrom: job.from === null ? '…' : formatDate(job.from),
    cvTo: last.to === null ? '…' : formatDate(last.to, 'last'),
  }
}

function compareStart(from: CvDate, { jobs }: ComparisonContext): Difference | null {
  const best = findNearest(jobs, (job) => (job.from === null ? 0 : countMonthsApart(from, job.from)))
  if (best === null || !isBeyondTolerance(best.months) || best.item.from === null) return null
  return { ...emptyDifference, case: 'start', saidFrom: formatDate(from), cvFrom: formatDate(best.item.from) }
}

function compareEnd(to: CvDate, { jobs, today }: ComparisonContext): Difference | null {
  const best = findNearest(jobs, (job) => countMonthsApart(to, getEnd(job, today) ?? to))
  if (best === null || !isBeyondTolerance(best.months)) return null
  const { item } = best
  if (item.isCurrent) return { ...emptyDifference, case: 'ended', saidTo: formatDate(to, 'last') }
  return item.to === null
    ? null
    : { ...emptyDifference, case: 'end', saidTo: formatDate(to, 'last'), cvTo: formatDate(item.to, 'last') }
}

/** The candidate says that they still work there, but the CV gives an end for every job there. */
function compareCurrent({ jobs, today }: ComparisonContext): Difference | null {
  if (jobs.some((job) => job.isCurrent || job.to === null)) return null
  const last = jobs.flatMap((job) => job.to ?? []).sort((a, b) => b.last - a.last)[0]
  if (last === undefined || !isBeyondTolerance(today - last.last)) return null
  return { ...emptyDifference, case: 'current', cvTo: formatDate(last, 'last') }
}

/** Null if the statement and the CV can both be true. */
export function findDifference(claim: Claim, compared: ComparisonContext): Difference | null {
  const { kind, from, to, isOfRole } = claim
  if (kind === 'still') return compareCurrent(compared)
  if (kind === 'since' && compareCurrent(compared) !== null) return compareCurrent(compared)
  if (isOfRole && isWithin(claim, compared)) return null
  if (from !== null && to !== null) return comparePeriod(from, to, compared)
  if (from !== null) return compareStart(from, compared)
  return to === null ? null : compareEnd(to, compared)
}
