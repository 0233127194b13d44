export const communicationDims = ['grammar', 'comprehension', 'fluency', 'vocabulary', 'coherence'] as const
export const cognitiveDims = [
  'logical_reasoning',
  'critical_thinking',
  'problem_solving',
  'big_picture_thinking',
  'insightfulness',
  'clarity',
  'decision_making',
  'intellectual_self_awareness',
] as const
export const cvDims = [
  'strategic_focus',
  'learning_velocity',
  'career_progression',
  'drive_and_initiative',
  'intellectual_ability',
  'managerial_experience',
  'recognized_accomplishments',
  'original_and_creative_thinking',
] as const
/** Shown in words only; they never carry a level and never enter a group. */
export const descriptiveDims = ['vibe', 'general_expression'] as const

export const dimIds = [...communicationDims, ...cognitiveDims, ...cvDims, ...descriptiveDims] as const
export const groupIds = ['communication', 'cognitive', 'cv'] as const
export const dimGroups = { communication: communicationDims, cognitive: cognitiveDims, cv: cvDims } as const

export const dimStates = ['scored', 'not_evaluated'] as const

/** Why a dimension, a group or the overall figure has no level. A missing level is null in meaning, never a low number. */
export const notEvaluatedReasons = [
  'insufficient_evidence',
  'low_asr_confidence',
  'wrong_language',
  'no_timing',
  'non_verbatim_asr',
  'unsupported_language',
  'quotes_not_found',
  'engine_error',
  'no_cv',
  'not_assessed_by_engine',
  'excluded_by_accommodation',
  'implausible_text',
  'interview_not_completed',
  'technical_fault',
  /** The built-in engine does not pass the validity exam for it: a person or a model must judge. */
  'needs_reviewer',
  /** The engine or model did not pass the validity exam for it. Measures of the built-in engine stay, as facts without a level. */
  'exam_not_passed',
  /** No question that was asked has expected points that can be heard. */
  'no_expected_points',
  /** None of the expected points was heard: that is no level, it asks for a person who listens. */
  'no_points_heard',
  /** No question of the set asks for it. */
  'not_asked',
  /** The candidate asked that only people rate the answers. */
  'ai_declined',
] as const

export const assessmentStates = [
  'no_response',
  'incomplete',
  'empty',
  'pending',
  'evaluating',
  'insufficient',
  'scored',
  'error',
  'mock',
] as const

export const confidences = ['low', 'medium', 'high'] as const

export type CommunicationDimId = (typeof communicationDims)[number]
export type CognitiveDimId = (typeof cognitiveDims)[number]
export type CvDimId = (typeof cvDims)[number]
export type DescriptiveDimId = (typeof descriptiveDims)[number]
export type DimId = (typeof dimIds)[number]
export type GroupId = (typeof groupIds)[number]
export type NotEvaluatedReason = (typeof notEvaluatedReasons)[number]
export type AssessmentState = (typeof assessmentStates)[number]
export type Confidence = (typeof confidences)[number]

/** The only place where a level (1 to 5) becomes a percentage: (level - 1) / 4 * 100, kept to one decimal. */
export function percentOfLevel(level: number): number {
  return Math.round(((level - 1) / 4) * 1000) / 10
}
