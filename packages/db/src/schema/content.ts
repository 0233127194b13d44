import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
    replacedAt: instant('replaced_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('file_session').on(t.sessionId)],
)
