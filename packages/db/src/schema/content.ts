import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dataSubjectId, id, instant, organizationId } from './columns'
import { dataSubject } from './interview'

/** A candidate's file (today: the CV). The bytes lie in the append store under a key the server made. */
export const file = pgTable(
  'file',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    keyId: text('key_id'),
    /** Words that could be read, or null. */
    text: text('text'),
    /** Words a reader of the document does not see, with why: [{text, reason}]; null where there are none. */
    hidden: jsonb('hidden'),
    /** The store that holds the bytes, and when their copy in the object store was verified. */
    ownerNode: text('owner_node'),
    tieredAt: instant('tiered_at'),
    replacedAt: instant('replaced_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('file_session').on(t.sessionId)],
)

/** A server process's own disk and where the other processes reach it. Alive while it is seen. */
export const storeNode = pgTable('store_node', {
  /** Made once per data directory and kept in it. */
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  /** The process that holds the directory now. */
  process: text('process').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
})
