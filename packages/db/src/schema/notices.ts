import { noticeKinds } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accommodationRequest } from './accommodations'
import { id, instant, organizationId } from './columns'
import { member } from './identity'
import { applicant, applicantNote } from './pipeline'
import { submission } from './submissions'

/**
 * What a member is notified of. It names its subject by ids only, and goes with the subject and with the membership. A
 * submission, a note and its applicant, an applicant and the date of the reply, or a request for an accommodation: once for each member.
 */
export const notice = pgTable(
  'notice',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    submissionId: uuid('submission_id').references(() => submission.id, { onDelete: 'cascade' }),
    noteId: uuid('note_id').references(() => applicantNote.id, { onDelete: 'cascade' }),
    applicantId: uuid('applicant_id').references(() => applicant.id, { onDelete: 'cascade' }),
    accommodationId: uuid('accommodation_id').references(() => accommodationRequest.id, { onDelete: 'cascade' }),
    replyBy: instant('reply_by'),
    /** The member sees it in the product. */
    isShown: boolean('is_shown').notNull(),
    /** It waits to be reported in a digest. */
    isMailDue: boolean('is_mail_due').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    foreignKey({
      name: 'notice_member',
      columns: [t.organizationId, t.userId],
      foreignColumns: [member.organizationId, member.userId],
    }).onDelete('cascade'),
    unique('notice_once')
      .on(t.submissionId, t.noteId, t.applicantId, t.accommodationId, t.userId, t.kind, t.replyBy)
      .nullsNotDistinct(),
    index('notice_newest').on(t.organizationId, t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notice_unread').on(t.organizationId, t.userId).where(sql`${t.readAt} is null and ${t.isShown}`),
    index('notice_mail_due').on(t.userId, t.organizationId).where(sql`${t.isMailDue}`),
    index('notice_note').on(t.noteId).where(sql`${t.noteId} is not null`),
    index('notice_applicant').on(t.applicantId).where(sql`${t.applicantId} is not null`),
    index('notice_accommodation').on(t.accommodationId).where(sql`${t.accommodationId} is not null`),
    index('notice_created').on(t.createdAt),
  ],
)

/** What a member chose for one kind of notice. Without a row both channels are on. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    organizationId: organizationId(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    inProduct: boolean('in_product').notNull(),
    byMail: boolean('by_mail').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.kind] }),
    foreignKey({
      name: 'notice_setting_member',
      columns: [t.organizationId, t.userId],
      foreignColumns: [member.organizationId, member.userId],
    }).onDelete('cascade'),
  ],
)
