import { type Confidence, type RedFlag, type Said, screeningSourceId } from '@candor/contract'
import { buildEvidence } from '../../../evidence/quote'
import type { AssessAnswer } from '../../../input'
import { alignSegments, alignTimes } from '../../../normalize/align-times'
import { tokenize } from '../../../normalize/tokenize'
import { cvLimits } from '../../limits'
import { splitWords } from '../../words'
import { countYears, differsInYears, findClaimedYears } from '../date-flags'
import { buildFlag, type FlagContext, findLowestConfidence, listJobs } from '../flag'
import type { Claim } from './claim'
import { type Difference, findDifference } from './compare-claim'
import { type Employer, listEmployers } from './employers'
import { createClaimFinder } from './find-claims'
import { parseScreeningYears } from './screening-claims'

/** Where the candidate made a claim, and how reliable the recognized words are. */
interface Statement {
  readonly claim: Claim
  readonly said: Said
  readonly source: 'answer' | 'screening'
  readonly isSpoken: boolean
}

const maxFlags = 4
const maxJobs = 3
/** Below this confidence the recognizer may have misheard the figure. */
const minWordConfidence = 0.6

const hasUncertainWords = ({ words = [] }: AssessAnswer, span: string): boolean => {
  const figures = new Set(splitWords(span))
  return words.some(
    ({ text, confidence = 1 }) =>
      confidence < minWordConfidence && splitWords(text).some((word) => figures.has(word) && /\d/u.test(word)),
  )
}

function locateStatement(answer: AssessAnswer, claim: Claim): Said {
  const tokens = alignTimes(tokenize(answer.text), answer)
  const placed = { answer, tokens, segmentTimedTokens: alignSegments(tokens, answer), units: [], withdrawn: [] }
  const {
    answerId,
    start,
    end,
    quote: words,
    startMs,
    endMs,
  } = buildEvidence(placed, claim, { effect: '+', tag: 'judge_quote' })
  return { answerId, start, end, quote: words, startMs, endMs }
}

type FindClaims = ReturnType<typeof createClaimFinder>

function findAnswerStatements({ input }: FlagContext, find: FindClaims): Statement[] {
  return input.answers.flatMap((answer) =>
    find(answer.text)
      .filter((claim) => !hasUncertainWords(answer, answer.text.slice(claim.start, claim.end)))
      .map((claim): Statement => {
        const said = locateStatement(answer, claim)
        return { claim, said, source: 'answer', isSpoken: answer.modality === 'spoken' }
      }),
  )
}

function findScreeningStatements({ input }: FlagContext, find: FindClaims): Statement[] {
  return (input.cv?.screening ?? []).flatMap((given) => {
    const claims = [...parseScreeningYears(given), ...find(given.value)]
    return claims.map((claim): Statement => {
      const { start, end } = claim
      const words = given.value.slice(start, end)
      const said = { answerId: screeningSourceId, start, end, quote: words, startMs: null, endMs: null }
      return { claim, said, source: 'screening', isSpoken: false }
    })
  })
}

interface StatementFlag {
  readonly statement: Statement
  readonly redFlag: RedFlag | null
}

const limitConfidence = (jobs: Parameters<typeof findLowestConfidence>[0], { isSpoken }: Statement): Confidence => {
  const read = findLowestConfidence(jobs)
  return isSpoken && read === 'high' ? 'medium' : read
}

/** Years of all jobs, or of those at one employer. */
function compareYears({ model, today }: FlagContext, statement: Statement, employer: Employer | null): RedFlag | null {
  const { claim, said, source } = statement
  const jobs = employer?.jobs ?? listJobs(model)
  const dated = countYears(jobs, today)
  if (claim.years === null || dated === null) return null
  // The CV's own summary says the same, so another flag already reports the difference.
  if (employer === null && findClaimedYears(model)?.years === claim.years) return null
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
  const at = jobs.slice(0, maxJobs)
  const confidence = limitConfidence(jobs, statement)
  return buildFlag(model, 'answer_years', { weight: 'ask', at, said: [said], params, question, confidence })
}

function compareDates({ model, today }: FlagContext, statement: Statement, employer: Employer): RedFlag | null {
  const difference: Difference | null = findDifference(statement.claim, { jobs: employer.jobs, today })
  if (difference === null) return null
  const { said, source } = statement
  const params = { ...difference, source, organization: employer.name, limitMonths: cvLimits.saidMonths }
  const at = employer.jobs.slice(0, maxJobs)
  const confidence = limitConfidence(employer.jobs, statement)
  const raised = { weight: 'ask', at, said: [said], params, question: 'ask_employer_dates', confidence } as const
  return buildFlag(model, 'answer_dates', raised)
}

function compareStatement(context: FlagContext, statement: Statement, employers: readonly Employer[]): StatementFlag {
  const { claim } = statement
  const employer = employers.find(({ key }) => key === claim.employer) ?? null
  if (claim.years !== null) return { statement, redFlag: compareYears(context, statement, employer) }
  return { statement, redFlag: employer === null ? null : compareDates(context, statement, employer) }
}

/** At most one flag is raised per subject. */
const getSubject = ({ claim }: Statement) => `${claim.years === null ? 'dates' : 'years'} ${claim.employer ?? ''}`
const getPoint = ({ claim }: Statement) => `${claim.kind} ${claim.employer ?? ''}`
/** A matching field or role says nothing about the other claims. */
const agreesWithCv = ({ redFlag, statement }: StatementFlag) => redFlag === null && !statement.claim.isOfRole

/**
 * Compares the candidate's answers with the dates on the CV: years of work, and times at an employer that the CV names.
 * Only plain statements in the first person count. A candidate who said it both ways has corrected the mistake.
 */
export function findContradictionFlags(context: FlagContext): RedFlag[] {
  const employers = listEmployers(listJobs(context.model))
  const find = createClaimFinder(context.input.language, employers)
  const statements = [...findAnswerStatements(context, find), ...findScreeningStatements(context, find)]
  const remarks = statements.map((statement) => compareStatement(context, statement, employers))
  const resolved = new Set(remarks.filter(agreesWithCv).map(({ statement }) => getPoint(statement)))
  const flagged = new Map<string, RedFlag>()
  for (const { statement, redFlag } of remarks) {
    const sameSubject = getSubject(statement)
    if (redFlag !== null && !resolved.has(getPoint(statement)) && !flagged.has(sameSubject))
      flagged.set(sameSubject, redFlag)
  }
  return [...flagged.values()].slice(0, maxFlags)
}
