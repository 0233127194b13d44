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
import { confidenceOf } from './aggregate'
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

/** The five communication dimensions; every other one says that this engine does not judge it. */
export function scoreDims(context: ScoreContext, excludeFluency: boolean): Record<DimId, Dim> {
  const dims = unjudgedDims('not_assessed_by_engine')
  for (const id of communicationDims) {
    const excluded = id === 'fluency' && excludeFluency
    dims[id] = excluded ? dimOf(id, notEvaluated('excluded_by_accommodation')) : judged(id, context)
  }
  return dims
}

/** All dimensions without a level; the communication ones for the given reason. */
export function unjudgedDims(communication: NotEvaluatedReason): Record<DimId, Dim> {
  const rest = Object.fromEntries(
    [...cognitiveDims, ...cvDims, ...descriptiveDims].map((id) => [
      id,
      dimOf(id, notEvaluated('not_assessed_by_engine')),
    ]),
  )
  return { ...allDims(communication), ...rest }
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
    strategic_focus: of('strategic_focus'),
    learning_velocity: of('learning_velocity'),
    career_progression: of('career_progression'),
    drive_and_initiative: of('drive_and_initiative'),
    intellectual_ability: of('intellectual_ability'),
    managerial_experience: of('managerial_experience'),
    recognized_accomplishments: of('recognized_accomplishments'),
    original_and_creative_thinking: of('original_and_creative_thinking'),
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
    const draft = scorecard({ ...context, answers, questions })
    return draft.state === 'scored' ? [draft.level] : []
  })
  if (levels.length < 2) return null
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const spread = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0)
  return round(Math.sqrt(((levels.length - 1) / levels.length) * spread), 2)
}
