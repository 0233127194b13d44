import {
  answerModalities,
  type BackgroundFacts,
  consentPurposes,
  interviewLanguages,
  interviewModes,
  reportedFaultKinds,
  sessionEventTypes,
  sessionStates,
  transcriptStates,
  type UserStatus,
} from '@candor/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { organization } from './identity'
import { applicant } from './pipeline'
import { interviewSet, interviewSetVersion } from './sets'

/** A person known by an interview or an invitation; erasure begins here. */
export const dataSubject = pgTable(
  'data_subject',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    status: integer('status').$type<UserStatus>().notNull(),
    /** Since when a mailed code or link has shown that this person reads the address. Null: anyone may have typed it. */
    addressProvenAt: instant('address_proven_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('data_subject_email').on(t.organizationId, t.email),
    // A candidate who comes back is known by the address alone, whatever the organization.
    index('data_subject_address').on(t.email),
    // What retention deletes: people without any data, whose interviews a company deleted.
    index('data_subject_erased').on(t.updatedAt).where(sql`status = 3`),
  ],
)

/** A browser's right to one person's interviews: stores only the hash of its cookie. */
export const candidateAccess = pgTable(
  'candidate_access',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('candidate_access_token').on(t.tokenHash), index('candidate_access_expires').on(t.expiresAt)],
)

/** One interview session. `state` holds the reducer's value; queries and sweeps read the other columns. */
export const interviewSession = pgTable(
  'interview_session',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    setId: uuid('set_id')
      .notNull()
      .references(() => interviewSet.id),
    setVersionId: uuid('set_version_id')
      .notNull()
      .references(() => interviewSetVersion.id),
    isPractice: boolean('is_practice').notNull().default(false),
    phase: text('phase', { enum: sessionStates }).notNull(),
    mode: text('mode', { enum: interviewModes }).notNull(),
    language: text('language', { enum: interviewLanguages }).notNull(),
    state: jsonb('state').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** Who runs this session's effects, and since which fencing epoch: an older epoch can write nothing. */
    ownerNode: text('owner_node'),
    epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
    /** The next instant at which the machine must receive a `timePassed` event. */
    wakeAt: instant('wake_at'),
    startedAt: instant('started_at'),
    /** Who started it, in the pipeline of the set's position. A trigger sets it with the start; null before, and for a practice. */
    applicantId: uuid('applicant_id').references(() => applicant.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    submittedAt: instant('submitted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('interview_session_wake').on(t.wakeAt),
    index('interview_session_subject').on(t.dataSubjectId),
    index('interview_session_applicant').on(t.applicantId),
    index('interview_session_under_way')
      .on(t.setId)
      .where(sql`${t.submittedAt} is null and ${t.endedAt} is null and not ${t.isPractice}`),
    // By the time that never changes: an index on `updated_at` would be rewritten with every answer.
    index('interview_session_unsubmitted').on(t.createdAt).where(sql`${t.submittedAt} is null and not ${t.isPractice}`),
  ],
)

/**
 * The last contact with a candidate, while the session's clock runs. A row of its own: a ping must not rewrite the session, and no
 * index may hold what changes with each ping, so that the update stays in place.
 */
export const sessionContact = pgTable('session_contact', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => interviewSession.id, { onDelete: 'cascade' }),
  organizationId: organizationId(),
  dataSubjectId: dataSubjectId(),
  lastContactAt: instant('last_contact_at').notNull(),
})

/** Consent as given: which text (version and hash), for what, when. The row is written before any camera opens. */
export const consent = pgTable(
  'consent',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    version: text('version').notNull(),
    textSha256: text('text_sha256').notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('consent_session').on(t.sessionId)],
)

export const screeningAnswer = pgTable(
  'screening_answer',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    questionId: uuid('question_id').notNull(),
    /** Texts, options or ids of files; of a question that asks for facts, the facts. */
    values: jsonb('values').$type<string[] | BackgroundFacts>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('screening_answer_question').on(t.sessionId, t.questionId)],
)

/** A candidate's question to the company that its approved answers don't answer: passed on to the recruiter, never assessed. */
export const candidateQuestion = pgTable(
  'candidate_question',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('candidate_question_session').on(t.sessionId)],
)

/** The journal: nothing authoritative lives in process memory. */
export const sessionEvent = pgTable(
  'session_event',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId(),
    type: text('type', { enum: sessionEventTypes }).notNull(),
    payload: jsonb('payload').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.seq] }),
    // What retention deletes: entries without content.
    index('session_event_marker').on(t.at).where(sql`type = 'session' and payload = '{}'::jsonb`),
  ],
)

/** One response to one question: a stable id over 1..n takes. */
export const answer = pgTable(
  'answer',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    turn: integer('turn').notNull(),
    questionId: uuid('question_id').notNull(),
    questionText: text('question_text').notNull(),
    questionNumber: integer('question_number').notNull(),
    isFollowUp: boolean('is_follow_up').notNull(),
    currentTake: integer('current_take').notNull().default(1),
    /** Of the first take, for ever: the company's times come from here. */
    firstStartedAt: instant('first_started_at').notNull(),
    firstEndedAt: instant('first_ended_at'),
  },
  (t) => [uniqueIndex('answer_turn').on(t.sessionId, t.turn)],
)

export const answerTake = pgTable(
  'answer_take',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
    take: integer('take').notNull(),
    modality: text('modality', { enum: answerModalities }).notNull(),
    text: text('text').notNull().default(''),
    /** [{text,startMs,endMs,confidence}] from the answer's start, or null. */
    words: jsonb('words'),
    segments: jsonb('segments'),
    transcriptState: text('transcript_state', { enum: transcriptStates }).notNull(),
    transcribedBy: text('transcribed_by'),
    isVerbatim: boolean('is_verbatim').notNull().default(false),
    speechMs: integer('speech_ms'),
    durationMs: integer('duration_ms').notNull().default(0),
    segmentCount: integer('segment_count').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [uniqueIndex('answer_take_number').on(t.answerId, t.take)],
)

/** What a candidate's browser noticed of its devices and line, on the answer's own timeline. */
export const answerFault = pgTable(
  'answer_fault',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
    take: integer('take').notNull(),
    kind: text('kind', { enum: reportedFaultKinds }).notNull(),
    startMs: integer('start_ms').notNull(),
    /** Null: to the end of the answer. */
    endMs: integer('end_ms'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('answer_fault_span').on(t.answerId, t.take, t.kind, t.startMs),
    index('answer_fault_session').on(t.sessionId),
  ],
)
