import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, dataSubjectId, id, instant, organizationId } from './columns'
import { organization } from './identity'
import { dataSubject, interviewSet, interviewSetVersion } from './interview'

/** One sitting. `state` holds the reducer's value; the columns beside it are what queries and sweeps need. */
export const interviewSession = pgTable(
  'interview_session',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    setId: uuid('set_id')
      .notNull()
      .references(() => interviewSet.id),
    setVersionId: uuid('set_version_id')
      .notNull()
      .references(() => interviewSetVersion.id),
    isPractice: boolean('is_practice').notNull().default(false),
    phase: text('phase').notNull(),
    mode: text('mode').notNull(),
    language: text('language').notNull(),
    state: jsonb('state').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** Who runs this session's effects, and since which fencing epoch: an older epoch can write nothing. */
    ownerNode: text('owner_node'),
    epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
    /** Next instant at which the machine must be told that time has passed. */
    wakeAt: instant('wake_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    submittedAt: instant('submitted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('interview_session_wake').on(t.wakeAt), index('interview_session_subject').on(t.dataSubjectId)],
)

/** The journal: nothing authoritative lives in process memory. */
export const sessionEvent = pgTable(
  'session_event',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.seq] })],
)

/** One response to one question: a stable id over 1..n takes. */
export const answer = pgTable(
  'answer',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => interviewSession.id, { onDelete: 'cascade' }),
    turn: integer('turn').notNull(),
    questionId: uuid('question_id').notNull(),
    questionText: text('question_text').notNull(),
    questionNumber: integer('question_number').notNull(),
    isFollowUp: boolean('is_follow_up').notNull(),
    currentTake: integer('current_take').notNull().default(1),
    /** Of the first take, for ever: the company's times come from here. */
    firstStartedAt: instant('first_started_at').notNull(),
    firstEndedAt: instant('first_ended_at'),
  },
  (t) => [uniqueIndex('answer_turn').on(t.sessionId, t.turn)],
)

export const answerTake = pgTable(
  'answer_take',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
    take: integer('take').notNull(),
    modality: text('modality').notNull(),
    text: text('text').notNull().default(''),
    /** [{text,startMs,endMs,confidence}] from the answer's start, or null. */
    words: jsonb('words'),
    segments: jsonb('segments'),
    transcriptState: text('transcript_state').notNull(),
    transcribedBy: text('transcribed_by'),
    isVerbatim: boolean('is_verbatim').notNull().default(false),
    speechMs: integer('speech_ms'),
    durationMs: integer('duration_ms').notNull().default(0),
    segmentCount: integer('segment_count').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [uniqueIndex('answer_take_number').on(t.answerId, t.take)],
)

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
    state: text('state').notNull(),
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

/** What a candidate's browser noticed of its devices and line, on the answer's own timeline. */
export const answerFault = pgTable(
  'answer_fault',
  {
    id: id(),
    organizationId: organizationId(),
    dataSubjectId: dataSubjectId().references(() => dataSubject.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answer.id, { onDelete: 'cascade' }),
    take: integer('take').notNull(),
    kind: text('kind').notNull(),
    startMs: integer('start_ms').notNull(),
    /** Null: to the end of the answer. */
    endMs: integer('end_ms'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('answer_fault_span').on(t.answerId, t.take, t.kind, t.startMs),
    index('answer_fault_session').on(t.sessionId),
  ],
)

/** What a call to an outside provider cost; no words and no person stand here. */
export const providerUse = pgTable(
  'provider_use',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** Of the session it was for; null: it was for none. */
    sessionId: uuid('session_id'),
    /** language-model, speech-to-text, text-to-speech. */
    kind: text('kind').notNull(),
    /** Adapter and model, as `<adapter id>/<model>`. */
    provider: text('provider').notNull(),
    purpose: text('purpose').notNull(),
    /** ok, or the error's code. */
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    audioMs: integer('audio_ms').notNull().default(0),
    characters: integer('characters').notNull().default(0),
    latencyMs: integer('latency_ms').notNull(),
    /** Millionths of a US dollar by the operator's price list; null: no price is set. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    at: instant('at').notNull(),
  },
  (t) => [index('provider_use_organization').on(t.organizationId, t.at)],
)
