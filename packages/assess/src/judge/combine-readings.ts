import {
  correctnessVerdicts,
  type Evidence,
  type PointResult,
  parseExpectedPoint,
  type QuestionResult,
} from '@candor/contract'
import { buildEvidence, selectStrongest } from '../evidence/quote'
import { shareOfState } from '../points/point-credit'
import type { PointReading, Reading } from './check-reading'
import { areOverlapping, type FoundSpan } from './quotes'
import type { QuestionReadings } from './read-question'

/** Whether more than half of the samples call the answer wrong. */
export const isWrong = ({ readings }: Pick<QuestionReadings, 'readings'>): boolean =>
  readings.filter(({ verdict }) => verdict === 'wrong').length * 2 > readings.length

/** A question as the model read it, in the form that the built-in engine gives it. */
export function buildQuestionResult(builtin: QuestionResult, readings: QuestionReadings | undefined): QuestionResult {
  if (readings === undefined) return builtin
  const headings = (readings.question.expectedPoints ?? []).map((line) => parseExpectedPoint(line).heading)
  const points = headings.map((heading, index) => buildPoint(heading, index, readings))
  return {
    questionId: builtin.questionId,
    text: builtin.text,
    words: builtin.words,
    quote: findMainSentence(readings),
    points,
    pointCount: points.length,
    share: points.length === 0 ? null : points.reduce((sum, { state }) => sum + shareOfState[state], 0) / points.length,
    reason: points.length === 0 ? 'no_points' : null,
    ...describeCorrectness(readings),
    // The model does not read the company's phrases: what it calls wrong can lower a level, and they must not.
    ...(builtin.sentencesToCheck === undefined ? {} : { sentencesToCheck: builtin.sentencesToCheck }),
  }
}

const maxNoteChars = 400

/** Only what most of the samples say, with the sentence that one of them quotes. */
function describeCorrectness({ readings }: QuestionReadings): Pick<QuestionResult, 'correctness'> {
  const verdict = correctnessVerdicts.find(
    (candidate) => readings.filter((reading) => reading.verdict === candidate).length * 2 > readings.length,
  )
  const quoted = readings.find((reading) => reading.verdict === verdict && reading.mistake !== null)?.mistake
  if (verdict === undefined) return {}
  const evidence = quoted === undefined || quoted === null ? null : quoteMistake(quoted)
  return { correctness: { verdict, evidence } }
}

function quoteMistake({ span, why }: NonNullable<Reading['mistake']>): Evidence | null {
  const { source, start, end } = span
  if (source.prepared === null) return null
  const quoted = buildEvidence(source.prepared, { start, end }, { effect: '-', tag: 'judge_quote' })
  return why.trim() === '' ? quoted : { ...quoted, note: why.trim().slice(0, maxNoteChars) }
}

const order: readonly PointReading[] = ['no', 'partly', 'covered']
const states = { no: 'not_heard', partly: 'partly', covered: 'covered' } as const

/** The middle one of the samples; of an even number the lower of the two in the middle. */
function findMiddle(readings: readonly PointReading[]): PointReading {
  const sorted = readings.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 'no'
}

function buildPoint(heading: string, index: number, { readings }: QuestionReadings): PointResult {
  const heard = readings.flatMap(({ points }) => points[index] ?? [])
  const middle = findMiddle(heard.map(({ state }) => state))
  const agreeing = heard.filter(({ state }) => state === middle)
  const spans = agreeing.flatMap(({ span }) => span ?? [])
  return {
    heading,
    state: states[middle],
    evidence: middle === 'no' ? [] : selectStrongest(spans.flatMap((span) => quote(span, 'expected_point'))),
  }
}

function quote({ source, start, end }: FoundSpan, tag: 'expected_point' | 'answer_sentence'): Evidence[] {
  return source.prepared === null ? [] : [buildEvidence(source.prepared, { start, end }, { effect: '+', tag })]
}

/** The sentence in which most samples see the answer's main point; null if the answer is no longer than that. */
function findMainSentence({ readings }: QuestionReadings): Evidence | null {
  const sentences = readings.flatMap(({ mainPoint }) => (mainPoint === null ? [] : [widenToSentence(mainPoint)]))
  const [chosen] = sentences
    .map((span) => ({ span, votes: sentences.filter((other) => areOverlapping(other, span)).length }))
    .toSorted((a, b) => b.votes - a.votes)
  if (chosen === undefined) return null
  const { span } = chosen
  return span.source.sentences.length < 2 ? null : (quote(span, 'answer_sentence')[0] ?? null)
}

function widenToSentence(span: FoundSpan): FoundSpan {
  const sentence = span.source.sentences.find(({ start, end }) => start <= span.start && span.start < end)
  return sentence === undefined ? span : { ...span, start: sentence.start, end: Math.max(sentence.end, span.end) }
}
