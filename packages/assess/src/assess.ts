import type {
  Assessment,
  AssessmentState,
  Dim,
  DimId,
  NotEvaluatedReason,
  QuestionResult,
  RequirementResult,
} from '@candor/contract'
import { aggregateGroup, aggregateOverall, aggregatePoints, resolveBuiltinWeights } from './aggregate'
import { listFaultNotes, listFilterNotes } from './assessment-notes'
import { findBlockingReason, stateFromCompletion } from './assessment-state'
import { assessCv } from './cv/assess-cv'
import { earnedDims } from './earned-dims'
import { removeQuestionInjections } from './filters/injection'
import type { AssessDeps, AssessInput, AssessQuestion, EarnedDims } from './input'
import { hashInput } from './input-hash'
import { getLexicon } from './lexicons/lexicon'
import { limitInput, listCutNotes } from './normalize/limit-text'
import { prepareAnswers } from './normalize/prepare-answers'
import { countPoints } from './points/count-points'
import { findRequirements } from './points/find-requirements'
import { buildUnscoredDims, findFluencyGap, scoreDims } from './score-dims'
import { engineVersion, rubricVersion } from './version'

interface InterviewResult {
  readonly state: AssessmentState
  readonly dims: Record<DimId, Dim>
  readonly notes: Assessment['notes']
  readonly questions: readonly QuestionResult[]
  readonly requirements: readonly RequirementResult[]
}

/**
 * The built-in engine: pure and deterministic, the same input gives the same levels, measures and quotes. Design and
 * figures: docs of the assessment, sections 4 and 5.
 */
export function assess(given: AssessInput, deps: AssessDeps): Assessment {
  const input = limitInput(given)
  const interviewResult = assessInterview(removeQuestionInjections(input), deps.earned ?? earnedDims)
  const cv = assessCv(input)
  // A CV alone is not an interview, so an incomplete interview gets no judgment; nor does one for people alone.
  const readsCv = input.completion === 'completed' && input.isAiDeclined !== true
  const dims = readsCv ? { ...interviewResult.dims, ...cv.dims } : interviewResult.dims
  const weights = resolveBuiltinWeights(input.weights, input.set)
  const groups = {
    communication: aggregateGroup('communication', dims, weights),
    cognitive: aggregateGroup('cognitive', dims, weights),
    cv: aggregateGroup('cv', dims, weights),
  }
  const points = aggregatePoints(dims)
  return {
    id: deps.newId(),
    submissionId: input.submissionId,
    engine: 'builtin',
    engineVersion,
    rubricVersion,
    inputHash: hashInput(given),
    createdAt: deps.clockIso(),
    state: interviewResult.state,
    language: input.language,
    dims,
    groups,
    questions: [...interviewResult.questions],
    requirements: [...interviewResult.requirements],
    points,
    overall: aggregateOverall(groups, weights, points),
    weights,
    redFlags: cv.redFlags,
    ...(cv.reading === undefined ? {} : { cv: cv.reading }),
    notes: [...interviewResult.notes, ...listCutNotes(given), ...cv.notes],
  }
}

function assessInterview(input: AssessInput, earned: EarnedDims): InterviewResult {
  if (input.isAiDeclined === true) return skipInterview(input)
  const earlyState = stateFromCompletion(input)
  const faultNotes = listFaultNotes(input)
  if (earlyState !== null)
    return {
      state: earlyState,
      dims: buildUnscoredDims(reasonFromState(earlyState, input)),
      notes: faultNotes,
      questions: [],
      requirements: [],
    }
  const lexicon = getLexicon(input.language)
  const answers = prepareAnswers(input, lexicon)
  const notes = [...faultNotes, ...listFilterNotes(answers)]
  const context = { answers, questions: listQuestions(input), set: input.set, lexicon }
  const byQuestion = {
    questions: countPoints(context, listInSetOrder(context.questions, input)),
    requirements: findRequirements(context),
  }
  const blockedReason = findBlockingReason(answers)
  if (blockedReason !== null)
    return { state: 'insufficient', dims: buildUnscoredDims(blockedReason), notes, ...byQuestion }
  const dims = scoreDims(context, { fluencyGap: findFluencyGap(input), earned: earned[input.language] })
  const anyScored = Object.values(dims).some(isMeasured)
  return { state: anyScored ? 'scored' : 'insufficient', dims, notes, ...byQuestion }
}

/** The candidate said enough: what has no level for lack of accuracy was measured too. */
const isMeasured = (dim: Dim): boolean =>
  dim.state === 'scored' || (dim.state === 'not_evaluated' && dim.reason === 'exam_not_passed')

/** Nothing was read: every dimension is for people. */
function skipInterview(input: AssessInput): InterviewResult {
  const state = input.completion === 'completed' ? 'insufficient' : 'incomplete'
  return { state, dims: buildUnscoredDims('ai_declined'), notes: [], questions: [], requirements: [] }
}

/** Faults are the reason if they removed answers and no other answer remains. */
function reasonFromState(state: AssessmentState, input: AssessInput): NotEvaluatedReason {
  if (state === 'incomplete') return 'interview_not_completed'
  return (input.leftOut ?? []).length > 0 ? 'technical_fault' : 'insufficient_evidence'
}

/** The questions of the set, and those asked outside it, in a canonical order. */
function listQuestions(input: AssessInput): AssessQuestion[] {
  const questions = new Map(input.set.questions.map((question) => [question.id, question]))
  for (const answer of input.answers) {
    if (!questions.has(answer.questionId))
      questions.set(answer.questionId, { id: answer.questionId, text: answer.questionText, kind: 'other' })
  }
  return [...questions.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The set's questions in its order, then those asked outside it. */
function listInSetOrder(questions: readonly AssessQuestion[], { set }: AssessInput): AssessQuestion[] {
  const place = (question: AssessQuestion): number => {
    const index = set.questions.indexOf(question)
    return index === -1 ? set.questions.length : index
  }
  return [...questions].sort((a, b) => place(a) - place(b))
}
