import {
  type CommunicationDimId,
  type Confidence,
  cognitiveDims,
  communicationDims,
  cvDims,
  type Dim,
  type DimId,
  descriptiveDims,
  type NotEvaluatedReason,
  percentOfLevel,
} from '@candor/contract'
import { confidenceFromError } from './aggregate'
import { mapAttributes } from './cv/attributes/score-attributes'
import type { AssessInput, AssessSet } from './input'
import type { PreparedAnswer } from './normalize/prepared-answer'
import { scoreCoherence } from './scorecards/coherence'
import { scoreComprehension } from './scorecards/comprehension'
import { describeDim } from './scorecards/describe-dim'
import { scoreFluency } from './scorecards/fluency'
import { scoreGrammar } from './scorecards/grammar'
import {
  buildWhy,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type Scorecard,
  type UnscoredDim,
} from './scorecards/scorecard'
import { scoreVocabulary } from './scorecards/vocabulary'
import { capConfidence, validityFigures } from './validity-figures'

const scorecards: Readonly<Record<CommunicationDimId, Scorecard>> = {
  grammar: scoreGrammar,
  comprehension: scoreComprehension,
  fluency: scoreFluency,
  vocabulary: scoreVocabulary,
  coherence: scoreCoherence,
}

/**
 * Why fluency is not measured; null: it is. At the candidate's own pace it has the reason of answers without times, so that the
 * result doesn't tell of the choice.
 */
export function findFluencyGap({ accommodations }: Pick<AssessInput, 'accommodations'>): NotEvaluatedReason | null {
  if (accommodations?.excludeFluency === true) return 'excluded_by_accommodation'
  return accommodations?.ignoreTiming === true ? 'no_timing' : null
}

export interface ScoreOptions {
  readonly fluencyGap: NotEvaluatedReason | null
  readonly earned: ReadonlySet<CommunicationDimId>
}

/**
 * The dimensions that the interview's words can show. The CV has its own: they say that there is none until it is read.
 */
export function scoreDims(context: ScoreContext, { earned, fluencyGap }: ScoreOptions): Record<DimId, Dim> {
  const dims = buildUnscoredDims('insufficient_evidence')
  for (const id of communicationDims) {
    const gap = id === 'fluency' ? fluencyGap : null
    dims[id] = gap === null ? scoreByMeasures(id, context, earned.has(id)) : buildDim(id, notEvaluated(gap))
  }
  for (const id of cognitiveDims) dims[id] = buildDim(id, notEvaluated('needs_reviewer'))
  for (const id of descriptiveDims) {
    const draft = describeDim(id, context)
    dims[id] = draft.state === 'described' ? { id, ...draft, confidence: 'low', missing: [] } : buildDim(id, draft)
  }
  return dims
}

/**
 * All dimensions without a level, for the given reason; those of a CV because there is none, except where nothing may be read at
 * all.
 */
export function buildUnscoredDims(reason: NotEvaluatedReason): Record<DimId, Dim> {
  const dims = buildAllUnscored(reason)
  if (reason === 'ai_declined') return dims
  for (const id of cvDims) dims[id] = buildDim(id, notEvaluated('no_cv'))
  return dims
}

function buildAllUnscored(reason: NotEvaluatedReason): Record<DimId, Dim> {
  const draft = notEvaluated(reason)
  const build = (id: DimId): Dim => buildDim(id, draft)
  return {
    grammar: build('grammar'),
    comprehension: build('comprehension'),
    fluency: build('fluency'),
    vocabulary: build('vocabulary'),
    coherence: build('coherence'),
    logical_reasoning: build('logical_reasoning'),
    critical_thinking: build('critical_thinking'),
    problem_solving: build('problem_solving'),
    big_picture_thinking: build('big_picture_thinking'),
    insightfulness: build('insightfulness'),
    clarity: build('clarity'),
    decision_making: build('decision_making'),
    intellectual_self_awareness: build('intellectual_self_awareness'),
    ...mapAttributes(build),
    vibe: build('vibe'),
    general_expression: build('general_expression'),
  }
}

function scoreByMeasures(id: CommunicationDimId, context: ScoreContext, isEarned: boolean): Dim {
  const draft = scorecards[id](context)
  if (draft.state === 'not_evaluated') return buildDim(id, draft)
  if (!isEarned) return buildMeasuredDim(id, draft)
  const se = estimateJackknifeError(scorecards[id], context)
  const figure = validityFigures[context.lexicon.language][id]
  return buildDim(id, draft, { se, confidence: capConfidence(confidenceFromError(se), figure) })
}

/** What the engine is not accurate enough for: its measures are facts, and no quote speaks for or against a level. */
const buildMeasuredDim = (
  id: DimId,
  { measures, buildWhy: facts }: Extract<UnscoredDim, { state: 'scored' }>,
): Dim => ({
  id,
  state: 'not_evaluated',
  reason: 'exam_not_passed',
  confidence: 'low',
  evidence: [],
  measures: measures.map((measure) => ({ ...measure, contribution: 0 })),
  why: [buildWhy('not_evaluated.exam_not_passed'), ...facts],
  missing: [],
})

interface ScoreCertainty {
  readonly se: number | null
  readonly confidence: Confidence
}

function buildDim(id: DimId, draft: UnscoredDim, certainty: ScoreCertainty = { se: null, confidence: 'low' }): Dim {
  if (draft.state === 'not_evaluated') {
    return {
      id,
      state: 'not_evaluated',
      reason: draft.reason,
      confidence: 'low',
      evidence: [],
      measures: [],
      why: draft.buildWhy,
      missing: [],
    }
  }
  const level = roundTo(Math.min(5, Math.max(1, draft.level)), 1)
  const { evidence, measures, buildWhy: why, missing } = draft
  return { id, state: 'scored', level, percent: percentOfLevel(level), ...certainty, evidence, measures, why, missing }
}

/** Leave-one-answer-out standard error in levels; null when fewer than two of the smaller interviews can be scored. */
function estimateJackknifeError(scorecard: Scorecard, context: ScoreContext): number | null {
  const levels = context.answers.flatMap((omitted) => {
    const answers = context.answers.filter((answer) => answer !== omitted)
    const isLastAnswer = answers.every((answer) => answer.answer.questionId !== omitted.answer.questionId)
    const questions = isLastAnswer
      ? context.questions.filter((question) => question.id !== omitted.answer.questionId)
      : context.questions
    const draft = scorecard({
      ...context,
      answers,
      questions,
      set: isLastAnswer ? withoutQuestion(context.set, omitted) : context.set,
    })
    return draft.state === 'scored' ? [draft.level] : []
  })
  if (levels.length < 2) return null
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const spread = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0)
  return roundTo(Math.sqrt(((levels.length - 1) / levels.length) * spread), 2)
}

/** Leaving an answer out means that its question was not asked: it must not count as unanswered. */
function withoutQuestion(set: AssessSet, omitted: PreparedAnswer): AssessSet {
  return { ...set, questions: set.questions.filter((question) => question.id !== omitted.answer.questionId) }
}
