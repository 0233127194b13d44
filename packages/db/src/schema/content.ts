import { documentKinds, type FilePurpose, uploadStates } from '@candor/contract'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, dataSubjectId, id, instant, organizationId } from './columns'
import { answer, dataSubject } from './sessions'

/** One recorded segment on its way to, or in, the append store. */
export const upload = pgTable(
  'upload',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
    take: integer('take').notNull(),
    segmentIndex: integer('segment_index').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Which key the bytes are encrypted under; null: none. */
    keyId: text('key_id'),
    mime: text('mime').notNull(),
    startOffsetMs: integer('start_offset_ms').notNull(),
    state: text('state', { enum: uploadStates }).notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    sha256: text('sha256'),
    durationMs: integer('duration_ms'),
    /** The store (a server process's own disk) that holds the bytes and alone may append and seal. */
    ownerNode: text('owner_node'),
    /** Fences: grows with every change of writer or store; an append or a seal of an older one changes nothing. */
    epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
    /** The browser page that writes. */
    writerId: uuid('writer_id'),
    createdAt: instant('created_at').notNull(),
    sealedAt: instant('sealed_at'),
    /** When the copy in the object store was verified; the local one may go after that. */
    tieredAt: instant('tiered_at'),
    /** When the stored bytes were last read and compared with their hash, and since when they differ. */
    scrubbedAt: instant('scrubbed_at'),
    damagedAt: instant('damaged_at'),
  },
  (t) => [
    index('upload_owner').on(t.ownerNode, t.state),
    uniqueIndex('upload_segment').on(t.answerId, t.take, t.segmentIndex),
    uniqueIndex('upload_storage_key').on(t.storageKey),
    index('upload_session').on(t.sessionId),
  ],
)

/** What makes a sealed WebM playable at once: the header with duration and cues that recorders leave out. */
export const uploadPlayback = pgTable('upload_playback', {
  uploadId: uuid('upload_id')
    .primaryKey()
    .references(() => upload.id, { onDelete: 'cascade' }),
  organizationId: organizationId(),
  dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
  header: bytes('header').notNull(),
  /** The file that is played: `header`, then the stored bytes from here, */
  bodyStart: bigint('body_start', { mode: 'number' }).notNull(),
  /** to here, exclusive. */
  bodyEnd: bigint('body_end', { mode: 'number' }).notNull(),
})

/** A candidate's file (today: the CV). The bytes lie in the append store under a key the server made. */
export const file = pgTable(
  'file',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
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
