import type { CvDate } from '../../dates/date-mention'
import type { MonthIndex } from '../../dates/month'
import { cvLimits } from '../../limits'
import type { CvModelEntry } from '../../model'
import { widest } from '../../month-interval'
import { dateText } from '../flag'
import type { Claim } from './claim'

type Case = 'period' | 'start' | 'end' | 'ended' | 'current'

/** How what was said of a time at an employer differs from the CV; dates as they are written, empty where none is meant. */
export interface Difference {
  readonly case: Case
  readonly saidFrom: string
  readonly saidTo: string
  readonly cvFrom: string
  readonly cvTo: string
}

/** Months between two dates that have none in common. */
const apart = (one: CvDate, other: CvDate): number =>
  Math.max(0, other.first - one.last - 1, one.first - other.last - 1)
const isFar = (months: number) => months > cvLimits.saidMonths

const nothing = { saidFrom: '', saidTo: '', cvFrom: '', cvTo: '' }

interface Compared {
  readonly jobs: readonly CvModelEntry[]
  readonly today: MonthIndex
}

const todayAs = (today: MonthIndex): CvDate => ({ first: today, last: today, precision: 'month', ambiguous: false })
const endOf = (job: CvModelEntry, today: MonthIndex): CvDate | null => (job.isCurrent ? todayAs(today) : job.to)

const nearest = <T>(items: readonly T[], months: (item: T) => number): { item: T; months: number } | null =>
  items.map((item) => ({ item, months: months(item) })).sort((a, b) => a.months - b.months)[0] ?? null

/** One role at an employer may be shorter than all the time there. */
function isWithin(claim: Claim, { jobs, today }: Compared): boolean {
  const extents = jobs.flatMap((job) => widest(job, today) ?? [])
  const first = Math.min(...extents.map((extent) => extent.first))
  const last = Math.max(...extents.map((extent) => extent.last))
  return (claim.from === null || claim.from.last >= first) && (claim.to === null || claim.to.first <= last)
}

function period(from: CvDate, to: CvDate, { jobs, today }: Compared): Difference | null {
  const pairs = jobs.flatMap((job, index) => jobs.slice(index).map((last) => ({ job, last })))
  const best = nearest(pairs, ({ job, last }) => {
    const end = endOf(last, today)
    return job.from === null || end === null ? 0 : Math.max(apart(from, job.from), apart(to, end))
  })
  if (best === null || !isFar(best.months)) return null
  const { job, last } = best.item
  if (last.isCurrent && isFar(apart(to, todayAs(today))) && job.from !== null && !isFar(apart(from, job.from)))
    return { ...nothing, case: 'ended', saidTo: dateText(to, 'last') }
  return {
    case: 'period',
    saidFrom: dateText(from),
    saidTo: dateText(to, 'last'),
    cvFrom: job.from === null ? '…' : dateText(job.from),
    cvTo: last.to === null ? '…' : dateText(last.to, 'last'),
  }
}

function start(from: CvDate, { jobs }: Compared): Difference | null {
  const best = nearest(jobs, (job) => (job.from === null ? 0 : apart(from, job.from)))
  if (best === null || !isFar(best.months) || best.item.from === null) return null
  return { ...nothing, case: 'start', saidFrom: dateText(from), cvFrom: dateText(best.item.from) }
}

function end(to: CvDate, { jobs, today }: Compared): Difference | null {
  const best = nearest(jobs, (job) => apart(to, endOf(job, today) ?? to))
  if (best === null || !isFar(best.months)) return null
  const { item } = best
  if (item.isCurrent) return { ...nothing, case: 'ended', saidTo: dateText(to, 'last') }
  return item.to === null
    ? null
    : { ...nothing, case: 'end', saidTo: dateText(to, 'last'), cvTo: dateText(item.to, 'last') }
}

/** Said to go on, while every job there has ended. */
function still({ jobs, today }: Compared): Difference | null {
  if (jobs.some((job) => job.isCurrent || job.to === null)) return null
  const last = jobs.flatMap((job) => job.to ?? []).sort((a, b) => b.last - a.last)[0]
  if (last === undefined || !isFar(today - last.last)) return null
  return { ...nothing, case: 'current', cvTo: dateText(last, 'last') }
}

/** Null where what was said can be true beside the CV. */
export function differenceOf(claim: Claim, compared: Compared): Difference | null {
  const { kind, from, to, isOfRole } = claim
  if (kind === 'still') return still(compared)
  if (kind === 'since' && still(compared) !== null) return still(compared)
  if (isOfRole && isWithin(claim, compared)) return null
  if (from !== null && to !== null) return period(from, to, compared)
  if (from !== null) return start(from, compared)
  return to === null ? null : end(to, compared)
}
