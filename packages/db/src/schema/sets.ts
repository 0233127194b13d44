import { jobFunctionIds, type SetContent, type Status, setAccessKinds } from '@candor/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { organization } from './identity'

/** An opening in an organization. */
export const position = pgTable(
  'position',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The kind of work; null: none was chosen. */
    functionId: text('function_id', { enum: jobFunctionIds }),
    status: integer('status').$type<Status>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('position_organization').on(t.organizationId, t.createdAt)],
)

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
    status: integer('status').$type<Status>().notNull(),
    /** Anyone with the link, or by invitation only. */
    access: text('access', { enum: setAccessKinds }).notNull().default('open'),
    /** Until when interviews may begin; null: no such day. */
    deadline: instant('deadline'),
    /** Of the buttons on the candidates' pages, '#rrggbb'; null: the product's own. */
    accentColor: text('accent_color'),
    currentVersionId: uuid('current_version_id').notNull(),
    producedBy: text('produced_by'),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('interview_set_link').on(t.linkId),
    index('interview_set_newest').on(t.organizationId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('interview_set_updated').on(t.organizationId, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('interview_set_name').on(t.organizationId, sql`name collate "vi-x-icu"`, t.id),
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
