import { z } from 'zod'
import { levelLimits } from '../limits'
import { zInterviewLanguage } from '../shared/primitives'
import { zCvReading, zRedFlag } from './cv'
import { assessmentStates, confidences, dimIds, groupIds, type NotEvaluatedReason, notEvaluatedReasons } from './dims'
import { zEvidence } from './evidence'
import { measureIds, measureUnits } from './measures'
import { zQuestionResult, zRequirementResult } from './question-results'
import { whyKeys } from './why-keys'

export const noteKinds = [
  'injection_removed',
  'duplicate_dropped',
  'question_echo_dropped',
  'implausible_answer',
  /** The whole answer: a fault took too many of its words. The quote is what was heard of it, which may be nothing. */
  'technical_fault',
  /** Words of the CV that a reader does not see, or that speak to an assessment; they were not read. */
  'cv_hidden_text',
  'cv_injection',
  /** The CV is longer than what is read of it; the stretch is the part that was not read. */
  'cv_cut',
] as const

/** What made code distrust a judged level: see the judge. */
export const judgeChecks = [
  'spread_wide',
  'differs_from_builtin',
  'short_answers_capped',
  /** Of engines before llm-2. */
  'canary_lowered',
  'wrong_answers_capped',
  'unsure_transcript',
] as const

/** Replaces the answer's id when the words are from the CV. Offsets then refer to the CV's text. */
export const cvSourceId = 'cv'

export const zDimId = z.enum(dimIds)
export const zGroupId = z.enum(groupIds)
export const zNotEvaluatedReason = z.enum(notEvaluatedReasons)
export const zConfidence = z.enum(confidences)
export const zLevel = z.number().min(levelLimits.min).max(levelLimits.max)
export const zPercent = z.number().min(0).max(100)

/** An i18n key with the figures that fill its sentence; no natural language is stored with an assessment. */
export const zWhy = z.object({
  key: z.enum(whyKeys),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/**
 * One figure behind a level. The contributions of a dimension sum to its level minus the lowest that its measures can give (within
 * the 0.05 of rounding): 2 for grammar, vocabulary and coherence since the built-in engine 3.1, for fluency since 3.3, otherwise 1.
 */
export const zMeasure = z.object({
  id: z.enum(measureIds),
  value: z.number(),
  unit: z.enum(measureUnits),
  /** Levels this measure adds, 0 to 4; 0 where the dimension has no level. */
  contribution: z.number(),
  /** The range from no credit to full credit, as `worst→best`. */
  norm: z.string().optional(),
  /** For measures taken per question. */
  questionId: z.string().optional(),
})

/** How a language model came to a level: its samples as they came, null where it gave none, and its own words. */
export const zJudged = z.object({
  samples: z.array(z.number().int().min(1).max(5).nullable()),
  /** Highest minus lowest sample. */
  spread: z.number().int().min(0).max(4),
  whyNotHigher: z.string().max(600),
  checks: z.array(z.enum(judgeChecks)),
})

const dimShared = {
  id: zDimId,
  confidence: zConfidence,
  evidence: z.array(zEvidence),
  measures: z.array(zMeasure),
  why: z.array(zWhy),
  /** What was looked for and not found, as i18n keys. */
  missing: z.array(zWhy),
  /** Only where a language model judged. */
  judged: zJudged.optional(),
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

/** Vibe and general expression: described by `why` with quotes, never a level. */
export const zDescribedDim = z.object({ ...dimShared, state: z.literal('described') })

export const zDim = z.discriminatedUnion('state', [zScoredDim, zNotEvaluatedDim, zDescribedDim])

/** A group or the overall figure: a weighted mean of scored parts, or the reason why it has no level. */
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
  /** As shown to colleagues; empty when the person no longer exists. */
  reviewerName: z.string(),
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
  language: zInterviewLanguage,
  dims: z.record(zDimId, zDim),
  groups: z.record(zGroupId, zAggregate),
  /** By question, in the set's order: what of its expected points was heard. Absent in assessments made before engine 3. */
  questions: z.array(zQuestionResult).optional(),
  /** In the set's order. Absent in assessments made before engine 3. */
  requirements: z.array(zRequirementResult).optional(),
  /** The level of the points covered, 1 + 4 times the mean share; in the overall level of the built-in engine only. */
  points: zAggregate.optional(),
  overall: zAggregate,
  /** Weights used, so that a reader can recompute every group. */
  weights: z.object({
    groups: z.record(zGroupId, z.number().min(0)),
    points: z.number().min(0).optional(),
    dims: z.partialRecord(zDimId, z.number().min(0)),
  }),
  /** CV remarks: neutral, quoted, and no level depends on them. */
  redFlags: z.array(zRedFlag),
  /** What was read in the CV; absent when there is no CV or it could not be read. */
  cv: zCvReading.optional(),
  notes: z.array(zAssessmentNote),
  reviewer: z.array(zReviewerLevel).optional(),
})

export type Why = z.infer<typeof zWhy>
export type Measure = z.infer<typeof zMeasure>
export type ScoredDim = z.infer<typeof zScoredDim>
export type NotEvaluatedDim = z.infer<typeof zNotEvaluatedDim>
export type Dim = z.infer<typeof zDim>
export type Aggregate = z.infer<typeof zAggregate>
export type AssessmentNote = z.infer<typeof zAssessmentNote>
export type Assessment = z.infer<typeof zAssessment>
const reviewerReasons: ReadonlySet<NotEvaluatedReason> = new Set([
  'needs_reviewer',
  'exam_not_passed',
  'no_expected_points',
  'no_points_heard',
])

/** Whether a reviewer may set an own level: beside the engine's, or where the engine leaves the dimension to people. */
export const isOpenToReviewers = (dim: z.infer<typeof zDim>): boolean =>
  dim.state === 'scored' || (dim.state === 'not_evaluated' && reviewerReasons.has(dim.reason))

export type DescribedDim = z.infer<typeof zDescribedDim>
export type Judged = z.infer<typeof zJudged>
export type JudgeCheck = (typeof judgeChecks)[number]
export type ReviewerLevel = z.infer<typeof zReviewerLevel>
