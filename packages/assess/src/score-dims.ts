import {
  type CognitiveDimId,
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
import { confidenceOf } from './aggregate'
import { everyAttribute } from './cv/attributes/score-attributes'
import type { AssessSet } from './input'
import type { PreparedAnswer } from './normalize/prepare-answers'
import { describeDim } from './scorecards/cognitive/describe-dim'
import { cognitiveScorecards } from './scorecards/cognitive/score-cognitive'
import { scoreCoherence } from './scorecards/coherence'
import { scoreComprehension } from './scorecards/comprehension'
import { scoreFluency } from './scorecards/fluency'
import { scoreGrammar } from './scorecards/grammar'
import { type Draft, notEvaluated, round, type ScoreContext, type Scorecard } from './scorecards/scorecard'
import { scoreVocabulary } from './scorecards/vocabulary'

const scorecards: Readonly<Record<CommunicationDimId, Scorecard>> = {
  grammar: scoreGrammar,
  comprehension: scoreComprehension,
  fluency: scoreFluency,
  vocabulary: scoreVocabulary,
  coherence: scoreCoherence,
}

/** The dimensions that the interview's words can show. The CV has its own: they say that there is none until it is read. */
export function scoreDims(context: ScoreContext, excludeFluency: boolean): Record<DimId, Dim> {
  const dims = unjudgedDims('insufficient_evidence')
  for (const id of communicationDims) {
    const excluded = id === 'fluency' && excludeFluency
    dims[id] = excluded ? dimOf(id, notEvaluated('excluded_by_accommodation')) : judged(id, context)
  }
  for (const id of cognitiveDims) dims[id] = counted(id, context)
  for (const id of descriptiveDims) {
    const draft = describeDim(id, context)
    dims[id] = draft.state === 'described' ? { id, ...draft, confidence: 'low', missing: [] } : dimOf(id, draft)
  }
  return dims
}

/** All dimensions without a level, for the given reason; those of a CV because there is none. */
export function unjudgedDims(reason: NotEvaluatedReason): Record<DimId, Dim> {
  const dims = allDims(reason)
  for (const id of cvDims) dims[id] = dimOf(id, notEvaluated('no_cv'))
  return dims
}

/** A rule that counts evidence is never sure of what it did not find: confidence stays low whatever the error. */
function counted(id: CognitiveDimId, context: ScoreContext): Dim {
  const draft = cognitiveScorecards[id](context)
  if (draft.state === 'not_evaluated') return dimOf(id, draft)
  return dimOf(id, draft, { se: jackknife(cognitiveScorecards[id], context), confidence: 'low' })
}

function allDims(reason: NotEvaluatedReason): Record<DimId, Dim> {
  const draft = notEvaluated(reason)
  const of = (id: DimId): Dim => dimOf(id, draft)
  return {
    grammar: of('grammar'),
    comprehension: of('comprehension'),
    fluency: of('fluency'),
    vocabulary: of('vocabulary'),
    coherence: of('coherence'),
    logical_reasoning: of('logical_reasoning'),
    critical_thinking: of('critical_thinking'),
    problem_solving: of('problem_solving'),
    big_picture_thinking: of('big_picture_thinking'),
    insightfulness: of('insightfulness'),
    clarity: of('clarity'),
    decision_making: of('decision_making'),
    intellectual_self_awareness: of('intellectual_self_awareness'),
    ...everyAttribute(of),
    vibe: of('vibe'),
    general_expression: of('general_expression'),
  }
}

function judged(id: CommunicationDimId, context: ScoreContext): Dim {
  const draft = scorecards[id](context)
  if (draft.state === 'not_evaluated') return dimOf(id, draft)
  const se = jackknife(scorecards[id], context)
  return dimOf(id, draft, { se, confidence: capped(id, confidenceOf(se), context) })
}

/** No labelled Vietnamese speech exists to check against: never more than medium for fluency, low for the rest. */
function capped(id: CommunicationDimId, confidence: Confidence, context: ScoreContext): Confidence {
  if (context.lexicon.language === 'en') return confidence
  return id === 'fluency' && confidence !== 'low' ? 'medium' : 'low'
}

interface Certainty {
  readonly se: number | null
  readonly confidence: Confidence
}

function dimOf(id: DimId, draft: Draft, certainty: Certainty = { se: null, confidence: 'low' }): Dim {
  if (draft.state === 'not_evaluated') {
    return {
      id,
      state: 'not_evaluated',
      reason: draft.reason,
      confidence: 'low',
      evidence: [],
      measures: [],
      why: draft.why,
      missing: [],
    }
  }
  const level = round(Math.min(5, Math.max(1, draft.level)), 1)
  const { evidence, measures, why, missing } = draft
  return { id, state: 'scored', level, percent: percentOfLevel(level), ...certainty, evidence, measures, why, missing }
}

/** Leave-one-answer-out standard error in levels; null when fewer than two of the smaller interviews can be scored. */
function jackknife(scorecard: Scorecard, context: ScoreContext): number | null {
  const levels = context.answers.flatMap((left) => {
    const answers = context.answers.filter((answer) => answer !== left)
    const gone = answers.every((answer) => answer.answer.questionId !== left.answer.questionId)
    const questions = gone
      ? context.questions.filter((question) => question.id !== left.answer.questionId)
      : context.questions
    const draft = scorecard({
      ...context,
      answers,
      questions,
      set: gone ? withoutQuestion(context.set, left) : context.set,
    })
    return draft.state === 'scored' ? [draft.level] : []
  })
  if (levels.length < 2) return null
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const spread = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0)
  return round(Math.sqrt(((levels.length - 1) / levels.length) * spread), 2)
}

/** Leaving an answer out means that its question was not asked: it must not count as unanswered. */
function withoutQuestion(set: AssessSet, left: PreparedAnswer): AssessSet {
  return { ...set, questions: set.questions.filter((question) => question.id !== left.answer.questionId) }
}
