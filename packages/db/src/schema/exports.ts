import { exportFailures, exportFormats, exportStates, interfaceLanguages } from '@candor/contract'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'
import { authUser, organization } from './identity'

/** A file of submissions that a member ordered. The bytes are in the append store under `storageKey`. */
export const submissionExport = pgTable(
  'submission_export',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** Who ordered it, and the only one who may have it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    format: text('format', { enum: exportFormats }).notNull(),
    /** Of the file's words and of the mail. */
    language: text('language', { enum: interfaceLanguages }).notNull(),
    /** `ExportFilter`; null: the submissions were named, or the export is over. */
    filter: jsonb('filter'),
    /** Those of the order, then those in the file. Null: the filter was not applied yet, or the file is deleted. */
    submissionIds: uuid('submission_ids').array(),
    state: text('state', { enum: exportStates }).notNull(),
    failure: text('failure', { enum: exportFailures }),
    /** Times that a job began it. */
    tries: integer('tries').notNull().default(0),
    done: integer('done').notNull().default(0),
    /** Of the file that is being written or is ready; a job that finds another one here was overtaken. */
    storageKey: text('storage_key'),
    /** The store that holds the bytes. */
    ownerNode: text('owner_node'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    /** When the file is deleted. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    index('submission_export_organization').on(t.organizationId, t.state),
    index('submission_export_user').on(t.userId),
    index('submission_export_created').on(t.createdAt),
    index('submission_export_submissions').using('gin', t.submissionIds),
    index('submission_export_key').on(t.storageKey),
  ],
)
