import { z } from 'zod'

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
] as const

export const assessmentStates = [
  'no_response',
  'incomplete',
  'empty',
  'paused',
  'pending',
  'evaluating',
  'insufficient',
  'scored',
  'error',
  'mock',
] as const

export const confidences = ['low', 'medium', 'high'] as const

/** What a quote shows; the screen names each tag in the reader's language. */
export const evidenceTags = [
  'steady_run',
  'filler',
  'repeat',
  'long_pause',
  'grammar_slip',
  'clause_variety',
  'long_sentence',
  'precise_words',
  'repeated_words',
  'requirement_named',
  'connective',
  'story_step',
  'generic_sentence',
  'on_the_question',
  'off_the_question',
] as const

export const measureIds = [
  'fillers_per_100',
  'repeats_per_100',
  'pauses_per_100',
  'mean_run',
  'speech_rate',
  'grammar_error_bound',
  'run_on_share',
  'clause_variety',
  'window_ttr',
  'hdd',
  'beyond_common_share',
  'requirement_coverage',
  'connective_variety',
  'story_slots',
  'topic_continuity',
  'question_match',
] as const

export const measureUnits = ['per_100_words', 'words', 'per_minute', 'share', 'count', 'ratio'] as const

/**
 * Every explanation the engine may give. The locale files write one sentence per key; the parameters of each key are
 * listed in packages/assess/why-texts.md.
 */
export const whyKeys = [
  'fluency.fillers',
  'fluency.repeats',
  'fluency.pauses',
  'fluency.run',
  'fluency.rate',
  'fluency.non_verbatim',
  'grammar.errors',
  'grammar.no_errors',
  'grammar.clauses',
  'grammar.run_ons',
  'vocabulary.variety',
  'vocabulary.range',
  'vocabulary.requirements',
  'coherence.connectives',
  'coherence.order',
  'coherence.run_ons',
  'coherence.continuity',
  'comprehension.answered',
  'comprehension.off_question',
  'comprehension.unanswered',
  'comprehension.asked_to_repeat',
  'missing.connectives',
  'missing.order',
  'missing.clauses',
  'missing.requirement',
  'missing.question',
  'not_evaluated.insufficient_evidence',
  'not_evaluated.insufficient_answers',
  'not_evaluated.low_asr_confidence',
  'not_evaluated.wrong_language',
  'not_evaluated.no_timing',
  'not_evaluated.non_verbatim_asr',
  'not_evaluated.unsupported_language',
  'not_evaluated.quotes_not_found',
  'not_evaluated.engine_error',
  'not_evaluated.no_cv',
  'not_evaluated.not_assessed_by_engine',
  'not_evaluated.excluded_by_accommodation',
  'not_evaluated.implausible_text',
  'not_evaluated.interview_not_completed',
  'not_evaluated.technical_fault',
] as const

export const noteKinds = [
  'injection_removed',
  'duplicate_dropped',
  'question_echo_dropped',
  'implausible_answer',
  /** The whole answer: a fault took too many of its words. The quote is what was heard of it, which may be nothing. */
  'technical_fault',
] as const

export const zDimId = z.enum(dimIds)
export const zGroupId = z.enum(groupIds)
export const zNotEvaluatedReason = z.enum(notEvaluatedReasons)
export const zConfidence = z.enum(confidences)
export const zLevel = z.number().min(1).max(5)
export const zPercent = z.number().min(0).max(100)

/** An i18n key with the figures that fill its sentence; no natural language is stored with an assessment. */
export const zWhy = z.object({
  key: z.enum(whyKeys),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/**
 * A verbatim quote. start and end are UTF-16 offsets in that answer's transcript text: text.slice(start, end) === quote.
 * startMs and endMs are media times; null when the answer is typed or has no word times, then playing starts at the
 * beginning of the answer and the screen says so.
 */
export const zEvidence = z.object({
  answerId: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string().min(1),
  effect: z.enum(['+', '-']),
  tag: z.enum(evidenceTags),
  startMs: z.number().min(0).nullable(),
  endMs: z.number().min(0).nullable(),
})

/** One figure behind a level. The contributions of a dimension sum to its level minus 1 (within the 0.05 of rounding). */
export const zMeasure = z.object({
  id: z.enum(measureIds),
  value: z.number(),
  unit: z.enum(measureUnits),
  /** Levels this measure adds, 0 to 4. */
  contribution: z.number(),
  /** The range from no credit to full credit, as `worst→best`. */
  norm: z.string().optional(),
  /** For measures taken per question. */
  questionId: z.string().optional(),
})

const dimShared = {
  id: zDimId,
  confidence: zConfidence,
  evidence: z.array(zEvidence),
  measures: z.array(zMeasure),
  why: z.array(zWhy),
  /** What was looked for and not found, as i18n keys. */
  missing: z.array(zWhy),
}

export const zScoredDim = z.object({
  ...dimShared,
  state: z.literal('scored'),
  /** 1.0 to 5.0 in steps of 0.1. */
  level: zLevel,
  percent: zPercent,
  /** Standard error in levels; null when there is only one answer to leave out. */
  se: z.number().min(0).nullable(),
})

export const zNotEvaluatedDim = z.object({
  ...dimShared,
  state: z.literal('not_evaluated'),
  reason: zNotEvaluatedReason,
})

export const zDim = z.discriminatedUnion('state', [zScoredDim, zNotEvaluatedDim])

/** A group or the overall figure: a weighted mean of scored parts, or the reason why there is none. */
export const zAggregate = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('scored'),
    level: zLevel,
    percent: zPercent,
    se: z.number().min(0).nullable(),
    confidence: zConfidence,
    /** Share of the weights that could be scored, 0 to 1. */
    weightScored: z.number().min(0).max(1),
  }),
  z.object({
    state: z.literal('not_evaluated'),
    reason: zNotEvaluatedReason,
    weightScored: z.number().min(0).max(1),
  }),
])

/** Something the engine left out before it measured. An integrity or quality remark: it never lowers a level by itself. */
export const zAssessmentNote = z.object({
  kind: z.enum(noteKinds),
  answerId: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
})

export const zReviewerLevel = z.object({
  dimId: zDimId,
  level: zLevel,
  reason: z.string().min(1),
  reviewerId: z.string(),
  at: z.string(),
})

export const zAssessment = z.object({
  id: z.string(),
  submissionId: z.string(),
  engine: z.enum(['builtin', 'llm']),
  engineVersion: z.string(),
  rubricVersion: z.string(),
  promptVersion: z.string().optional(),
  model: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** SHA-256 (hex) of the frozen input, independent of the order in which answers arrived. */
  inputHash: z.string(),
  /** ISO 8601 UTC with milliseconds. */
  createdAt: z.string(),
  supersedes: z.string().optional(),
  state: z.enum(assessmentStates),
  language: z.enum(['en', 'vi']),
  dims: z.record(zDimId, zDim),
  groups: z.record(zGroupId, zAggregate),
  overall: zAggregate,
  /** Weights used, so that a reader can recompute every group. */
  weights: z.object({
    groups: z.record(zGroupId, z.number().min(0)),
    dims: z.partialRecord(zDimId, z.number().min(0)),
  }),
  /** CV remarks; filled by the CV part of the engine. */
  redFlags: z.array(
    z.object({ id: z.string(), quote: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  notes: z.array(zAssessmentNote),
  reviewer: z.array(zReviewerLevel).optional(),
})

export type DimId = z.infer<typeof zDimId>
export type GroupId = z.infer<typeof zGroupId>
export type CommunicationDimId = (typeof communicationDims)[number]
export type NotEvaluatedReason = z.infer<typeof zNotEvaluatedReason>
export type AssessmentState = (typeof assessmentStates)[number]
export type Confidence = z.infer<typeof zConfidence>
export type EvidenceTag = (typeof evidenceTags)[number]
export type MeasureId = (typeof measureIds)[number]
export type MeasureUnit = (typeof measureUnits)[number]
export type WhyKey = (typeof whyKeys)[number]
export type Why = z.infer<typeof zWhy>
export type Evidence = z.infer<typeof zEvidence>
export type Measure = z.infer<typeof zMeasure>
export type ScoredDim = z.infer<typeof zScoredDim>
export type NotEvaluatedDim = z.infer<typeof zNotEvaluatedDim>
export type Dim = z.infer<typeof zDim>
export type Aggregate = z.infer<typeof zAggregate>
export type AssessmentNote = z.infer<typeof zAssessmentNote>
export type Assessment = z.infer<typeof zAssessment>

/** The only place where a level (1 to 5) becomes a percentage: (level - 1) / 4 * 100, kept to one decimal. */
export function percentOfLevel(level: number): number {
  return Math.round(((level - 1) / 4) * 1000) / 10
}
