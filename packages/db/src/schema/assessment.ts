import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { organization } from './identity'
import { dataSubject, submission } from './interview'
import { answer, interviewSession } from './session'

/** A reviewer's level beside the engine's; of the submission, so it outlives a new evaluation of the same answers. */
export const reviewerLevel = pgTable(
  'reviewer_level',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    dimId: text('dim_id').notNull(),
    /** 10 to 50. */
    levelTenths: integer('level_tenths').notNull(),
    reason: text('reason').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Taken back, or replaced by a later one: the row stays. */
    endedAt: instant('ended_at'),
  },
  (t) => [index('reviewer_level_submission').on(t.submissionId, t.dimId)],
)

/** Which engine judges for an organization, and its figures for the remarks on CVs; no row: the built-in one and the presets. */
export const assessmentPolicy = pgTable('assessment_policy', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  engine: text('engine').notNull(),
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
    state: text('state').notNull(),
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
  (t) => [uniqueIndex('judge_sample_key').on(t.organizationId, t.sampleKey)],
)

/** What a candidate's device noticed during one take. */
export const integrityTake = pgTable(
  'integrity_take',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
    take: integer('take').notNull(),
    availability: text('availability').notNull(),
    observedMs: integer('observed_ms').notNull(),
    speakingMs: integer('speaking_ms').notNull(),
    trackedShare: real('tracked_share').notNull(),
    samplesPerSecond: real('samples_per_second').notNull(),
    light: text('light').notNull(),
    gazeAwayShare: real('gaze_away_share'),
    eyeContactShare: real('eye_contact_share'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('integrity_take_number').on(t.answerId, t.take), index('integrity_take_session').on(t.sessionId)],
)

/** One noticed stretch on the answer's own timeline. */
export const integrityInterval = pgTable(
  'integrity_interval',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    integrityTakeId: uuid('integrity_take_id')
      .notNull()
      .references(() => integrityTake.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    confidence: real('confidence').notNull(),
    light: text('light').notNull(),
    trackedShare: real('tracked_share').notNull(),
  },
  (t) => [uniqueIndex('integrity_interval_span').on(t.integrityTakeId, t.kind, t.startMs)],
)

/** The candidate's own words beside one moment, or beside all of it (no interval). */
export const integrityComment = pgTable(
  'integrity_comment',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    intervalId: uuid('interval_id').references(() => integrityInterval.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [unique('integrity_comment_place').on(t.sessionId, t.intervalId).nullsNotDistinct()],
)
