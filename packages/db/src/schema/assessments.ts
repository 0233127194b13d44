import { assessmentCauses, assessmentStates, dimIds, engineIds, examStates, reviewDecisions } from '@candor/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { authUser, organization } from './identity'
import { dataSubject } from './sessions'
import { submission } from './submissions'

/** Versioned result: a re-evaluation makes a new row and never overwrites. */
export const assessment = pgTable(
  'assessment',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    state: text('state', { enum: assessmentStates }).notNull(),
    engine: text('engine', { enum: engineIds }).notNull(),
    engineVersion: text('engine_version').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    inputHash: text('input_hash'),
    /** The frozen input, so that a later engine can be run on the same words. */
    input: jsonb('input'),
    body: jsonb('body'),
    supersedes: uuid('supersedes'),
    /** submitted, judged, reevaluated, late_words, corrected; and the reason that the requesting member wrote. */
    cause: text('cause', { enum: assessmentCauses }).notNull().default('submitted'),
    reason: text('reason'),
    requestedBy: uuid('requested_by'),
    /** Of a language model's version: what judged, by which prompt, after which exam, at what price. */
    model: text('model'),
    promptVersion: text('prompt_version'),
    judgeExamId: uuid('judge_exam_id'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('assessment_submission').on(t.submissionId, t.createdAt)],
)

/** A reviewer's level in addition to the engine's. It belongs to the submission, so a new evaluation doesn't remove it. */
export const reviewerLevel = pgTable(
  'reviewer_level',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    dimId: text('dim_id', { enum: dimIds }).notNull(),
    /** 10 to 50. */
    levelTenths: integer('level_tenths').notNull(),
    reason: text('reason').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Removed, or replaced by a later one: the row stays. */
    endedAt: instant('ended_at'),
  },
  (t) => [index('reviewer_level_submission').on(t.submissionId, t.dimId)],
)

/** A member's level for one criterion of one question, on the criterion's five anchors. The set's version holds the criterion. */
export const questionLevel = pgTable(
  'question_level',
  {
    id: id(),
    organizationId: organizationId(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    /** The place of the criterion in the question, from 0. */
    criterion: smallint('criterion').notNull(),
    level: smallint('level').notNull(),
    reason: text('reason'),
    reviewerId: uuid('reviewer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Removed, or replaced by a later one: the row stays. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('question_level_current')
      .on(t.submissionId, t.questionId, t.criterion, t.reviewerId)
      .where(sql`ended_at is null`),
    index('question_level_submission').on(t.submissionId),
    check('question_level_range', sql`${t.level} between 1 and 5`),
  ],
)

/** What a member decided about a submission, with the reason that they gave. */
export const submissionDecision = pgTable(
  'submission_decision',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    decision: text('decision', { enum: reviewDecisions }).notNull(),
    reason: text('reason'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.userId] }), index('submission_decision_user').on(t.userId)],
)

/** Which engine judges for an organization, and its figures for the remarks on CVs; no row: the built-in one and the presets. */
export const assessmentPolicy = pgTable('assessment_policy', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  engine: text('engine', { enum: engineIds }).notNull(),
  /** As the contract's CV limits; null: the presets. */
  cvLimits: jsonb('cv_limits'),
  changedBy: uuid('changed_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** A model's exam for one organization. */
export const judgeExam = pgTable(
  'judge_exam',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** queued, running, passed, failed, error. */
    state: text('state', { enum: examStates }).notNull(),
    model: text('model').notNull(),
    examVersion: text('exam_version').notNull(),
    promptVersion: text('prompt_version').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    /** Parts and broken cases, as the contract's exam has them; null until it is finished. */
    result: jsonb('result'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('judge_exam_organization').on(t.organizationId, t.requestedAt)],
)

/** One answer of a judging model, checked: what was paid for once is not asked again after an outage. */
export const judgeSample = pgTable(
  'judge_sample',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** Of the person whose words were judged; null in an exam. */
    dataSubjectId: uuid('data_subject_id').references(() => dataSubject.id, { onDelete: 'cascade' }),
    /** SHA-256 (hex) over the prompt's parts: input, prompt version, model, group, sample number. */
    sampleKey: text('sample_key').notNull(),
    body: jsonb('body').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('judge_sample_key').on(t.organizationId, t.sampleKey),
    index('judge_sample_created').on(t.createdAt),
  ],
)
