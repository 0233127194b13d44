import type { SetContent } from '@candor/contract'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { organization } from './identity'

/** An opening in an organization. */
export const position = pgTable(
  'position',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: integer('status').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('position_organization').on(t.organizationId, t.createdAt)],
)

/** Source text of a job description, pasted or read from a file. */
export const jobDescription = pgTable('job_description', {
  id: id(),
  organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  fileName: text('file_name'),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const interviewSet = pgTable(
  'interview_set',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => position.id),
    /** 128 random bits, base64url: the candidate's link. */
    linkId: text('link_id').notNull(),
    name: text('name').notNull(),
    status: integer('status').notNull(),
    /** Anyone with the link, or by invitation only. */
    access: text('access').notNull().default('open'),
    currentVersionId: uuid('current_version_id').notNull(),
    producedBy: text('produced_by'),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('interview_set_link').on(t.linkId),
    index('interview_set_organization').on(t.organizationId, t.createdAt),
  ],
)

/** What a set asks at one time. Frozen by the first interview that starts on it; an edit then makes the next one. */
export const interviewSetVersion = pgTable(
  'interview_set_version',
  {
    id: id(),
    organizationId: organizationId(),
    setId: uuid('set_id')
      .notNull()
      .references(() => interviewSet.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<SetContent>().notNull(),
    frozenAt: instant('frozen_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('interview_set_version_number').on(t.setId, t.version)],
)

/** A person known by an interview or an invitation; erasure begins here. */
export const dataSubject = pgTable(
  'data_subject',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    status: integer('status').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('data_subject_email').on(t.organizationId, t.email),
    // A candidate who comes back is known by the address alone, whatever the organization.
    index('data_subject_address').on(t.email),
  ],
)

/** A browser's right to one person's interviews: only the hash of its cookie stands here. */
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
  (t) => [uniqueIndex('candidate_access_token').on(t.tokenHash)],
)

/** Consent as given: which text (version and hash), for what, when. A row stands before any camera opens. */
export const consent = pgTable(
  'consent',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    purpose: text('purpose').notNull(),
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
    values: jsonb('values').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('screening_answer_question').on(t.sessionId, t.questionId)],
)

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
    state: text('state').notNull(),
    isCompleted: boolean('is_completed').notNull(),
    /** Assessments begun since the last submission or repeat. */
    tries: integer('tries').notNull().default(0),
    assessedAt: instant('assessed_at'),
    currentAssessmentId: uuid('current_assessment_id'),
    /** none, waiting, done, failed: how far a language model is with its version of the assessment. */
    judging: text('judging').notNull().default('none'),
    /** What the evaluation under way was asked for: {cause, reason, requestedBy, excludesFluency}; null: the submission itself. */
    assessmentRequest: jsonb('assessment_request'),
    submittedAt: instant('submitted_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('submission_session').on(t.sessionId),
    uniqueIndex('submission_code').on(t.code),
    index('submission_organization').on(t.organizationId, t.submittedAt),
    index('submission_set').on(t.setId, t.submittedAt),
  ],
)

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
    state: text('state').notNull(),
    engine: text('engine').notNull(),
    engineVersion: text('engine_version').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    inputHash: text('input_hash'),
    /** The frozen input, so that a later engine can be run on the same words. */
    input: jsonb('input'),
    body: jsonb('body'),
    supersedes: uuid('supersedes'),
    /** submitted, judged, reevaluated, late_words; and the words of whoever asked for it. */
    cause: text('cause').notNull().default('submitted'),
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
