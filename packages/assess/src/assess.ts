import type { Assessment, AssessmentState, Dim, DimId, NotEvaluatedReason } from '@candor/contract'
import { groupOf, overallOf, weightsOf } from './aggregate'
import { faultNotesOf, notesOf } from './assessment-notes'
import { blockingReason, stateOfCourse } from './assessment-state'
import { assessCv } from './cv/assess-cv'
import { withPlainQuestions } from './filters/injection'
import type { AssessDeps, AssessInput, AssessQuestion } from './input'
import { inputHashOf } from './input-hash'
import { lexiconOf } from './lexicons/lexicon'
import { prepare } from './normalize/prepare-answers'
import { scoreDims, unjudgedDims } from './score-dims'
import { engineVersion, rubricVersion } from './version'

interface Verdict {
  readonly state: AssessmentState
  readonly dims: Record<DimId, Dim>
  readonly notes: Assessment['notes']
}

/**
 * The built-in engine: pure and deterministic, the same input gives the same levels, measures and quotes. Design and figures:
 * docs of the assessment, sections 4 and 5.
 */
export function assess(input: AssessInput, deps: AssessDeps): Assessment {
  const verdict = judge(withPlainQuestions(input))
  const cv = assessCv(input)
  // A CV alone is no interview: of one that was not completed nothing is judged.
  const dims = input.completion === 'completed' ? { ...verdict.dims, ...cv.dims } : verdict.dims
  const weights = weightsOf(input.weights, input.set)
  const groups = {
    communication: groupOf('communication', dims, weights),
    cognitive: groupOf('cognitive', dims, weights),
    cv: groupOf('cv', dims, weights),
  }
  return {
    id: deps.newId(),
    submissionId: input.submissionId,
    engine: 'builtin',
    engineVersion,
    rubricVersion,
    inputHash: inputHashOf(input),
    createdAt: deps.clockIso(),
    state: verdict.state,
    language: input.language,
    dims,
    groups,
    overall: overallOf(groups, weights),
    weights,
    redFlags: cv.redFlags,
    ...(cv.reading === undefined ? {} : { cv: cv.reading }),
    notes: [...verdict.notes, ...cv.notes],
  }
}

function judge(input: AssessInput): Verdict {
  const course = stateOfCourse(input)
  const faults = faultNotesOf(input)
  if (course !== null) return { state: course, dims: unjudgedDims(reasonOfCourse(course, input)), notes: faults }
  const lexicon = lexiconOf(input.language)
  const answers = prepare(input, lexicon)
  const notes = [...faults, ...notesOf(answers)]
  const blocked = blockingReason(answers)
  if (blocked !== null) return { state: 'insufficient', dims: unjudgedDims(blocked), notes }
  const context = { answers, questions: questionsOf(input), set: input.set, lexicon }
  const dims = scoreDims(context, input.accommodations?.excludeFluency === true)
  const anyScored = Object.values(dims).some((dim) => dim.state === 'scored')
  return { state: anyScored ? 'scored' : 'insufficient', dims, notes }
}

/** Where faults took answers and nothing else is there to judge, it was the faults. */
function reasonOfCourse(state: AssessmentState, input: AssessInput): NotEvaluatedReason {
  if (state === 'incomplete' || state === 'paused') return 'interview_not_completed'
  return (input.leftOut ?? []).length > 0 ? 'technical_fault' : 'insufficient_evidence'
}

/** The questions of the set, and those asked outside it, in a canonical order. */
function questionsOf(input: AssessInput): AssessQuestion[] {
  const questions = new Map(input.set.questions.map((question) => [question.id, question]))
  for (const answer of input.answers) {
    if (!questions.has(answer.questionId))
      questions.set(answer.questionId, { id: answer.questionId, text: answer.questionText, kind: 'other' })
  }
  return [...questions.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
