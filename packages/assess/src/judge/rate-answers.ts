import { cognitiveDims, type RatedDimId } from '@candor/contract'
import type { AssessInput, AssessQuestion } from '../input'
import { listQuestionsForDim } from '../scorecards/questions-for-dim'
import type { Verdict } from './aggregate-samples'
import type { AnsweredQuestion } from './answered-question'
import { isWrong } from './combine-readings'
import { rateByFindings, rateTexts } from './rate-dimensions'
import { isAskedBy, type ReadQuestion } from './rating-prompt'
import { type QuestionReadings, readQuestion } from './read-question'
import { hasPassed, type JudgeContext } from './samples'
import { removeSentences, type Source } from './sources'
import type { SuspectedSentence } from './suspects'

/** Rated by the text of the answers: notes of what was said do not show how. Fluency comes from word times, in both engines. */
const textDims = ['grammar', 'vocabulary', 'coherence'] as const satisfies readonly RatedDimId[]

export interface RatedDim {
  readonly id: RatedDimId
  readonly verdict: Verdict
  readonly isWrong: boolean
}

export interface JudgedAnswers {
  readonly questions: readonly QuestionReadings[]
  readonly dims: readonly RatedDim[]
  /** Sentences that the model reported and the patterns missed. */
  readonly reported: readonly SuspectedSentence[]
}

/**
 * Reads question after question, then rates dimension after dimension: no more than three calls are under way. Nothing is asked for
 * a dimension that the model did not pass the exam for.
 */
export async function judgeAnswerTexts(context: JudgeContext, sources: readonly Source[]): Promise<JudgedAnswers> {
  const questions: QuestionReadings[] = []
  const contentDims = listContentDims(context.input).filter((id) => hasPassed(context, id))
  const answeredQuestions = listAnsweredQuestions(context.input, sources)
  const read = contentDims.length === 0 ? [] : answeredQuestions
  for (const [index, answered] of read.entries()) {
    const place = { question: index + 1, questions: read.length }
    questions.push(await readQuestion(context, { answered, place }))
  }
  const dims: RatedDim[] = []
  for (const id of contentDims) {
    const verdict = await rateByFindings(context, id, (sample) => pickReadings(questions, sample))
    if (verdict !== undefined) dims.push({ id, verdict, isWrong: areMostlyWrong(id, questions, context.input) })
  }
  const texts = (questions.length > 0 ? questions : answeredQuestions).flatMap((question) =>
    question.sources.map((source) => removeSentences(source, source.repeats)),
  )
  const reported = questions.flatMap((question) => question.reported)
  for (const id of textDims.filter((dim) => hasPassed(context, dim))) {
    const rating = await rateTexts(context, { stage: 'language', dimensions: [id] }, texts)
    const verdict = rating.verdicts.get(id)
    if (verdict !== undefined) dims.push({ id, verdict, isWrong: false })
    reported.push(...rating.reported)
  }
  return { questions, dims, reported }
}

/** Comprehension, and what the questions of the set ask for: anything else has no weight and is not worth a call. */
function listContentDims({ set }: AssessInput): RatedDimId[] {
  return ['comprehension', ...cognitiveDims.filter((id) => listQuestionsForDim(id, set).length > 0)]
}

/** Everything that a model rates by the answers to this set. */
export const listAnswerDims = (input: AssessInput): RatedDimId[] => [...listContentDims(input), ...textDims]

/** Answered questions in the set's order, then those asked outside it. */
function listAnsweredQuestions(input: AssessInput, sources: readonly Source[]): AnsweredQuestion[] {
  const byQuestion = new Map<string, Source[]>()
  for (const source of sources) {
    if (source.answer === null) continue
    const { questionId } = source.answer
    byQuestion.set(questionId, [...(byQuestion.get(questionId) ?? []), source])
  }
  return [...byQuestion].map(([questionId, own]) => ({
    question: findQuestion(input, questionId, own[0]?.answer?.questionText ?? ''),
    sources: own,
  }))
}

function findQuestion({ set }: AssessInput, id: string, text: string): AssessQuestion {
  return set.questions.find((question) => question.id === id) ?? { id, text, kind: 'other' }
}

/** The notes of a sample; samples beyond the third read those of the first ones. */
function pickReadings(questions: readonly QuestionReadings[], sample: number): ReadQuestion[] {
  return questions.flatMap((question) => {
    const reading = question.readings[(sample - 1) % question.readings.length]
    return reading === undefined ? [] : [{ ...question, reading, isWrong: isWrong(question) }]
  })
}

/** Of the answers to questions that ask for the dimension; a wrong answer shows no thinking above level 2. */
function areMostlyWrong(id: RatedDimId, questions: readonly QuestionReadings[], input: AssessInput): boolean {
  const asking = questions.filter((question) => isAskedBy(id, question, input))
  return asking.filter(isWrong).length * 2 > asking.length
}
