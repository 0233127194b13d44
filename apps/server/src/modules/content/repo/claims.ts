import { type Transaction, upload } from '@candor/db'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { type AppendRow, nextEpoch } from './uploads'

/** Another page continues an open upload of this store. Null: it is the same page, or not this store's open upload. */
export const takeWriter = async (
  tx: Transaction,
  writer: { readonly id: string; readonly storeId: string; readonly writerId: string },
): Promise<AppendRow | null> => {
  const [taken] = await tx
    .update(upload)
    .set({ writerId: writer.writerId, epoch: nextEpoch })
    .where(
      and(
        eq(upload.id, writer.id),
        eq(upload.state, 'open'),
        eq(upload.ownerNode, writer.storeId),
        or(isNull(upload.writerId), ne(upload.writerId, writer.writerId)),
      ),
    )
    .returning()
  return taken ?? null
}

/** Takes over an open upload if its row has not changed since it was read. Null: it has. */
export const claimUpload = async (tx: Transaction, row: AppendRow, storeId: string): Promise<AppendRow | null> => {
  const { id, epoch, ownerNode } = row
  const [claimed] = await tx
    .update(upload)
    .set({ ownerNode: storeId, epoch: nextEpoch })
    .where(
      and(
        eq(upload.id, id),
        eq(upload.state, 'open'),
        eq(upload.epoch, epoch),
        ownerNode === null ? isNull(upload.ownerNode) : eq(upload.ownerNode, ownerNode),
      ),
    )
    .returning()
  return claimed ?? null
}

export interface AnswerBytes {
  readonly sealedBytes: number
  /** Segments of one take. */
  readonly segmentCount: number
  /** The stores and keys of growing segments of all takes. */
  readonly open: readonly Pick<AppendRow, 'storageKey' | 'ownerNode'>[]
}

/** Bytes of all recordings of a session: those of sealed ones, and the stores and keys of growing ones. */
export const sumSession = async (
  tx: Transaction,
  sessionId: string,
): Promise<Pick<AnswerBytes, 'sealedBytes' | 'open'>> => {
  const rows = await tx
    .select({
      sizeBytes: upload.sizeBytes,
      state: upload.state,
      storageKey: upload.storageKey,
      ownerNode: upload.ownerNode,
    })
    .from(upload)
    .where(and(eq(upload.sessionId, sessionId), ne(upload.state, 'cancelled')))
  const sealedBytes = rows.reduce((total, { sizeBytes }) => total + (sizeBytes ?? 0), 0)
  return { sealedBytes, open: rows.filter(({ state }) => state === 'open') }
}

/** Storage that an answer uses: the bytes of all takes and the segments of one. */
export const sumAnswer = async (
  tx: Transaction,
  place: { readonly answerId: string; readonly take: number },
): Promise<AnswerBytes> => {
  const { answerId, take } = place
  const isCounted = and(eq(upload.answerId, answerId), ne(upload.state, 'cancelled'))
  const [sum] = await tx
    .select({
      sealedBytes: sql<string>`coalesce(sum(${upload.sizeBytes}), 0)`,
      segmentCount: sql<string>`count(*) filter (where ${upload.take} = ${take})`,
    })
    .from(upload)
    .where(isCounted)
  const open = await tx
    .select({ storageKey: upload.storageKey, ownerNode: upload.ownerNode })
    .from(upload)
    .where(and(eq(upload.answerId, answerId), eq(upload.state, 'open')))
  return { sealedBytes: Number(sum?.sealedBytes ?? 0), segmentCount: Number(sum?.segmentCount ?? 0), open }
}
