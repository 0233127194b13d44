import {
  assessmentStates,
  correctionKinds,
  integrityIntervalKinds,
  judgingStates,
  lightLevels,
  reportedIntegrityAvailabilities,
  submissionStates,
} from '@candor/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { submissionDeletion } from './deletions'
import { authUser, organization } from './identity'
import { applicant, stage } from './pipeline'
import { answer, dataSubject, interviewSession } from './sessions'
import { interviewSet } from './sets'

type ListColumns = Record<'organizationId' | 'submittedAt' | 'id', ExtraConfigColumn>

/** An order of the list within an organization: by these columns, then the newest first. */
const inListOrder = (name: string, t: ListColumns, ...columns: Partial<ExtraConfigColumn>[]) =>
  index(name)
    .on(t.organizationId, ...columns, t.submittedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
    // As members' row-level security does: else each row would be read to see that it is not hidden.
    .where(sql`deletion_id is null`)

export const submission = pgTable(
  'submission',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    setId: uuid('set_id')
      .notNull()
      .references(() => interviewSet.id),
    sessionId: uuid('session_id').notNull(),
    /** 128 random bits, base64url. */
    code: text('code').notNull(),
    state: text('state', { enum: submissionStates }).notNull(),
    isCompleted: boolean('is_completed').notNull(),
    /** Assessments begun since the last submission or repeat. */
    tries: integer('tries').notNull().default(0),
    assessedAt: instant('assessed_at'),
    currentAssessmentId: uuid('current_assessment_id'),
    /** none, waiting, done, failed: how far a language model is with its version of the assessment. */
    judging: text('judging', { enum: judgingStates }).notNull().default('none'),
    /** Which question the model reads, while it is waiting: {question, questions}. */
    judgingPlace: jsonb('judging_place'),
    /** What the evaluation under way was asked for: {cause, reason, requestedBy, excludesFluency}; null: the submission itself. */
    assessmentRequest: jsonb('assessment_request'),
    submittedAt: instant('submitted_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /*
     * What the list sorts by, searches and shows, so that a page of it comes from an index. Triggers copy it from the person, the
     * session, the answers and the current assessment (migrations submission-list, of which there are two, submission-points and submission-known), so
     * it is never written elsewhere.
     */
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** Names in both orders and the address, in small letters. */
    search: text('search').notNull().default(''),
    durationMs: integer('duration_ms').notNull().default(0),
    /** Questions with words or a recording in the current take; follow-ups are not counted. */
    answered: smallint('answered').notNull().default(0),
    /** Questions of the set's version; follow-ups are not counted. */
    questionCount: smallint('question_count').notNull().default(0),
    /** As it is shown: of the current assessment, or what follows from `state` without one. */
    assessmentState: text('assessment_state', { enum: assessmentStates }).notNull().default('pending'),
    /** Twice the level, rounded: half levels, so that noise does not rank people. Null: there is no level. */
    overallHalves: smallint('overall_halves'),
    /** Twice the level of a group of dimensions, in the same way. */
    communicationHalves: smallint('communication_halves'),
    cognitiveHalves: smallint('cognitive_halves'),
    cvHalves: smallint('cv_halves'),
    /** Must-haves of the set that the candidate named. Null: none of them was searched for. */
    mustHavesNamed: smallint('must_haves_named'),
    /** Must-haves of the set that were searched for. Null: none of them was. */
    mustHavesSearched: smallint('must_haves_searched'),
    /** Mean share of the expected points over the questions, in whole percent. Null: no question's points are counted. */
    pointsCovered: smallint('points_covered'),
    /** Dimensions of communication and thinking with a level. Null: there is no assessment. */
    dimensionsJudged: smallint('dimensions_judged'),
    /** Words of the answers, as the assessment counted them. Null: it counted none. */
    words: integer('words'),
    /** The person in the position's pipeline, and the stage that they are at. Triggers keep both. */
    applicantId: uuid('applicant_id').references(() => applicant.id, { onDelete: 'set null' }),
    stageId: uuid('stage_id').references(() => stage.id),
    /** The deletion that will erase it. Row-level security hides it from members from then on; a database function writes it. */
    deletionId: uuid('deletion_id').references(() => submissionDeletion.id),
  },
  (t) => [
    uniqueIndex('submission_session').on(t.sessionId),
    uniqueIndex('submission_code').on(t.code),
    index('submission_set').on(t.setId, t.submittedAt),
    index('submission_subject').on(t.dataSubjectId),
    // The orders of the list. A query uses an index only if its order is exactly the index's, or its reverse.
    inListOrder('submission_newest', t),
    inListOrder('submission_set_newest', t, t.setId),
    inListOrder('submission_level', t, t.overallHalves.desc().nullsLast()),
    index('submission_name')
      .on(t.organizationId, sql`first_name collate "vi-x-icu"`, sql`last_name collate "vi-x-icu"`, t.id)
      .where(sql`deletion_id is null`),
    inListOrder('submission_duration', t, t.durationMs.desc().nullsFirst()),
    inListOrder('submission_answered', t, t.answered.desc().nullsFirst()),
    inListOrder('submission_points', t, t.mustHavesNamed.desc().nullsLast(), t.pointsCovered.desc().nullsLast()),
    inListOrder('submission_status', t, t.assessmentState),
    // An index read from its end has the rows without a value first: the order from the lowest value has an index of its own.
    inListOrder('submission_level_ascending', t, t.overallHalves),
    inListOrder('submission_communication', t, t.communicationHalves.desc().nullsLast()),
    inListOrder('submission_communication_ascending', t, t.communicationHalves),
    inListOrder('submission_cognitive', t, t.cognitiveHalves.desc().nullsLast()),
    inListOrder('submission_cognitive_ascending', t, t.cognitiveHalves),
    inListOrder('submission_cv', t, t.cvHalves.desc().nullsLast()),
    inListOrder('submission_cv_ascending', t, t.cvHalves),
    inListOrder('submission_points_ascending', t, t.mustHavesNamed, t.pointsCovered),
    index('submission_applicant').on(t.applicantId),
    index('submission_stage').on(t.stageId),
    // What is counted: alone it answers, without the rows, how many there are that members may see.
    index('submission_shown')
      .on(t.organizationId, t.setId, t.submittedAt, t.id, t.stageId)
      .where(sql`deletion_id is null`),
    index('submission_deleted').on(t.deletionId).where(sql`deletion_id is not null`),
    inListOrder('submission_stage_newest', t, t.stageId),
  ],
)

/** When a member opened a submission for the first time. Members read their own rows only. */
export const submissionView = pgTable(
  'submission_view',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.userId] }), index('submission_view_user').on(t.userId)],
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
    availability: text('availability', { enum: reportedIntegrityAvailabilities }).notNull(),
    observedMs: integer('observed_ms').notNull(),
    speakingMs: integer('speaking_ms').notNull(),
    trackedShare: real('tracked_share').notNull(),
    samplesPerSecond: real('samples_per_second').notNull(),
    light: text('light', { enum: lightLevels }).notNull(),
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
    kind: text('kind', { enum: integrityIntervalKinds }).notNull(),
    startMs: integer('start_ms').notNull(),
    endMs: integer('end_ms').notNull(),
    confidence: real('confidence').notNull(),
    light: text('light', { enum: lightLevels }).notNull(),
    trackedShare: real('tracked_share').notNull(),
  },
  (t) => [uniqueIndex('integrity_interval_span').on(t.integrityTakeId, t.kind, t.startMs)],
)

/** A candidate's feedback about their interview. Members have no right to this table. */
export const submissionFeedback = pgTable(
  'submission_feedback',
  {
    submissionId: uuid('submission_id')
      .primaryKey()
      .references(() => submission.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    companyRating: smallint('company_rating').notNull(),
    interviewerRating: smallint('interviewer_rating').notNull(),
    /** How the interview was, 0 to 10; null: no answer. A trigger sets when it came, and its batch of five, once there are five. */
    experience: smallint('experience'),
    experienceAt: instant('experience_at'),
    experienceBatch: uuid('experience_batch'),
    comment: text('comment').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check(
      'submission_feedback_ratings',
      sql`${t.companyRating} between 1 and 5 and ${t.interviewerRating} between 1 and 5`,
    ),
    check('submission_feedback_experience', sql`${t.experience} between 0 and 10`),
    index('submission_feedback_batches')
      .on(t.organizationId, t.experienceBatch)
      .where(sql`${t.experience} is not null`),
  ],
)

/** Versions of what a candidate says was heard wrongly in an answer. The recognized words stay in the take. */
export const transcriptCorrection = pgTable(
  'transcript_correction',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
    take: integer('take').notNull(),
    version: smallint('version').notNull(),
    text: text('text').notNull(),
    kind: text('kind', { enum: correctionKinds }).notNull(),
    /** Of the recognized words. */
    changedPercent: smallint('changed_percent').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('transcript_correction_version').on(t.sessionId, t.answerId, t.take, t.version),
    index('transcript_correction_submission').on(t.submissionId),
    index('transcript_correction_answer').on(t.answerId),
    index('transcript_correction_subject').on(t.dataSubjectId),
  ],
)

/**
 * A candidate's certificate of a completed interview. Members have no right to this table. A withdrawn one keeps its code alone, so
 * that a check can say that it was withdrawn.
 */
export const certificate = pgTable(
  'certificate',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    /** Crockford's base 32, 140 random bits. */
    code: text('code').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** `CertificateFacts`; null once it is withdrawn. */
    facts: jsonb('facts'),
    /** SHA-256 of the facts when it was made; null once it is withdrawn. */
    contentHash: text('content_hash'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('certificate_code').on(t.code),
    // A submission has one valid certificate at a time.
    uniqueIndex('certificate_valid').on(t.submissionId).where(sql`${t.withdrawnAt} is null`),
    index('certificate_submission').on(t.submissionId),
    index('certificate_subject').on(t.dataSubjectId),
  ],
)

/** The candidate's own words about one moment, or about everything (no interval). */
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
