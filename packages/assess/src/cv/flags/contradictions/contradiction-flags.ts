import { type Confidence, type RedFlag, type Said, screeningSourceId } from '@candor/contract'
import { quote } from '../../../evidence/quote'
import type { AssessAnswer } from '../../../input'
import { alignSegments, alignTimes } from '../../../normalize/align-times'
import { tokenize } from '../../../normalize/tokenize'
import { cvLimits } from '../../limits'
import { wordsOf } from '../../words'
import { claimedInCv, differsInYears, yearsOf } from '../date-flags'
import { type FlagContext, flag, jobsOf, leastSure } from '../flag'
import type { Claim } from './claim'
import { type Difference, differenceOf } from './compare-claim'
import { type Employer, employersOf } from './employers'
import { claimFinder } from './find-claims'
import { screeningYears } from './screening-claims'

/** Where a claim was made, and how sure the words are. */
interface Statement {
  readonly claim: Claim
  readonly said: Said
  readonly source: 'answer' | 'screening'
  readonly isSpoken: boolean
}

const mostRemarks = 4
const mostJobs = 3
/** A recogniser less sure of a figure may have heard another one. */
const leastWordConfidence = 0.6

const isDoubtful = ({ words = [] }: AssessAnswer, span: string): boolean => {
  const figures = new Set(wordsOf(span))
  return words.some(
    ({ text, confidence = 1 }) =>
      confidence < leastWordConfidence && wordsOf(text).some((word) => figures.has(word) && /\d/u.test(word)),
  )
}

function saidIn(answer: AssessAnswer, claim: Claim): Said {
  const tokens = alignTimes(tokenize(answer.text), answer)
  const placed = { answer, tokens, placed: alignSegments(tokens, answer), units: [] }
  const {
    answerId,
    start,
    end,
    quote: words,
    startMs,
    endMs,
  } = quote(placed, claim, { effect: '+', tag: 'judge_quote' })
  return { answerId, start, end, quote: words, startMs, endMs }
}

type FindClaims = ReturnType<typeof claimFinder>

function inAnswers({ input }: FlagContext, find: FindClaims): Statement[] {
  return input.answers.flatMap((answer) =>
    find(answer.text)
      .filter((claim) => !isDoubtful(answer, answer.text.slice(claim.start, claim.end)))
      .map((claim): Statement => {
        const said = saidIn(answer, claim)
        return { claim, said, source: 'answer', isSpoken: answer.modality === 'spoken' }
      }),
  )
}

function inScreening({ input }: FlagContext, find: FindClaims): Statement[] {
  return (input.cv?.screening ?? []).flatMap((given) => {
    const claims = [...screeningYears(given), ...find(given.value)]
    return claims.map((claim): Statement => {
      const { start, end } = claim
      const words = given.value.slice(start, end)
      const said = { answerId: screeningSourceId, start, end, quote: words, startMs: null, endMs: null }
      return { claim, said, source: 'screening', isSpoken: false }
    })
  })
}

interface Remark {
  readonly statement: Statement
  readonly redFlag: RedFlag | null
}

const surely = (jobs: Parameters<typeof leastSure>[0], { isSpoken }: Statement): Confidence => {
  const read = leastSure(jobs)
  return isSpoken && read === 'high' ? 'medium' : read
}

/** Years of all jobs, or of those at one employer. */
function yearsRemark({ model, today }: FlagContext, statement: Statement, employer: Employer | null): RedFlag | null {
  const { claim, said, source } = statement
  const jobs = employer?.jobs ?? jobsOf(model)
  const dated = yearsOf(jobs, today)
  if (claim.years === null || dated === null) return null
  // The CV says the same in words: that difference is told as one of the CV.
  if (employer === null && claimedInCv(model)?.years === claim.years) return null
  if (!differsInYears(claim.years, dated, claim.isOfRole)) return null
  const params = {
    source,
    scope: employer === null ? 'all' : 'employer',
    organization: employer?.name ?? '',
    claimedYears: claim.years,
    countedYears: dated.counted,
    limitPercent: cvLimits.claimedPercent,
    limitYears: cvLimits.claimedYears,
  }
  const question = employer === null ? 'ask_years' : 'ask_employer_dates'
  const at = jobs.slice(0, mostJobs)
  const confidence = surely(jobs, statement)
  return flag(model, 'answer_years', { weight: 'ask', at, said: [said], params, question, confidence })
}

function datesRemark({ model, today }: FlagContext, statement: Statement, employer: Employer): RedFlag | null {
  const difference: Difference | null = differenceOf(statement.claim, { jobs: employer.jobs, today })
  if (difference === null) return null
  const { said, source } = statement
  const params = { ...difference, source, organization: employer.name, limitMonths: cvLimits.saidMonths }
  const at = employer.jobs.slice(0, mostJobs)
  const confidence = surely(employer.jobs, statement)
  const raised = { weight: 'ask', at, said: [said], params, question: 'ask_employer_dates', confidence } as const
  return flag(model, 'answer_dates', raised)
}

function remarkOf(context: FlagContext, statement: Statement, employers: readonly Employer[]): Remark {
  const { claim } = statement
  const employer = employers.find(({ key }) => key === claim.employer) ?? null
  if (claim.years !== null) return { statement, redFlag: yearsRemark(context, statement, employer) }
  return { statement, redFlag: employer === null ? null : datesRemark(context, statement, employer) }
}

/** One remark for one of these. */
const subject = ({ claim }: Statement) => `${claim.years === null ? 'dates' : 'years'} ${claim.employer ?? ''}`
const point = ({ claim }: Statement) => `${claim.kind} ${claim.employer ?? ''}`
/** A field or a role that fits says nothing of the rest. */
const agrees = ({ redFlag, statement }: Remark) => redFlag === null && !statement.claim.isOfRole

/**
 * What the candidate said or wrote besides the CV against its dates: years of work, and times at an employer the CV names. Only
 * plain statements in the first person count, and whoever said it both ways has corrected it.
 */
export function answerFlags(context: FlagContext): RedFlag[] {
  const employers = employersOf(jobsOf(context.model))
  const find = claimFinder(context.input.language, employers)
  const statements = [...inAnswers(context, find), ...inScreening(context, find)]
  const remarks = statements.map((statement) => remarkOf(context, statement, employers))
  const settled = new Set(remarks.filter(agrees).map(({ statement }) => point(statement)))
  const told = new Map<string, RedFlag>()
  for (const { statement, redFlag } of remarks) {
    const of = subject(statement)
    if (redFlag !== null && !settled.has(point(statement)) && !told.has(of)) told.set(of, redFlag)
  }
  return [...told.values()].slice(0, mostRemarks)
}
