import type { RedFlag } from '@candor/contract'
import { formatMonth, type MonthIndex } from '../dates/month'
import { cvLimits } from '../limits'
import type { CvModelEntry } from '../model'
import { countMonths, widestInterval } from '../month-interval'
import { findTitleRank, sideJob } from '../titles'
import { buildWordPattern, normalizeName } from '../words'
import { buildFlag, type FlagContext, findLowestConfidence, formatEntryName, listJobs } from './flag'

const hasMonthPrecision = (entry: CvModelEntry) =>
  entry.from?.precision === 'month' && (entry.isCurrent || entry.to?.precision === 'month')
const isMainJob = (entry: CvModelEntry) => !sideJob.test(entry.header)

/** Two full-time jobs overlap for more months than the limit (two by default). */
export function findOverlapFlags({ model, today, limits }: FlagContext): RedFlag[] {
  const jobs = listJobs(model).filter((job) => hasMonthPrecision(job) && isMainJob(job))
  return jobs.flatMap((job, index) =>
    jobs.slice(index + 1).flatMap((other) => {
      const [a, b] = [widestInterval(job, today), widestInterval(other, today)]
      const isSame =
        normalizeName(job.organization) !== '' && normalizeName(job.organization) === normalizeName(other.organization)
      if (a === null || b === null || isSame) return []
      const shared = { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) }
      const months = countMonths(shared)
      if (months <= limits.overlapMonths) return []
      const params = {
        first: formatEntryName(job),
        second: formatEntryName(other),
        startMonth: formatMonth(shared.first),
        endMonth: formatMonth(shared.last),
        months,
        limitMonths: limits.overlapMonths,
      }
      const confidence = findLowestConfidence([job, other])
      return [
        buildFlag(model, 'overlap', { weight: 'ask', at: [job, other], params, question: 'ask_overlap', confidence }),
      ]
    }),
  )
}

function countJobMonths(job: CvModelEntry, today: MonthIndex): number {
  const extent = widestInterval(job, today)
  return extent === null ? 0 : countMonths(extent)
}

/**
 * As many jobs as the limit, or more, that were short and ended in the last five years; by the presets three of less
 * than a year.
 */
export function findShortStayFlags({ model, today, limits }: FlagContext): RedFlag[] {
  const jobs = listJobs(model).filter((job) => hasMonthPrecision(job) && isMainJob(job) && !job.isCurrent)
  const recent = jobs.filter((job) => (job.to?.last ?? 0) > today - cvLimits.shortStayYears * 12)
  const short = recent.filter((job) => {
    const months = countJobMonths(job, today)
    return months > 0 && months < limits.shortStayMonths
  })
  if (short.length < limits.shortStays) return []
  const sorted = short.map((job) => countJobMonths(job, today)).sort((a, b) => a - b)
  const params = {
    count: short.length,
    medianMonths: sorted[Math.floor(sorted.length / 2)] ?? 0,
    limitMonths: limits.shortStayMonths,
    limitStays: limits.shortStays,
    years: cvLimits.shortStayYears,
  }
  const confidence = findLowestConfidence(short)
  return [buildFlag(model, 'short_stays', { weight: 'ask', at: short, params, question: 'ask_moves', confidence })]
}

const stepDownReason = buildWordPattern(
  'career change, changed career, by choice, own request, relocat[a-z]+, moved to, retrain[a-z]+, part[- ]time, returned to, after parental leave, chuyển ngành, đổi ngành, theo nguyện vọng, chuyển nơi ở, bán thời gian, quay lại',
)
const selfEmployed = buildWordPattern(
  'founder, founding member, cofounder, co-founder, owner, self[- ]employed, freelance, sáng lập, đồng sáng lập, tự do',
)

/** The title of the next job is two or more steps lower, and nothing says why. */
export function findStepDownFlags({ model }: FlagContext): RedFlag[] {
  const jobs = listJobs(model)
    .filter((job) => job.from !== null && isMainJob(job) && !selfEmployed.test(job.header))
    .sort((a, b) => (a.from?.first ?? 0) - (b.from?.first ?? 0))
  return jobs.slice(1).flatMap((next, index) => {
    const before = jobs[index]
    const [high, low] = [findTitleRank(before?.title ?? ''), findTitleRank(next.title)]
    if (before === undefined || high === null || low === null || high - low < cvLimits.stepDown) return []
    if (stepDownReason.test(model.text.slice(next.start, next.bodyEnd))) return []
    const params = { before: before.title, after: next.title, steps: high - low }
    const confidence = findLowestConfidence([before, next])
    const raised = { weight: 'info', at: [before, next], params, question: 'ask_role_change', confidence } as const
    return [buildFlag(model, 'title_step_down', raised)]
  })
}
