import { createHash } from 'node:crypto'
import type { AppendStore } from '@candor/media'
import { z } from 'zod'
import * as repo from '../repo'
import { recordSeal, type SealContext } from './seal-upload'

/** Seals what has come of an upload whose browser never returned. */
export const sealAbandonedUploadQueue = 'seal-abandoned-upload'
export const zSealAbandonedUpload = z.object({ uploadId: z.uuid() })
export type SealAbandonedUpload = z.infer<typeof zSealAbandonedUpload>

/** A sitting can be gone on with for a day, and bytes may come for a day after it; an hour is the longest interview. */
export const abandonedAfterMs = (24 + 24 + 1) * 60 * 60_000

const hashOf = async (store: AppendStore, key: string): Promise<string> => {
  const hash = createHash('sha256')
  const stream = await store.read(key)
  if (stream !== null) for await (const block of stream) hash.update(block)
  return hash.digest('hex')
}

/** What came is kept as it is: a recording that ends early is better than none. Nothing at all is cancelled. Repeatable. */
export const sealAbandonedUpload = async (context: SealContext, job: SealAbandonedUpload): Promise<void> => {
  const { deps, ports } = context
  const worker = { kind: 'worker' } as const
  const row = await deps.withActor(worker, (tx) => repo.readUpload(tx, job.uploadId))
  if (row?.state !== 'open') return
  const key = row.storageKey
  const sizeBytes = (await ports.store.stat(key))?.sizeBytes ?? 0
  if (sizeBytes === 0) {
    await deps.withActor(worker, (tx) => repo.cancelUpload(tx, row.id))
    return ports.store.delete(key)
  }
  await ports.store.seal({ key, sizeBytes, sha256: await hashOf(ports.store, key) })
  await recordSeal(context, worker, row)
}
