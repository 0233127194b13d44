import {
  type Aggregate,
  type Assessment,
  type AssessmentNote,
  cognitiveDims,
  cvDims,
  type Dim,
  type DimId,
  type RatedDimId,
} from '@candor/contract'
import { aggregateJudged, resolveWeights } from '../aggregate'
import { assess } from '../assess'
import { isTranscriptUnsure, stateFromCompletion } from '../assessment-state'
import type { AssessCv, AssessInput } from '../input'
import { hashInput } from '../input-hash'
import { getLexicon } from '../lexicons/lexicon'
import { prepareAnswers } from '../normalize/prepare-answers'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import { buildWhy } from '../scorecards/scorecard'
import { buildJudgedDim, type JudgedDimInput } from './build-judged-dim'
import { buildQuestionResult } from './combine-readings'
import { type CallCount, countCalls } from './count-calls'
import type { JudgeDeps, JudgeInterview } from './ports'
import { promptVersion } from './prompt-version'
import { type JudgedAnswers, judgeAnswerTexts, listAnswerDims, type RatedDim } from './rate-answers'
import { rateTexts } from './rate-dimensions'
import { hasPassed, type JudgeContext } from './samples'
import { buildCvSource, listAnswerSources, type Source } from './sources'
import type { SuspectedSentence } from './suspects'

/** Raise this with every change to this flow that can move a level; the prompt has its own version. */
export const judgeEngineVersion = 'llm-2.1.0'

const defaultSamples = 3
/** A CV with fewer characters counts as unreadable. */
const minCvChars = 200

/** One text or row of texts that was judged: answers, or the CV. */
interface JudgedPart {
  readonly dims: readonly RatedDim[]
  readonly reported: readonly SuspectedSentence[]
  readonly sources: readonly Source[]
  readonly words: number
  readonly isUnsure: boolean
}

/**
 * Judges an interview with a model: it notes what was said to each question, then rates each dimension by these notes. The built-in
 * engine supplies Fluency, the descriptive dimensions, requirements and CV flags. It decides only that nothing was said, never
 * that the model may not read. Rejects with the error of `ask`: a partial assessment is never returned.
 */
export const judgeInterview: JudgeInterview = async (input, deps) => {
  const builtin = getBuiltinAssessment(input, deps)
  const { samples = defaultSamples } = deps
  const { ask, getCount } = countCalls(deps.ask)
  const context: JudgeContext = { input, ask, onWaiting: deps.onWaiting, samples, passedDims: deps.passedDims }
  if (stateFromCompletion(input) !== null) return finish(builtin, { samples, count: getCount() })
  const prepared = prepareAnswers(input, getLexicon(input.language))
  const sources = listAnswerSources(input, prepared)
  const answers = await judgeAnswerTexts(context, sources)
  const isUnsure = isTranscriptUnsure(prepared)
  const parts: JudgedPart[] = [{ ...answers, sources, words: countAnswerWords(prepared), isUnsure }]
  const hasReadableCv = input.cv !== undefined && isCvReadable(input.cv, builtin)
  if (hasReadableCv) parts.push(await judgeCv(context, input.cv, builtin))
  const ownDims = [...listAnswerDims(input), ...(hasReadableCv ? cvDims : [])]
  const { points: _ofBuiltin, ...rest } = builtin
  const judged = {
    ...rest,
    ...recomputeAggregates(
      context,
      buildDims(
        builtin,
        parts,
        ownDims.filter((id) => !hasPassed(context, id)),
      ),
    ),
    // Points that are covered are what Comprehension is judged by.
    ...(hasPassed(context, 'comprehension') ? { questions: buildQuestions(builtin, answers) } : {}),
    notes: [...builtin.notes, ...buildSuspectNotes(parts)],
  }
  return finish(judged, { samples, count: getCount() })
}

function getBuiltinAssessment(input: AssessInput, { builtin, newId, clockIso }: JudgeDeps): Assessment {
  const isForThisInput = builtin !== undefined && builtin.engine === 'builtin' && builtin.inputHash === hashInput(input)
  return isForThisInput ? { ...builtin, id: newId(), createdAt: clockIso() } : assess(input, { newId, clockIso })
}

function finish(assessment: Assessment, { samples, count }: { samples: number; count: CallCount }) {
  const { calls, inputTokens, outputTokens, producedBy } = count
  return {
    assessment: {
      ...assessment,
      engine: 'llm' as const,
      engineVersion: judgeEngineVersion,
      promptVersion,
      ...(producedBy === undefined ? {} : { model: producedBy }),
      params: { samples, calls, measuredBy: assessment.engineVersion },
    },
    calls,
    inputTokens,
    outputTokens,
  }
}

function countAnswerWords(prepared: readonly PreparedAnswer[]): number {
  return prepared.reduce((sum, { tokens }) => sum + tokens.length, 0)
}

async function judgeCv(context: JudgeContext, cv: AssessCv, builtin: Assessment): Promise<JudgedPart> {
  const sources = [buildCvSource(context.input, cv, builtin.cv)]
  const words = cv.text.split(/\s+/u).length
  if (!cvDims.some((id) => hasPassed(context, id))) return { dims: [], reported: [], sources, words, isUnsure: false }
  // All attributes are asked for, as in the exam.
  const { verdicts, reported } = await rateTexts(context, { stage: 'cv', dimensions: cvDims }, sources)
  const dims = [...verdicts].flatMap(([id, verdict]) =>
    hasPassed(context, id) ? [{ id, verdict, isWrong: false }] : [],
  )
  return { dims, reported, sources, words, isUnsure: false }
}

function isCvReadable(cv: AssessCv, builtin: Assessment): boolean {
  const isUnreadable = cvDims.some((id) => {
    const dim = builtin.dims[id]
    return dim.state === 'not_evaluated' && dim.reason === 'no_cv'
  })
  return !isUnreadable && cv.text.trim().length >= minCvChars
}

function buildDims(
  builtin: Assessment,
  parts: readonly JudgedPart[],
  notPassed: readonly RatedDimId[],
): Record<DimId, Dim> {
  const dims: Record<DimId, Dim> = { ...builtin.dims }
  for (const id of cognitiveDims) dims[id] = buildUnscoredDim(id, 'not_asked')
  for (const id of notPassed) dims[id] = buildUnscoredDim(id, 'exam_not_passed')
  for (const { dims: rated, reported: suspects, words, isUnsure } of parts) {
    for (const { id, ...own } of rated) {
      dims[id] = buildJudgedDim({
        id,
        ...own,
        suspects,
        words,
        isUnsure,
        builtin: builtin.dims[id],
      } satisfies JudgedDimInput)
    }
  }
  return dims
}

function buildUnscoredDim(id: RatedDimId, reason: 'not_asked' | 'exam_not_passed'): Dim {
  const why = [buildWhy(`not_evaluated.${reason}`)]
  return {
    id,
    state: 'not_evaluated',
    reason,
    confidence: 'low',
    evidence: [],
    measures: [],
    why,
    missing: [],
  }
}

/** What the model read of each question; one that it did not read stays as the built-in engine gives it. */
function buildQuestions({ questions = [] }: Assessment, answers: JudgedAnswers): Assessment['questions'] {
  return questions.map((own) =>
    buildQuestionResult(
      own,
      answers.questions.find(({ question }) => question.id === own.questionId),
    ),
  )
}

/**
 * State, dimensions and the figures derived from them. Points are shown by question and have no level of their own: what covering
 * them shows is Comprehension.
 */
function recomputeAggregates(
  context: JudgeContext,
  dims: Record<DimId, Dim>,
): Pick<Assessment, 'state' | 'dims' | 'groups' | 'overall' | 'weights'> {
  const { weights: configured, set } = context.input
  const weights = resolveWeights(configured, set)
  const anyScored = Object.values(dims).some((dim) => dim.state === 'scored')
  const { groups, overall } = aggregateJudged(dims, weights)
  return {
    state: anyScored ? 'scored' : 'insufficient',
    dims,
    groups,
    overall: hasPassed(context, 'overall') ? overall : withoutLevel(overall),
    weights,
  }
}

const withoutLevel = ({ weightScored }: Aggregate): Aggregate => ({
  state: 'not_evaluated',
  reason: 'exam_not_passed',
  weightScored,
})

/** Injections that the model reported or that code found in disguise, each once: the built-in engine sees neither. */
function buildSuspectNotes(parts: readonly JudgedPart[]): AssessmentNote[] {
  const notes = new Map<string, AssessmentNote>()
  const found = parts.flatMap(({ sources, reported }) => [
    ...sources.flatMap((source) => source.obfuscated.map((span) => ({ ...span, source }))),
    ...reported,
  ])
  for (const { source, start, end } of found) {
    const kind = source.prepared === null ? 'cv_injection' : 'injection_removed'
    const quote = source.original.slice(start, end)
    notes.set(`${source.id}:${start}`, { kind, answerId: source.answerId, start, end, quote })
  }
  return [...notes.values()]
}
