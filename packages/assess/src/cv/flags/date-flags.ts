import type { RedFlag } from '@candor/contract'
import { cvLimits } from '../limits'
import type { CvLine, CvModel, CvModelEntry } from '../model'
import { type Extent, likely, narrowest, unionMonths, widest } from '../month-interval'
import { isDegree } from '../titles'
import { sameName, wordPattern } from '../words'
import { dateText, type FlagContext, flag, jobsOf, leastSure, nameOf } from './flag'

type Disorder = 'end_before_start' | 'start_in_future' | 'end_in_future'

function disorderOf(entry: CvModelEntry, today: number): Disorder | null {
  if (entry.from !== null && entry.to !== null && entry.to.last < entry.from.first) return 'end_before_start'
  if (entry.from !== null && entry.from.first > today) return 'start_in_future'
  const mayLieAhead = entry.kind === 'education' || entry.isExpected
  return entry.to !== null && entry.to.first > today && !mayLieAhead ? 'end_in_future' : null
}

/** An end before its start, or a date that is still to come. */
export function dateOrderFlags({ model, today }: FlagContext): RedFlag[] {
  return model.entries.flatMap((entry) => {
    const disorder = disorderOf(entry, today)
    if (disorder === null) return []
    const params = {
      case: disorder,
      name: nameOf(entry),
      from: entry.from === null ? '' : dateText(entry.from),
      to: entry.to === null ? '' : dateText(entry.to),
    }
    const { confidence } = entry
    return [flag(model, 'date_order', { weight: 'ask', at: [entry], params, question: 'ask_dates', confidence })]
  })
}

const claims = [
  /(\d{1,2})(?:\s?\+|\s+plus)?[\s-]+years?['’]?\s+(?:of\s+)?(?:\p{L}+\s+){0,3}?experience/iu,
  /(\d{1,2})\s?\+?\s*năm\s+(?:\p{L}+\s+){0,2}?kinh nghiệm/iu,
  /kinh nghiệm\s+(?:làm việc\s+)?(?:hơn\s+|trên\s+|gần\s+)?(\d{1,2})\s?\+?\s*năm/iu,
]
const field = /^\s*(?:in|with|of|as|on|using|trong|về|với|ở|làm)(?!\p{L})/iu

interface Claim {
  readonly line: CvLine
  readonly years: number
  /** "… in payments": the years of one field may be fewer than all. */
  readonly isOfField: boolean
}

function claimOf(line: CvLine): Claim | null {
  for (const pattern of claims) {
    const match = pattern.exec(line.text)
    if (match !== null)
      return { line, years: Number(match[1]), isOfField: field.test(line.text.slice(match.index + match[0].length)) }
  }
  return null
}

const summed = (jobs: readonly CvModelEntry[], read: (job: CvModelEntry) => Extent | null) =>
  unionMonths(jobs.flatMap((job) => read(job) ?? [])) / 12

/** Years of these jobs, overlaps counted once: as people count them, and the most and the least the dates allow; null without dates. */
export function yearsOf(jobs: readonly CvModelEntry[], today: number) {
  if (jobs.every((job) => likely(job, today) === null)) return null
  return {
    most: summed(jobs, (job) => widest(job, today)),
    least: summed(jobs, (job) => narrowest(job, today)),
    counted: Math.round(summed(jobs, (job) => likely(job, today)) * 10) / 10,
  }
}

/** By more than 30 % and two years: more than the most, or where all of it is meant fewer than the least. */
export function differsInYears(
  years: number,
  { most, least }: NonNullable<ReturnType<typeof yearsOf>>,
  isOfField: boolean,
): boolean {
  const differs = (from: number) =>
    Math.abs(years - from) > cvLimits.claimedYears &&
    Math.abs(years - from) > (cvLimits.claimedPercent / 100) * Math.max(years, from)
  return (years > most && differs(most)) || (!isOfField && years < least && differs(least))
}

/** What head and summary of the CV say of all years. */
export function claimedInCv(model: CvModel): Claim | null {
  const lines = model.lines.filter((line) => line.section === 'head' || line.section === 'summary')
  return lines.map(claimOf).find((item) => item !== null) ?? null
}

/** Years of experience in the summary differ from the dated jobs by more than 30 % and two years. */
export function yearsFlags({ model, today }: FlagContext): RedFlag[] {
  const jobs = jobsOf(model)
  const dated = yearsOf(jobs, today)
  const claim = claimedInCv(model)
  if (dated === null || claim === null || !differsInYears(claim.years, dated, claim.isOfField)) return []
  const params = {
    claimedYears: claim.years,
    countedYears: dated.counted,
    limitPercent: cvLimits.claimedPercent,
    limitYears: cvLimits.claimedYears,
  }
  const at = [claim.line, ...jobs.slice(0, 3)]
  const confidence = leastSure(jobs)
  return [flag(model, 'inconsistent_years', { weight: 'ask', at, params, question: 'ask_years', confidence })]
}

/** The same role at the same employer with two different times. */
export function sameJobFlags({ model, today }: FlagContext): RedFlag[] {
  const jobs = jobsOf(model)
  return jobs.flatMap((one, index) => {
    const other = jobs.slice(index + 1).find((job) => isSameRole(one, job) && contradicts([one, job], today))
    if (other === undefined) return []
    const params = {
      organization: one.organization,
      title: one.title,
      firstFrom: edges(one).from,
      firstTo: edges(one).to,
      secondFrom: edges(other).from,
      secondTo: edges(other).to,
    }
    const confidence = leastSure([one, other])
    const raised = { weight: 'ask', at: [one, other], params, question: 'ask_dates', confidence } as const
    return [flag(model, 'inconsistent_dates', raised)]
  })
}

const isSameRole = (one: CvModelEntry, other: CvModelEntry) =>
  sameName(one.organization) !== '' &&
  sameName(one.organization) === sameName(other.organization) &&
  one.title.toLowerCase() === other.title.toLowerCase()
/** Two times that do not follow each other: whoever came back later worked there twice. */
function contradicts(pair: readonly [CvModelEntry, CvModelEntry], today: number): boolean {
  const [a, b] = [widest(pair[0], today), widest(pair[1], today)]
  return a !== null && b !== null && a.first <= b.last && b.first <= a.last && period(pair[0]) !== period(pair[1])
}

/** As written; an ellipsis for what is not given or goes on. */
const edges = (job: CvModelEntry) => ({
  from: job.from === null ? '…' : dateText(job.from),
  to: job.to === null ? '…' : dateText(job.to, 'last'),
})
const period = (job: CvModelEntry) => `${edges(job).from} ${edges(job).to}`

const needsDegree = wordPattern(
  'physician, doctor, surgeon, dentist, pharmacist, registered nurse, lawyer, attorney, solicitor, barrister, lecturer, professor, veterinarian, bác sĩ, dược sĩ, nha sĩ, luật sư, giảng viên',
)
const inTraining = wordPattern(
  'intern, trainee, student, assistant, resident, residency, junior, apprentice, thực tập, thực tập sinh, trợ lý, trợ giảng, nội trú, học việc',
)

/** A licensed profession was practised before the first degree was finished. */
export function degreeFlags({ model }: FlagContext): RedFlag[] {
  const degrees = model.entries.filter((entry) => entry.kind === 'education' && isDegree(entry.header))
  const ends = degrees.flatMap((degree) => (degree.to === null ? [] : [{ degree, end: degree.to }]))
  const first = ends.sort((a, b) => a.end.first - b.end.first)[0]
  if (first === undefined || ends.length < degrees.length) return []
  return jobsOf(model).flatMap((job) => {
    if (!needsDegree.test(job.title) || inTraining.test(job.header) || job.from === null) return []
    if (job.from.last >= first.end.first) return []
    const params = { title: job.title, startMonth: dateText(job.from), degreeMonth: dateText(first.end, 'last') }
    const confidence = leastSure([job, first.degree])
    const raised = { weight: 'ask', at: [job, first.degree], params, question: 'ask_education', confidence } as const
    return [flag(model, 'degree_after_job', raised)]
  })
}

/** A degree without its school or without a year. */
export function educationFlags({ model }: FlagContext): RedFlag[] {
  const studies = model.entries.filter((entry) => entry.kind === 'education' && isDegree(entry.header))
  return studies.flatMap((study) => {
    const hasYear = study.from !== null || study.to !== null || study.isCurrent
    const hasSchool = study.organization !== ''
    if (hasYear && hasSchool) return []
    const params = { case: lackOf(hasSchool, hasYear), title: study.title }
    const raised = { weight: 'info', at: [study], params, question: 'ask_education', confidence: 'medium' } as const
    return [flag(model, 'education_incomplete', raised)]
  })
}

function lackOf(hasSchool: boolean, hasYear: boolean): 'school' | 'year' | 'both' {
  if (hasYear) return 'school'
  return hasSchool ? 'year' : 'both'
}

/** Months in jobs, overlaps counted once; null where no date could be read. */
export function experienceMonths({ model, today }: Pick<FlagContext, 'model' | 'today'>): number | null {
  const extents = jobsOf(model).flatMap((job) => likely(job, today) ?? [])
  return extents.length === 0 ? null : unionMonths(extents)
}
