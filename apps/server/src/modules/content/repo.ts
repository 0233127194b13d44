import { answer, file, interviewSession, submission, type Transaction, upload } from '@candor/db'
import { and, eq, isNull, sql } from 'drizzle-orm'

export type UploadRow = typeof upload.$inferSelect

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
  readonly node: string
  readonly nowMs: number
}

interface SegmentPlace {
  readonly answerId: string
  readonly take: number
  readonly segmentIndex: number
}

const isAt = ({ answerId, take, segmentIndex }: SegmentPlace) =>
  and(eq(upload.answerId, answerId), eq(upload.take, take), eq(upload.segmentIndex, segmentIndex))

/** The upload of a segment: made now, or the one that is there. A cancelled one is begun anew under another key. */
export const insertUpload = async (tx: Transaction, added: NewUpload): Promise<UploadRow> => {
  const { node, nowMs, ...columns } = added
  const [inserted] = await tx
    .insert(upload)
    .values({ ...columns, state: 'open', ownerNode: node, createdAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning()
  if (inserted !== undefined) return inserted
  const { storageKey, mime, startOffsetMs } = added
  const [reopened] = await tx
    .update(upload)
    .set({ state: 'open', storageKey, mime, startOffsetMs, ownerNode: node })
    .where(and(isAt(added), eq(upload.state, 'cancelled')))
    .returning()
  if (reopened !== undefined) return reopened
  const [existing] = await tx.select().from(upload).where(isAt(added))
  if (existing === undefined) throw new Error('The upload of this segment is neither new nor there')
  return existing
}

/** Bytes and number of an answer's segments that are sealed. */
export const sumSegments = async (
  tx: Transaction,
  answerId: string,
): Promise<{ readonly sizeBytes: number; readonly count: number }> => {
  const [sum] = await tx
    .select({
      sizeBytes: sql<string>`coalesce(sum(${upload.sizeBytes}), 0)`,
      count: sql<string>`count(*)`,
    })
    .from(upload)
    .where(eq(upload.answerId, answerId))
  return { sizeBytes: Number(sum?.sizeBytes ?? 0), count: Number(sum?.count ?? 0) }
}

export const readUpload = async (tx: Transaction, id: string): Promise<UploadRow | null> => {
  const [found] = await tx.select().from(upload).where(eq(upload.id, id))
  return found ?? null
}

/** A recording as the company may see it: of the take that counts, in a submission. */
export const readSubmittedUpload = async (tx: Transaction, id: string): Promise<UploadRow | null> => {
  const [found] = await tx
    .select({ upload })
    .from(upload)
    .innerJoin(answer, and(eq(answer.id, upload.answerId), eq(answer.currentTake, upload.take)))
    .innerJoin(interviewSession, and(eq(interviewSession.id, upload.sessionId), eq(interviewSession.isPractice, false)))
    .innerJoin(submission, eq(submission.sessionId, upload.sessionId))
    .where(eq(upload.id, id))
  return found?.upload ?? null
}

export interface Seal {
  readonly sizeBytes: number
  readonly sha256: string
  readonly keyId: string
  readonly durationMs: number | null
  readonly node: string
  readonly nowMs: number
}

/** Marks an open upload as sealed; false: it was no longer open. */
export const sealUpload = async (tx: Transaction, id: string, seal: Seal): Promise<boolean> => {
  const { node, nowMs, ...columns } = seal
  const sealed = await tx
    .update(upload)
    .set({ ...columns, state: 'sealed', ownerNode: node, sealedAt: new Date(nowMs) })
    .where(and(eq(upload.id, id), eq(upload.state, 'open')))
    .returning({ id: upload.id })
  return sealed.length === 1
}

export const cancelUpload = async (tx: Transaction, id: string): Promise<boolean> => {
  const cancelled = await tx
    .update(upload)
    .set({ state: 'cancelled' })
    .where(and(eq(upload.id, id), eq(upload.state, 'open')))
    .returning({ id: upload.id })
  return cancelled.length === 1
}

export const listOpenUploads = async (tx: Transaction): Promise<readonly UploadRow[]> =>
  tx.select().from(upload).where(eq(upload.state, 'open'))

export interface NewFile {
  readonly purpose: string
  readonly id: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly sessionId: string
  readonly name: string
  readonly kind: string
  readonly sizeBytes: number
  readonly sha256: string
  readonly storageKey: string
  readonly keyId: string
  readonly text: string
  readonly nowMs: number
}

/** What a file is for: the CV, or the answer to one screening question. */
export const filePurpose = (questionId: string | null): string =>
  questionId === null ? 'cv' : `question:${questionId}`

/** The file that counts for its purpose from now on; the one before is marked as replaced. */
export const insertFile = async (tx: Transaction, added: NewFile): Promise<void> => {
  const { nowMs, ...columns } = added
  const now = new Date(nowMs)
  await tx
    .update(file)
    .set({ replacedAt: now })
    .where(and(eq(file.sessionId, added.sessionId), eq(file.purpose, added.purpose), isNull(file.replacedAt)))
  await tx.insert(file).values({ ...columns, createdAt: now })
}
