import { answer, interviewSession, submission, type Transaction, upload } from '@candor/db'
import { isCanceledUpload, type UploadFacts } from '@candor/domain'
import { and, eq, sql } from 'drizzle-orm'
import { isWatchableSubmission, type ViewerScope } from '../../access'

export type UploadRow = typeof upload.$inferSelect

/** What an append needs of a row. */
export type AppendRow = Pick<
  UploadRow,
  | 'id'
  | 'sessionId'
  | 'answerId'
  | 'take'
  | 'storageKey'
  | 'state'
  | 'ownerNode'
  | 'epoch'
  | 'sizeBytes'
  | 'sha256'
  | 'tieredAt'
>

/** A row as the rules see it. */
export const getFacts = (row: AppendRow): UploadFacts => {
  const { ownerNode: ownerStoreId, epoch, sizeBytes, sha256 } = row
  return { state: row.state, ownerStoreId, epoch, sizeBytes, sha256 }
}

export interface NewUpload {
  readonly id: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly sessionId: string
  readonly answerId: string
  readonly take: number
  readonly segmentIndex: number
  readonly storageKey: string
  readonly mime: string
  readonly startOffsetMs: number
  readonly writerId: string
  readonly storeId: string
  readonly nowMs: number
}

interface SegmentPlace {
  readonly answerId: string
  readonly take: number
  readonly segmentIndex: number
}

const isAt = ({ answerId, take, segmentIndex }: SegmentPlace) =>
  and(eq(upload.answerId, answerId), eq(upload.take, take), eq(upload.segmentIndex, segmentIndex))

/** The upload of a segment that was begun and not canceled. */
export const readSegment = async (tx: Transaction, place: SegmentPlace): Promise<UploadRow | null> => {
  const [found] = await tx.select().from(upload).where(isAt(place))
  return found === undefined || isCanceledUpload(found) ? null : found
}

/**
 * The upload of a segment: a new one, or the one a concurrent request created. A canceled one restarts under another
 * key.
 */
export const insertUpload = async (
  tx: Transaction,
  added: NewUpload,
): Promise<{ readonly row: UploadRow; readonly isNew: boolean }> => {
  const { storeId, nowMs, ...columns } = added
  const [inserted] = await tx
    .insert(upload)
    .values({ ...columns, state: 'open', ownerNode: storeId, epoch: 1, createdAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning()
  if (inserted !== undefined) return { row: inserted, isNew: true }
  const { storageKey, mime, startOffsetMs, writerId } = added
  const [reopened] = await tx
    .update(upload)
    .set({ state: 'open', storageKey, mime, startOffsetMs, writerId, ownerNode: storeId, epoch: nextEpoch })
    .where(and(isAt(added), eq(upload.state, 'cancelled')))
    .returning()
  if (reopened !== undefined) return { row: reopened, isNew: true }
  const existing = await readSegment(tx, added)
  if (existing === null) throw new Error('The upload of this segment is neither new nor there')
  return { row: existing, isNew: false }
}

export const nextEpoch = sql`${upload.epoch} + 1`

export const readUpload = async (tx: Transaction, id: string): Promise<UploadRow | null> => {
  const [found] = await tx.select().from(upload).where(eq(upload.id, id))
  return found ?? null
}

/** A recording that a reader of the company's submissions may watch: of a current take. */
export const readSubmittedUpload = async (
  tx: Transaction,
  id: string,
  scope: ViewerScope,
): Promise<UploadRow | null> => {
  const [found] = await tx
    .select({ upload })
    .from(upload)
    .innerJoin(answer, and(eq(answer.id, upload.answerId), eq(answer.currentTake, upload.take)))
    .innerJoin(interviewSession, and(eq(interviewSession.id, upload.sessionId), eq(interviewSession.isPractice, false)))
    .innerJoin(submission, eq(submission.sessionId, upload.sessionId))
    .where(and(eq(upload.id, id), isWatchableSubmission(scope)))
  return found?.upload ?? null
}

export interface Seal {
  readonly sizeBytes: number
  readonly sha256: string
  readonly keyId: string
  readonly durationMs: number | null
  readonly nowMs: number
}

/** Matches an open upload of this store under the epoch that it has read. */
export interface Fence {
  readonly id: string
  readonly storeId: string
  readonly epoch: number
}

/**
 * Marks an open upload as sealed. Null: it no longer belongs to this store under this epoch. This check stops a process that
 * resumes after another one has taken over.
 */
export const sealUpload = async (tx: Transaction, fence: Fence, seal: Seal): Promise<UploadRow | null> => {
  const { nowMs, ...columns } = seal
  const [sealed] = await tx
    .update(upload)
    .set({ ...columns, state: 'sealed', sealedAt: new Date(nowMs) })
    .where(
      and(
        eq(upload.id, fence.id),
        eq(upload.state, 'open'),
        eq(upload.ownerNode, fence.storeId),
        eq(upload.epoch, fence.epoch),
      ),
    )
    .returning()
  return sealed ?? null
}

export const cancelUpload = async (tx: Transaction, id: string): Promise<boolean> => {
  const canceled = await tx
    .update(upload)
    .set({ state: 'cancelled' })
    .where(and(eq(upload.id, id), eq(upload.state, 'open')))
    .returning({ id: upload.id })
  return canceled.length === 1
}
