import { applicantProgress, interviewLanguages, stageKinds } from '@candor/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { authUser, organization } from './identity'
import { position } from './sets'

/** A column of an organization's hiring pipeline. A trigger makes the default ones with the organization. */
export const stage = pgTable(
  'stage',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: stageKinds }).notNull(),
    /** Null: the kind's name in the reader's language. One of the kind `custom` has a name. */
    name: text('name'),
    place: integer('place').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('stage_kind').on(t.organizationId, t.kind).where(sql`kind <> 'custom'`),
    index('stage_place').on(t.organizationId, t.place),
  ],
)

/**
 * A person in a position's pipeline, known by the address. Triggers make the row with the first invitation, started interview or
 * submission, move it on when an interview is submitted, and delete it with the last of them.
 */
export const applicant = pgTable(
  'applicant',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => position.id, { onDelete: 'cascade' }),
    stageId: uuid('stage_id')
      .notNull()
      .references(() => stage.id),
    /** Canonical form. */
    email: text('email').notNull(),
    /** As the newest interview or, before one, the invitation says. An invitation has one name for both. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Of the newest interview, for the order of the names; null: there is none yet. */
    language: text('language', { enum: interviewLanguages }),
    /** Names in both orders and the address, in small letters. */
    search: text('search').notNull(),
    /** Every interview of the person is about to be erased. Row-level security hides the row from members. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Submitted interviews for the position, without those that are about to be erased. */
    submissionCount: integer('submission_count').notNull().default(0),
    /** How far the person is with interviews that were not submitted. Once one was, `submissionCount` says so. */
    progress: text('progress', { enum: applicantProgress }).notNull().default('invited'),
    /** By when a reply was promised that was not given yet; null: none is due. */
    replyBy: instant('reply_by'),
    /** When the company last replied; null: it has not. */
    repliedAt: instant('replied_at'),
    /** The promised date that the last reply to a promise ended. */
    endedReplyBy: instant('ended_reply_by'),
    /** When that reply was given. Later replies leave it. */
    endedReplyAt: instant('ended_reply_at'),
    /** When a mail server last refused the person's address for good. */
    mailRefusedAt: instant('mail_refused_at'),
    /** Since when the person is at the stage. A trigger sets it with the row. */
    stageSince: instant('stage_since').notNull().default(sql`now()`),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('applicant_reply_by').on(t.organizationId, t.replyBy).where(sql`${t.replyBy} is not null`),
    index('applicant_promised')
      .on(t.organizationId, sql`coalesce("reply_by", "ended_reply_by")`)
      .where(sql`coalesce(${t.replyBy}, ${t.endedReplyBy}) is not null`),
    uniqueIndex('applicant_address').on(t.positionId, t.email),
    index('applicant_email').on(t.organizationId, t.email),
    index('applicant_newest').on(t.organizationId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('applicant_stage').on(t.organizationId, t.stageId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('applicant_stage_id').on(t.stageId),
    index('applicant_progress')
      .on(t.organizationId, t.progress, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.submissionCount} = 0`),
    index('applicant_name').on(
      t.organizationId,
      sql`first_name collate "vi-x-icu"`,
      sql`last_name collate "vi-x-icu"`,
      t.id,
    ),
  ],
)

/** What a member thinks of an applicant, from 1 to 5. */
export const applicantRating = pgTable(
  'applicant_rating',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    rating: smallint('rating').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicantId, t.userId] }),
    index('applicant_rating_user').on(t.userId),
    check('applicant_rating_range', sql`${t.rating} between 1 and 5`),
  ],
)

/** What a member wrote about an applicant. Candidates and the assessment have no right to it. */
export const applicantNote = pgTable(
  'applicant_note',
  {
    id: id(),
    organizationId: organizationId(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    /** No reference: a note outlives the account of its author. */
    authorId: uuid('author_id').notNull(),
    /** Plain text; `@[user id]` mentions a member. */
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
  },
  (t) => [index('applicant_note_newest').on(t.applicantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)

/** A shared shortlist of applicants across positions. */
export const project = pgTable(
  'project',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** No reference: a project outlives the account of who made it. */
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (t) => [index('project_newest').on(t.organizationId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())],
)

export const projectApplicant = pgTable(
  'project_applicant',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    addedBy: uuid('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.applicantId] }),
    index('project_applicant_applicant').on(t.applicantId),
  ],
)
