import { accommodationOutcomes, interviewLanguages } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { authUser } from './identity'
import { dataSubject, interviewSession } from './sessions'

/** What a candidate needs in order to take the interview, and the answer of a person. It goes with the interview's session. */
export const accommodationRequest = pgTable(
  'accommodation_request',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Of the text. */
    language: text('language', { enum: interviewLanguages }).notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    outcome: text('outcome', { enum: accommodationOutcomes }),
    /** Of a granted one: the candidate may type, whatever the set offers. */
    allowsTyping: boolean('allows_typing').notNull().default(false),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Null: it is open, or the account of its member was deleted. */
    answeredBy: uuid('answered_by').references(() => authUser.id, { onDelete: 'set null' }),
    /** The candidate reads who answered, also when the member has left. */
    answeredByName: text('answered_by_name'),
  },
  (t) => [
    // One open request of an interview, also where two tabs ask at once.
    uniqueIndex('accommodation_request_open').on(t.sessionId).where(sql`${t.answeredAt} is null`),
    index('accommodation_request_session').on(t.sessionId),
    index('accommodation_request_subject').on(t.dataSubjectId),
    index('accommodation_request_answerer').on(t.answeredBy),
    // The order of the list: open ones first, by their date.
    index('accommodation_request_list').on(t.organizationId, t.answeredAt.desc().nullsFirst(), t.dueAt, t.id),
    index('accommodation_request_due').on(t.dueAt, t.id).where(sql`${t.answeredAt} is null`),
    check(
      'accommodation_request_answer',
      sql`(${t.answeredAt} is null) = (${t.outcome} is null) and (${t.answeredAt} is null) = (${t.answer} is null) and (${t.answeredAt} is null) = (${t.answeredByName} is null)`,
    ),
    check(
      'accommodation_request_typing',
      sql`not ${t.allowsTyping} or (${t.outcome} is not null and ${t.outcome} = 'granted')`,
    ),
  ],
)
