import { z } from 'zod'
import { zEvidence } from './evidence'

/** Whether an expected point was heard. `not_heard` does not mean that it is missing: there are other words for a good answer. */
export const pointStates = ['covered', 'partly', 'not_heard'] as const

/** Why no share of points is given for a question. */
export const uncountedReasons = [
  /** The question has no expected points. */
  'no_points',
  /** Its points cannot be found in speech: too few alternatives, or alternatives that every answer holds. */
  'points_not_usable',
  'unanswered',
] as const

/** Whether a professional of the job would call an answer right; only a language model says so. */
export const correctnessVerdicts = ['correct', 'partly', 'wrong'] as const

/** One expected point of a question, with the quotes in which it was heard. */
export const zPointResult = z.object({
  heading: z.string(),
  state: z.enum(pointStates),
  evidence: z.array(zEvidence),
})

/** A sentence of the answer with the company's “wrong if” phrases that it holds. It has no effect on any level: a person reads it. */
export const zSentenceToCheck = z.object({ phrases: z.array(z.string()).min(1), evidence: zEvidence })

export const zQuestionResult = z.object({
  questionId: z.string(),
  text: z.string(),
  /** Words of the candidate that were counted. */
  words: z.number().int().min(0),
  /** The sentence of the answer that holds most of the points, else its longest; null if the answer is no longer than that. */
  quote: zEvidence.nullable(),
  /** In the set's order. A candidate reads only those that were heard: the others are the key to the next interview. */
  points: z.array(zPointResult),
  /** Of all its points; 0 where none are counted. */
  pointCount: z.number().int().min(0),
  /** Covered points, and half of those covered partly, as a share of all, 0 to 1; null: see `reason`. */
  share: z.number().min(0).max(1).nullable(),
  reason: z.enum(uncountedReasons).nullable(),
  /** With the sentence to look at; absent where no model judged or it could not tell. A candidate does not read it. */
  correctness: z.object({ verdict: z.enum(correctnessVerdicts), evidence: zEvidence.nullable() }).optional(),
  /** In the order of the answer; absent where no phrase was found. A candidate does not read them. */
  sentencesToCheck: z.array(zSentenceToCheck).optional(),
})

export const requirementStates = ['named', 'not_named', 'not_searched'] as const

/** Whether the candidate named a requirement. A longer name is not searched for: no one says it word for word. */
export const zRequirementResult = z.object({
  name: z.string(),
  state: z.enum(requirementStates),
  evidence: zEvidence.nullable(),
})

export type PointState = (typeof pointStates)[number]
export type CorrectnessVerdict = (typeof correctnessVerdicts)[number]
export type UncountedReason = (typeof uncountedReasons)[number]
export type PointResult = z.infer<typeof zPointResult>
export type SentenceToCheck = z.infer<typeof zSentenceToCheck>
export type QuestionResult = z.infer<typeof zQuestionResult>
export type RequirementResult = z.infer<typeof zRequirementResult>
