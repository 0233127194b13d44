import { z } from 'zod'
import { route } from '../builder'
import { levelLimits, reviewLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant, zText } from '../shared/primitives'
import { cvLimitIds } from './cv'
import { assessmentStates } from './dims'
import { engineIds, zExamCard } from './judge-exam'
import { zAssessment, zDimId, zLevel } from './shapes'

const service = 'interview' as const

/** Why a version was made. */
export const assessmentCauses = ['submitted', 'judged', 'reevaluated', 'late_words', 'corrected'] as const

/** What a version says otherwise than the one before it; null: no level. */
export const zLevelChange = z.object({
  id: z.union([zDimId, z.enum(['communication_group', 'cognitive_group', 'cv_group', 'overall'])]),
  before: zLevel.nullable(),
  after: zLevel.nullable(),
})

/** A figure of the CV's rules that was another one for the version before. */
export const zLimitChange = z.object({ id: z.enum(cvLimitIds), before: z.number().int(), after: z.number().int() })

export const zAssessmentVersion = z.object({
  id: zId,
  state: z.enum(assessmentStates),
  engine: z.enum(engineIds),
  engineVersion: z.string(),
  rubricVersion: z.string(),
  model: z.string().nullable(),
  cause: z.enum(assessmentCauses),
  /** The reason that the requesting member wrote; null when no one requested it. */
  reason: z.string().nullable(),
  createdAt: zInstant,
  isCurrent: z.boolean(),
  /** A newer engine or rubric is there. */
  isStale: z.boolean(),
  changes: z.array(zLevelChange),
  /** Other figures for the remarks on the CV than the version before: then remarks differ without another word in the CV. */
  limitChanges: z.array(zLimitChange),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  costMicroUsd: z.number().int().nullable(),
})

/** How far a language model is with its own version, where one judges. Until then the built-in engine's version is shown. */
export const judgingStates = ['none', 'waiting', 'done', 'failed'] as const

export const assessmentRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}/assessments',
    summary: 'Every version of the assessment, newest first, with what changed',
    policy: member('submission.read'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ items: z.array(zAssessmentVersion) })),
  get: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}/assessments/{assessmentId}',
    summary: 'One version in full',
    policy: member('submission.read'),
    errors: [],
  })
    .input(z.object({ id: zId, assessmentId: zId }))
    .output(zAssessment),
  reevaluate: route({
    service,
    method: 'POST',
    path: '/interview/submission/{id}/assessments',
    summary: 'Evaluate again, with today’s engine; the older version stays',
    policy: member('submission.review'),
    errors: ['ASSESSMENT_RUNNING'],
    status: 202,
  })
    .input(
      z.object({
        id: zId,
        reason: zText(reviewLimits.reevaluationReasonCharacters).min(1),
        /** An accommodation agreed with the candidate: how fluently they speak is left out. */
        excludesFluency: z.boolean().default(false),
      }),
    )
    .output(z.object({ state: z.enum(assessmentStates) })),
  setLevel: route({
    service,
    method: 'POST',
    path: '/interview/submission/{id}/levels',
    summary: 'Set an own level beside the engine’s, with a reason; both are kept',
    policy: member('submission.review'),
    errors: ['DIMENSION_NOT_SCORED'],
    status: 204,
  }).input(
    z.object({
      id: zId,
      dimId: zDimId,
      level: zLevel.multipleOf(levelLimits.reviewerStep),
      reason: zText(reviewLimits.levelReasonCharacters).min(1),
    }),
  ),
  removeLevel: route({
    service,
    method: 'DELETE',
    path: '/interview/submission/{id}/levels/{dimId}',
    summary: 'Take the own level back',
    policy: member('submission.review'),
    errors: [],
    status: 204,
  }).input(z.object({ id: zId, dimId: zDimId })),
}

/** What the company's page needs to know of the versions besides the current one. */
export const zAssessmentStanding = z.object({
  isStale: z.boolean(),
  versionCount: z.number().int(),
  /** Another evaluation with today's engine is under way; this one is shown until it is ready. */
  isRunning: z.boolean(),
  /** How often the last assessment was tried before it was given up; null: it was not given up. The version before it stays. */
  failedTries: z.number().int().nullable(),
  judging: z.enum(judgingStates),
  /** The exam of the model that gave these levels; null where the built-in engine did. */
  exam: zExamCard.nullable(),
})

export type AssessmentCause = (typeof assessmentCauses)[number]
export type AssessmentVersion = z.infer<typeof zAssessmentVersion>
export type AssessmentStanding = z.infer<typeof zAssessmentStanding>
export type LimitChange = z.infer<typeof zLimitChange>
export type LevelChange = z.infer<typeof zLevelChange>
export type JudgingState = (typeof judgingStates)[number]
