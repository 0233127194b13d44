import { type Transaction, upload, uploadPlayback } from '@candor/db'
import type { PlayableRecording } from '@candor/media'
import { and, eq, isNull } from 'drizzle-orm'
import type { UploadRow } from './uploads'

/** Playback data of a sealed recording: everything except its bytes. */
export type Playback = Pick<PlayableRecording, 'header' | 'bodyStart' | 'bodyEnd'>

export const readPlayback = async (tx: Transaction, uploadId: string): Promise<Playback | null> => {
  const { header, bodyStart, bodyEnd } = uploadPlayback
  const [found] = await tx
    .select({ header, bodyStart, bodyEnd })
    .from(uploadPlayback)
    .where(eq(uploadPlayback.uploadId, uploadId))
  return found ?? null
}

/** Written with the seal, or on first use for recordings that were sealed without it. Repeatable. */
export const insertPlayback = async (
  tx: Transaction,
  row: Pick<UploadRow, 'id' | 'organizationId' | 'dataSubjectId'>,
  { header, bodyStart, bodyEnd }: Playback,
): Promise<void> => {
  const { id: uploadId, organizationId, dataSubjectId } = row
  const values = { uploadId, organizationId, dataSubjectId, header: Buffer.from(header), bodyStart, bodyEnd }
  await tx.insert(uploadPlayback).values(values).onConflictDoNothing()
}

export const setDuration = async (tx: Transaction, uploadId: string, durationMs: number): Promise<void> => {
  await tx
    .update(upload)
    .set({ durationMs })
    .where(and(eq(upload.id, uploadId), isNull(upload.durationMs)))
}
