import type { RedFlag } from '@candor/contract'
import { cvLimits } from '../limits'
import type { CvLine, CvModel, CvModelEntry } from '../model'
import {
  countUnionMonths,
  likelyInterval,
  type MonthInterval,
  narrowestInterval,
  widestInterval,
} from '../month-interval'
import { isDegree } from '../titles'
import { buildWordPattern, normalizeName } from '../words'
import { buildFlag, type FlagContext, findLowestConfidence, formatDate, formatEntryName, listJobs } from './flag'

type DateDisorder = 'end_before_start' | 'start_in_future' | 'end_in_future'

function findDateDisorder(entry: CvModelEntry, today: number): DateDisorder | null {
  if (entry.from !== null && entry.to !== null && entry.to.last < entry.from.first) return 'end_before_start'
  if (entry.from !== null && entry.from.first > today) return 'start_in_future'
  const mayLieAhead = entry.kind === 'education' || entry.isExpected
  return entry.to !== null && entry.to.first > today && !mayLieAhead ? 'end_in_future' : null
}

/** An end before its start, or a date that is still to come. */
export function findDateOrderFlags({ model, today }: FlagContext): RedFlag[] {
  return model.entries.flatMap((entry) => {
    const disorder = findDateDisorder(entry, today)
    if (disorder === null) return []
    const params = {
      case: disorder,
      name: formatEntryName(entry),
      from: entry.from === null ? '' : formatDate(entry.from),
      to: entry.to === null ? '' : formatDate(entry.to),
    }
    const { confidence } = entry
    return [buildFlag(model, 'date_order', { weight: 'ask', at: [entry], params, question: 'ask_dates', confidence })]
  })
}

const claims = [
  /(\d{1,2})(?:\s?\+|\s+plus)?[\s-]+years?['’]?\s+(?:of\s+)?(?:\p{L}+\s+){0,3}?experience/iu,
  /(\d{1,2})\s?\+?\s*năm\s+(?:\p{L}+\s+){0,2}?kinh nghiệm/iu,
  /kinh nghiệm\s+(?:làm việc\s+)?(?:hơn\s+|trên\s+|gần\s+)?(\d{1,2})\s?\+?\s*năm/iu,
]
const field = /^\s*(?:in|with|of|as|on|using|trong|về|với|ở|làm)(?!\p{L})/iu

interface YearsClaim {
  readonly line: CvLine
  readonly years: number
  /** "… in payments": the years of one field may be fewer than all. */
  readonly isOfField: boolean
}

function parseYearsClaim(line: CvLine): YearsClaim | null {
  for (const pattern of claims) {
    const match = pattern.exec(line.text)
    if (match !== null)
      return { line, years: Number(match[1]), isOfField: field.test(line.text.slice(match.index + match[0].length)) }
  }
  return null
}

const sumMonths = (jobs: readonly CvModelEntry[], read: (job: CvModelEntry) => MonthInterval | null) =>
  countUnionMonths(jobs.flatMap((job) => read(job) ?? [])) / 12

/** Years in these jobs, overlaps counted once: the usual count, the most and the least possible; null without dates. */
export function countYears(jobs: readonly CvModelEntry[], today: number) {
  if (jobs.every((job) => likelyInterval(job, today) === null)) return null
  return {
    most: sumMonths(jobs, (job) => widestInterval(job, today)),
    least: sumMonths(jobs, (job) => narrowestInterval(job, today)),
    counted: Math.round(sumMonths(jobs, (job) => likelyInterval(job, today)) * 10) / 10,
  }
}

/** True if the years differ by more than 30% and two years: above the maximum, or, for a total, below the minimum. */
export function differsInYears(
  years: number,
  { most, least }: NonNullable<ReturnType<typeof countYears>>,
  isOfField: boolean,
): boolean {
  const differs = (from: number) =>
    Math.abs(years - from) > cvLimits.claimedYears &&
    Math.abs(years - from) > (cvLimits.claimedPercent / 100) * Math.max(years, from)
  return (years > most && differs(most)) || (!isOfField && years < least && differs(least))
}

/** The total years that the CV's header or summary states. */
export function findClaimedYears(model: CvModel): YearsClaim | null {
  const lines = model.lines.filter((line) => line.section === 'head' || line.section === 'summary')
  return lines.map(parseYearsClaim).find((item) => item !== null) ?? null
}

/** Years of experience in the summary differ from the dated jobs by more than 30% and two years. */
export function findYearsFlags({ model, today }: FlagContext): RedFlag[] {
  const jobs = listJobs(model)
  const dated = countYears(jobs, today)
  const claim = findClaimedYears(model)
  if (dated === null || claim === null || !differsInYears(claim.years, dated, claim.isOfField)) return []
  const params = {
    claimedYears: claim.years,
    countedYears: dated.counted,
    limitPercent: cvLimits.claimedPercent,
    limitYears: cvLimits.claimedYears,
  }
  const at = [claim.line, ...jobs.slice(0, 3)]
  const confidence = findLowestConfidence(jobs)
  return [buildFlag(model, 'inconsistent_years', { weight: 'ask', at, params, question: 'ask_years', confidence })]
}

/** The same role at the same employer with two different times. */
export function findSameJobFlags({ model, today }: FlagContext): RedFlag[] {
  const jobs = listJobs(model)
  return jobs.flatMap((job, index) => {
    const other = jobs
      .slice(index + 1)
      .find((otherJob) => isSameRole(job, otherJob) && hasConflictingDates([job, otherJob], today))
    if (other === undefined) return []
    const params = {
      organization: job.organization,
      title: job.title,
      firstFrom: formatDates(job).from,
      firstTo: formatDates(job).to,
      secondFrom: formatDates(other).from,
      secondTo: formatDates(other).to,
    }
    const confidence = findLowestConfidence([job, other])
    const raised = { weight: 'ask', at: [job, other], params, question: 'ask_dates', confidence } as const
    return [buildFlag(model, 'inconsistent_dates', raised)]
  })
}

const isSameRole = (first: CvModelEntry, second: CvModelEntry) =>
  normalizeName(first.organization) !== '' &&
  normalizeName(first.organization) === normalizeName(second.organization) &&
  first.title.toLowerCase() === second.title.toLowerCase()
/** Two times that overlap. Separate times are no conflict: the person may have returned to the employer. */
function hasConflictingDates(pair: readonly [CvModelEntry, CvModelEntry], today: number): boolean {
  const [a, b] = [widestInterval(pair[0], today), widestInterval(pair[1], today)]
  return (
    a !== null &&
    b !== null &&
    a.first <= b.last &&
    b.first <= a.last &&
    formatPeriod(pair[0]) !== formatPeriod(pair[1])
  )
}

/** Dates as written; an ellipsis for a missing start or a job that continues. */
const formatDates = (job: CvModelEntry) => ({
  from: job.from === null ? '…' : formatDate(job.from),
  to: job.to === null ? '…' : formatDate(job.to, 'last'),
})
const formatPeriod = (job: CvModelEntry) => `${formatDates(job).from} ${formatDates(job).to}`

const licensedProfession = buildWordPattern(
  'physician, doctor, surgeon, dentist, pharmacist, registered nurse, lawyer, attorney, solicitor, barrister, lecturer, professor, veterinarian, bác sĩ, dược sĩ, nha sĩ, luật sư, giảng viên',
)
const inTraining = buildWordPattern(
  'intern, trainee, student, assistant, resident, residency, junior, apprentice, thực tập, thực tập sinh, trợ lý, trợ giảng, nội trú, học việc',
)

/** A licensed profession was practiced before the first degree was finished. */
export function findDegreeFlags({ model }: FlagContext): RedFlag[] {
  const degrees = model.entries.filter((entry) => entry.kind === 'education' && isDegree(entry.header))
  const ends = degrees.flatMap((degree) => (degree.to === null ? [] : [{ degree, end: degree.to }]))
  const first = ends.sort((a, b) => a.end.first - b.end.first)[0]
  if (first === undefined || ends.length < degrees.length) return []
  return listJobs(model).flatMap((job) => {
    if (!licensedProfession.test(job.title) || inTraining.test(job.header) || job.from === null) return []
    if (job.from.last >= first.end.first) return []
    const params = { title: job.title, startMonth: formatDate(job.from), degreeMonth: formatDate(first.end, 'last') }
    const confidence = findLowestConfidence([job, first.degree])
    const raised = { weight: 'ask', at: [job, first.degree], params, question: 'ask_education', confidence } as const
    return [buildFlag(model, 'degree_after_job', raised)]
  })
}

/** A degree without its school or without a year. */
export function findEducationFlags({ model }: FlagContext): RedFlag[] {
  const studies = model.entries.filter((entry) => entry.kind === 'education' && isDegree(entry.header))
  return studies.flatMap((study) => {
    const hasYear = study.from !== null || study.to !== null || study.isCurrent
    const hasSchool = study.organization !== ''
    if (hasYear && hasSchool) return []
    const params = { case: describeMissing(hasSchool, hasYear), title: study.title }
    const raised = { weight: 'info', at: [study], params, question: 'ask_education', confidence: 'medium' } as const
    return [buildFlag(model, 'education_incomplete', raised)]
  })
}

function describeMissing(hasSchool: boolean, hasYear: boolean): 'school' | 'year' | 'both' {
  if (hasYear) return 'school'
  return hasSchool ? 'year' : 'both'
}

/** Months in jobs, overlaps counted once; null where no date could be read. */
export function countExperienceMonths({ model, today }: Pick<FlagContext, 'model' | 'today'>): number | null {
  const extents = listJobs(model).flatMap((job) => likelyInterval(job, today) ?? [])
  return extents.length === 0 ? null : countUnionMonths(extents)
}
