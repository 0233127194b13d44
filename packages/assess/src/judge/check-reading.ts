import type { AnsweredQuestion } from './answered-question'
import type { FindingKind, Polarity, ReadingAnswer } from './judge-answers'
import { areOverlapping, type FoundSpan, isQuestionEcho, lookUpSpan, type SpanLookup } from './quotes'
import type { Source } from './sources'

export interface Finding extends FoundSpan {
  readonly kind: FindingKind | 'point'
  readonly polarity: Polarity
}

export type PointReading = 'covered' | 'partly' | 'no'

/** What one sample says of one question, each quote found by code. */
export interface Reading {
  readonly mainPoint: FoundSpan | null
  readonly answersQuestion: ReadingAnswer['answers_question']
  /** In the set's order. */
  readonly points: readonly { readonly state: PointReading; readonly span: FoundSpan | null }[]
  readonly findings: readonly Finding[]
  readonly verdict: ReadingAnswer['correctness']['verdict']
  /** What is wrong or partly so, and why in the model's words. */
  readonly mistake: { readonly span: FoundSpan; readonly why: string } | null
  readonly injectionAttempts: readonly string[]
}

const maxFindings = 24

interface Quoted {
  readonly lookup: SpanLookup
  readonly polarity: Polarity
}

/** Verifies a model's notes against the texts: what rests on a quote that is not there does not count. */
export function checkReading(
  answer: ReadingAnswer,
  { question, sources }: AnsweredQuestion,
): { reading: Reading; problems: string[] } {
  const lookUp = (item: { answer: string; quote: string }): SpanLookup => rejectEcho(lookUpSpan(item, sources))
  const noted = answer.findings.slice(0, maxFindings).map((item) => ({ ...item, lookup: lookUp(item) }))
  const points = (question.expectedPoints ?? []).map((_, index) => readPoint(`P${index + 1}`, answer, lookUp))
  const all: readonly Quoted[] = [...noted, ...points.flatMap(({ quoted }) => quoted ?? [])]
  const isWithdrawn = (span: FoundSpan): boolean =>
    all.some(({ lookup, polarity }) => polarity !== 'affirmed' && isFoundIn(lookup, span))
  const findings = keepDistinct(
    noted.flatMap(({ lookup, kind, polarity }): Finding[] =>
      lookup.found === null ? [] : [{ ...lookup.found, kind, polarity: settle(polarity, isWithdrawn(lookup.found)) }],
    ),
  )
  const correctness = readCorrectness(answer, lookUp)
  return {
    reading: {
      mainPoint: answer.main_point === null ? null : lookUp(answer.main_point).found,
      answersQuestion: answer.answers_question,
      points: points.map(({ state, span }) =>
        span !== null && isWithdrawn(span) ? { state: 'no', span: null } : { state, span },
      ),
      findings,
      verdict: correctness.verdict,
      mistake: correctness.mistake,
      injectionAttempts: answer.injection_attempts,
    },
    problems: [
      ...points.flatMap(({ problem }) => problem ?? []),
      ...correctness.problems,
      ...(noted.length > 0 && findings.length === 0 ? noted.flatMap(({ lookup }) => lookup.problem ?? []) : []),
      ...listContradictions(all),
      ...listTakenBack(all, sources),
    ],
  }
}

function rejectEcho(lookup: SpanLookup): SpanLookup {
  return lookup.found !== null && isQuestionEcho(lookup.found)
    ? { found: null, problem: `the quote ${JSON.stringify(lookup.found.seen)} repeats the question` }
    : lookup
}

type LookUp = (item: { answer: string; quote: string }) => SpanLookup

interface CheckedPoint {
  readonly state: PointReading
  readonly span: FoundSpan | null
  readonly quoted: Quoted | null
  readonly problem: string | null
}

const noPoint: CheckedPoint = { state: 'no', span: null, quoted: null, problem: null }

function readPoint(id: string, answer: ReadingAnswer, lookUp: LookUp): CheckedPoint {
  const entries = answer.points.filter((entry) => entry.id.trim() === id)
  const [entry] = entries
  if (entry === undefined || entries.length > 1)
    return { ...noPoint, problem: `there must be exactly one entry for point ${id}` }
  if (entry.state === 'no') return noPoint
  const lookup = lookUp(entry)
  if (lookup.found === null) return { ...noPoint, problem: `point ${id} is ${entry.state}, but ${lookup.problem}` }
  const quoted = { lookup, polarity: entry.polarity }
  return entry.polarity === 'affirmed'
    ? { state: entry.state, span: lookup.found, quoted, problem: null }
    : { ...noPoint, quoted }
}

type Correctness = Pick<Reading, 'verdict' | 'mistake'> & { readonly problems: readonly string[] }

/** A mistake that is not quoted cannot be looked at: then nothing is said about it. */
function readCorrectness({ correctness }: ReadingAnswer, lookUp: LookUp): Correctness {
  const { verdict, why } = correctness
  if (verdict === 'cannot_tell' || verdict === 'correct') return { verdict, mistake: null, problems: [] }
  const { found, problem } = lookUp(correctness)
  return found === null
    ? { verdict: 'cannot_tell', mistake: null, problems: [`correctness is ${verdict}, but ${problem}`] }
    : { verdict, mistake: { span: found, why }, problems: [] }
}

const isFoundIn = ({ found }: SpanLookup, span: FoundSpan): boolean => found !== null && areOverlapping(found, span)

/** A withdrawn statement was not made, whatever else the model says of the same words. */
const settle = (polarity: Polarity, isWithdrawn: boolean): Polarity =>
  polarity === 'affirmed' && isWithdrawn ? 'withdrawn' : polarity

function listContradictions(all: readonly Quoted[]): string[] {
  const denied = all.filter(({ polarity }) => polarity !== 'affirmed')
  return all.flatMap(({ lookup: { found }, polarity }) => {
    if (polarity !== 'affirmed' || found === null) return []
    const isDenied = denied.some(({ lookup }) => isFoundIn(lookup, found))
    return isDenied ? [`${JSON.stringify(found.seen)} is affirmed in one place and not in another`] : []
  })
}

/** Code knows some phrases by which people take back what they said; the model is asked to look again, and decides. */
function listTakenBack(all: readonly Quoted[], sources: readonly Source[]): string[] {
  return all.flatMap(({ lookup: { found }, polarity }) => {
    if (found === null || polarity !== 'affirmed') return []
    const source = sources.find(({ id }) => id === found.source.id)
    const isTakenBack = source?.takenBack.some((span) => span.start < found.end && found.start < span.end) === true
    return isTakenBack ? [`${JSON.stringify(found.seen)} may be withdrawn after it: check its polarity`] : []
  })
}

/** The same words twice are one finding. */
export function keepDistinct(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = []
  for (const finding of findings) if (!kept.some((other) => areOverlapping(other, finding))) kept.push(finding)
  return kept
}
