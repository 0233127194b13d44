import type { RedFlag } from '@candor/contract'
import { type MonthIndex, monthText } from '../dates/month'
import { cvLimits } from '../limits'
import type { CvModelEntry } from '../model'
import { monthsOf, widest } from '../month-interval'
import { rankOf, sideWork } from '../titles'
import { sameName, wordPattern } from '../words'
import { type FlagContext, flag, jobsOf, leastSure, nameOf } from './flag'

const isMonthly = (entry: CvModelEntry) =>
  entry.from?.precision === 'month' && (entry.isCurrent || entry.to?.precision === 'month')
const isMain = (entry: CvModelEntry) => !sideWork.test(entry.header)

/** Two jobs of full time run beside each other for more months than the limit: two, if nothing else was set. */
export function overlapFlags({ model, today, limits }: FlagContext): RedFlag[] {
  const jobs = jobsOf(model).filter((job) => isMonthly(job) && isMain(job))
  return jobs.flatMap((one, index) =>
    jobs.slice(index + 1).flatMap((other) => {
      const [a, b] = [widest(one, today), widest(other, today)]
      const isSame = sameName(one.organization) !== '' && sameName(one.organization) === sameName(other.organization)
      if (a === null || b === null || isSame) return []
      const shared = { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) }
      const months = monthsOf(shared)
      if (months <= limits.overlapMonths) return []
      const params = {
        first: nameOf(one),
        second: nameOf(other),
        startMonth: monthText(shared.first),
        endMonth: monthText(shared.last),
        months,
        limitMonths: limits.overlapMonths,
      }
      const confidence = leastSure([one, other])
      return [flag(model, 'overlap', { weight: 'ask', at: [one, other], params, question: 'ask_overlap', confidence })]
    }),
  )
}

function stayMonths(job: CvModelEntry, today: MonthIndex): number {
  const extent = widest(job, today)
  return extent === null ? 0 : monthsOf(extent)
}

/** As many jobs as the limit, or more, that were short and ended in the last five years; by the presets three of less than a year. */
export function shortStayFlags({ model, today, limits }: FlagContext): RedFlag[] {
  const jobs = jobsOf(model).filter((job) => isMonthly(job) && isMain(job) && !job.isCurrent)
  const recent = jobs.filter((job) => (job.to?.last ?? 0) > today - cvLimits.shortStayYears * 12)
  const short = recent.filter((job) => {
    const months = stayMonths(job, today)
    return months > 0 && months < limits.shortStayMonths
  })
  if (short.length < limits.shortStays) return []
  const sorted = short.map((job) => stayMonths(job, today)).sort((a, b) => a - b)
  const params = {
    count: short.length,
    medianMonths: sorted[Math.floor(sorted.length / 2)] ?? 0,
    limitMonths: limits.shortStayMonths,
    limitStays: limits.shortStays,
    years: cvLimits.shortStayYears,
  }
  const confidence = leastSure(short)
  return [flag(model, 'short_stays', { weight: 'ask', at: short, params, question: 'ask_moves', confidence })]
}

const reasonOfStep = wordPattern(
  'career change, changed career, by choice, own request, relocat[a-z]+, moved to, retrain[a-z]+, part[- ]time, returned to, after parental leave, chuyển ngành, đổi ngành, theo nguyện vọng, chuyển nơi ở, bán thời gian, quay lại',
)
const own = wordPattern(
  'founder, founding member, cofounder, co-founder, owner, self[- ]employed, freelance, sáng lập, đồng sáng lập, tự do',
)

/** The title of the next job is two or more steps lower, and nothing says why. */
export function stepDownFlags({ model }: FlagContext): RedFlag[] {
  const jobs = jobsOf(model)
    .filter((job) => job.from !== null && isMain(job) && !own.test(job.header))
    .sort((a, b) => (a.from?.first ?? 0) - (b.from?.first ?? 0))
  return jobs.slice(1).flatMap((next, index) => {
    const before = jobs[index]
    const [high, low] = [rankOf(before?.title ?? ''), rankOf(next.title)]
    if (before === undefined || high === null || low === null || high - low < cvLimits.stepDown) return []
    if (reasonOfStep.test(model.text.slice(next.start, next.bodyEnd))) return []
    const params = { before: before.title, after: next.title, steps: high - low }
    const confidence = leastSure([before, next])
    const raised = { weight: 'info', at: [before, next], params, question: 'ask_role_change', confidence } as const
    return [flag(model, 'title_step_down', raised)]
  })
}
