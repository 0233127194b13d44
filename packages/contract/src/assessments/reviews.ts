import { z } from 'zod'
import { route } from '../builder'
import { reviewDecisions } from '../enums'
import { levelLimits, reviewLimits, setLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant, zText } from '../shared/primitives'

const service = 'interview' as const

/** The place of a criterion in its question, from 0. */
const zCriterionIndex = z
  .number()
  .int()
  .min(0)
  .max(setLimits.criteria - 1)
/** One of a criterion's five anchors. */
const zAnchorLevel = z.number().int().min(levelLimits.min).max(levelLimits.max)

/** A member's level for one criterion of one question. */
export const zQuestionLevel = z.object({
  questionId: zId,
  criterion: zCriterionIndex,
  level: zAnchorLevel,
  /** Null: none was given. */
  reason: z.string().nullable(),
  reviewerId: zId,
  /** Empty when the person is no longer a member. */
  reviewerName: z.string(),
  at: zInstant,
})
export type QuestionLevel = z.infer<typeof zQuestionLevel>

export const zDecision = z.object({
  userId: zId,
  /** Empty when the person is no longer a member. */
  name: z.string(),
  decision: z.enum(reviewDecisions),
  /** Null: none was given. */
  reason: z.string().nullable(),
  at: zInstant,
})
export type Decision = z.infer<typeof zDecision>

/**
 * What members think of a submission. What colleagues think is shown only where the caller has said it first: levels for the criteria
 * that the caller has rated, decisions after the caller's own.
 */
export const zReview = z.object({
  levels: z.object({ own: z.array(zQuestionLevel), others: z.array(zQuestionLevel) }),
  decision: z.object({
    own: zDecision.nullable(),
    others: z.array(zDecision),
    /** How many colleagues have decided, also before the caller has. */
    otherCount: z.number().int(),
  }),
})
export type Review = z.infer<typeof zReview>

const policy = member('submission.review')

export const reviewRoutes = {
  get: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}/review',
    summary: 'The caller’s own levels by question and decision, and those of colleagues where the caller has given one',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zReview),
  setLevel: route({
    service,
    method: 'POST',
    path: '/interview/submission/{id}/question-levels',
    summary: 'Set the caller’s level for one criterion of a question; null removes it',
    policy,
    errors: ['CRITERION_UNKNOWN'],
  })
    .input(
      z.object({
        id: zId,
        questionId: zId,
        criterion: zCriterionIndex,
        level: zAnchorLevel.nullable(),
        /** Null: none. Absent: a level that stays the same keeps its reason. */
        reason: zText(reviewLimits.levelReasonCharacters).min(1).nullable().optional(),
      }),
    )
    .output(zReview),
  decide: route({
    service,
    method: 'POST',
    path: '/interview/submission/{id}/decision',
    summary:
      'Save the caller’s decision with an optional reason; null removes it, and without a reason the one before stays',
    policy,
    errors: [],
  })
    .input(
      z.object({
        id: zId,
        decision: z.enum(reviewDecisions).nullable(),
        /** Null: none. Absent: another decision keeps the reason of the one before. */
        reason: zText(reviewLimits.decisionReasonCharacters).min(1).nullable().optional(),
      }),
    )
    .output(zReview),
}
