import { interviewLanguages, type RequestSubject, requestKinds, requestOutcomes } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { authUser } from './identity'
import { dataSubject } from './sessions'
import { submission } from './submissions'

/** What a candidate asks of the company about a submitted interview, and the answer of a person. It goes with the submission. */
export const candidateRequest = pgTable(
  'candidate_request',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: requestKinds }).notNull(),
    /** What an objection is about; null: of a review. */
    subject: jsonb('subject').$type<RequestSubject>(),
    text: text('text').notNull(),
    /** Of the text. */
    language: text('language', { enum: interviewLanguages }).notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    outcome: text('outcome', { enum: requestOutcomes }),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Null: it is open, or the account of its member was deleted. */
    answeredBy: uuid('answered_by').references(() => authUser.id, { onDelete: 'set null' }),
    /** The candidate reads who answered, also when the member has left. */
    answeredByName: text('answered_by_name'),
  },
  (t) => [
    // One open request of a kind; of objections, one for each subject.
    uniqueIndex('candidate_request_open')
      .on(t.submissionId, t.kind, sql`coalesce(md5("subject"->>'id'), '')`)
      .where(sql`${t.answeredAt} is null`),
    index('candidate_request_submission').on(t.submissionId),
    index('candidate_request_subject').on(t.dataSubjectId),
    index('candidate_request_answerer').on(t.answeredBy),
    // The order of the list: open ones first, by their date.
    index('candidate_request_list').on(t.organizationId, t.answeredAt.desc().nullsFirst(), t.dueAt, t.id),
    index('candidate_request_due').on(t.dueAt, t.id).where(sql`${t.answeredAt} is null`),
    check('candidate_request_subject_kind', sql`(${t.kind} = 'objection') = (${t.subject} is not null)`),
    check(
      'candidate_request_answer',
      sql`(${t.answeredAt} is null) = (${t.outcome} is null) and (${t.answeredAt} is null) = (${t.answer} is null) and (${t.answeredAt} is null) = (${t.answeredByName} is null)`,
    ),
  ],
)
