import type { Confidence } from '@candor/contract'
import { findRanges } from '../dates/find-date-ranges'
import type { MonthIndex } from '../dates/month'
import { cvLimits } from '../limits'
import type { CvModel, CvModelEntry } from '../model'
import { type MonthInterval, widestInterval } from '../month-interval'
import { pauseWords } from '../titles'
import { buildFlag, type FlagContext, findLowestConfidence, formatDate } from './flag'

interface Activity {
  readonly entry: CvModelEntry
  readonly extent: MonthInterval
}

interface Gap {
  readonly before: CvModelEntry
  readonly after: CvModelEntry
  readonly months: MonthInterval
}

function findGaps(activities: readonly Activity[]): Gap[] {
  const gaps: Gap[] = []
  let reached: Activity | undefined
  for (const activity of [...activities].sort((a, b) => a.extent.first - b.extent.first)) {
    const months = { first: (reached?.extent.last ?? 0) + 1, last: activity.extent.first - 1 }
    if (reached !== undefined && months.last >= months.first)
      gaps.push({ before: reached.entry, after: activity.entry, months })
    if (reached === undefined || activity.extent.last > reached.extent.last) reached = activity
  }
  return gaps
}

function exceedsLimit({ before, after, months }: Gap, limit: number): boolean {
  const count = months.last - months.first + 1
  const isYearOnly = before.to?.precision === 'year' || after.from?.precision === 'year'
  return count > (isYearOnly ? Math.max(cvLimits.gapMonthsOfYears, limit) : limit)
}

const overlapsInterval = (first: MonthInterval, second: MonthInterval) =>
  first.first <= second.last && second.first <= first.last
const maxReasonChars = 14

/** A line that gives a reason: dated within the gap, or a short line of its own between both entries. */
function isExplained(gap: Gap, model: CvModel, today: MonthIndex): boolean {
  const dated = model.pauses.some((pause) => {
    const extent = widestInterval(pause, today)
    return extent !== null && overlapsInterval(extent, gap.months)
  })
  if (dated) return true
  const [top, bottom] = [gap.before.start, gap.after.start].sort((a, b) => a - b)
  return model.lines.some((line) => {
    if (!pauseWords.test(line.text)) return false
    const ranges = findRanges(line.text, 'dmy').map((range) => widestInterval(range, today))
    if (ranges.some((extent) => extent !== null && overlapsInterval(extent, gap.months))) return true
    const isBetween = line.start > (top ?? 0) && line.start < (bottom ?? 0)
    return isBetween && ranges.length === 0 && !line.isBullet && line.text.split(/\s+/u).length <= maxReasonChars
  })
}

/** More months than the limit, six if nothing else was set, between consecutive entries of any kind without a reason in the CV. */
export function findGapFlags({ model, today, limits }: FlagContext) {
  const activities = model.entries.flatMap((entry) => {
    const extent = widestInterval(entry, today)
    return extent === null ? [] : [{ entry, extent }]
  })
  return findGaps(activities)
    .filter((gap) => exceedsLimit(gap, limits.gapMonths) && !gap.after.isSingleDate && !isExplained(gap, model, today))
    .flatMap((gap) => {
      const { to } = gap.before
      const { from } = gap.after
      if (to === null || from === null) return []
      const confidence: Confidence = findLowestConfidence([gap.before, gap.after])
      const params = {
        endMonth: formatDate(to, 'last'),
        startMonth: formatDate(from),
        months: gap.months.last - gap.months.first + 1,
        limitMonths: limits.gapMonths,
      }
      return [
        buildFlag(model, 'gap', {
          weight: 'ask',
          at: [gap.before, gap.after],
          params,
          question: 'ask_period',
          confidence,
        }),
      ]
    })
}
