import { upload } from '@candor/db'
import { and, asc, eq } from 'drizzle-orm'
import type { SegmentRow, Transaction } from './rows'

type Stored = typeof upload.$inferSelect
const toSegment = (row: Stored): SegmentRow => ({
  id: row.id,
  answerId: row.answerId,
  take: row.take,
  segmentIndex: row.segmentIndex,
  storageKey: row.storageKey,
  mime: row.mime,
  startOffsetMs: row.startOffsetMs,
  state: row.state,
  sizeBytes: row.sizeBytes,
  durationMs: row.durationMs,
  isDamaged: row.damagedAt !== null,
})

/** Every recorded segment of a session, including canceled ones, in the order of answers, takes and segments. */
export const listSegments = async (tx: Transaction, sessionId: string): Promise<readonly SegmentRow[]> => {
  const rows = await tx
    .select()
    .from(upload)
    .where(eq(upload.sessionId, sessionId))
    .orderBy(asc(upload.answerId), asc(upload.take), asc(upload.segmentIndex))
  return rows.map(toSegment)
}

/** Sealed segments of one take, in order. */
export const listSealedSegments = async (
  tx: Transaction,
  take: { readonly answerId: string; readonly take: number },
): Promise<readonly SegmentRow[]> => {
  const rows = await tx
    .select()
    .from(upload)
    .where(and(eq(upload.answerId, take.answerId), eq(upload.take, take.take), eq(upload.state, 'sealed')))
    .orderBy(asc(upload.segmentIndex))
  return rows.map(toSegment)
}
