import { createHash } from 'node:crypto'
import { isOpenUpload } from '@candor/domain'
import type { AppendStore } from '@candor/media'
import { abandonedAfterMs, type SealAbandonedUpload, sealAbandonedUploadQueue } from '../queues'
import { recordSeal } from '../record-seal'
import * as repo from '../repo/uploads'
import { takeOverUpload, type UploadContext } from '../resolve-upload-owner'

/** Delay after which the job is queued again until the process that has the bytes runs it. */
const handOnMs = 30_000

const worker = { kind: 'worker' } as const

const hashStored = async (store: AppendStore, key: string): Promise<string> => {
  const hash = createHash('sha256')
  const stream = await store.read(key)
  if (stream !== null) for await (const block of stream) hash.update(block)
  return hash.digest('hex')
}

const runAgain = async (context: UploadContext, uploadId: string, delayMs: number): Promise<null> => {
  const { deps } = context
  const order = { queue: sealAbandonedUploadQueue, data: { uploadId }, startAfterMs: deps.clock.nowMs() + delayMs }
  await deps.withActor(worker, (tx) => deps.jobs.send(tx, order))
  return null
}

/** After a longer downtime a store schedules the end of its own uploads, as at every start. */
const claimAbandoned = async (context: UploadContext, row: repo.AppendRow): Promise<repo.AppendRow | null> => {
  const stat = await context.ports.localStore.stat(row.storageKey)
  return (stat?.sizeBytes ?? 0) === 0 ? null : takeOverUpload(context, row)
}

/** The upload if this store may seal it now, else null. */
const ownRow = async (context: UploadContext, row: repo.AppendRow): Promise<repo.AppendRow | null> => {
  const { deps, ports } = context
  if (row.ownerNode === deps.storeId) return row
  const owner = row.ownerNode === null ? null : await ports.stores.find(row.ownerNode)
  if (owner?.isAlive === true) return runAgain(context, row.id, handOnMs)
  const unseenMs = owner?.unseenMs ?? abandonedAfterMs
  if (unseenMs < abandonedAfterMs) return runAgain(context, row.id, abandonedAfterMs - unseenMs)
  return claimAbandoned(context, row)
}

/**
 * Keeps the received bytes, because a recording that ends early is better than none. Cancels an empty upload.
 * Repeatable.
 */
export const sealAbandonedUpload = async (context: UploadContext, job: SealAbandonedUpload): Promise<void> => {
  const { deps, ports } = context
  const found = await deps.withActor(worker, (tx) => repo.readUpload(tx, job.uploadId))
  if (found === null || !isOpenUpload(found)) return
  const row = await ownRow(context, found)
  if (row === null) return
  const key = row.storageKey
  const stat = await ports.localStore.stat(key)
  const sizeBytes = stat?.sizeBytes ?? 0
  if (sizeBytes === 0) {
    await deps.withActor(worker, (tx) => repo.cancelUpload(tx, row.id))
    ports.leases.drop(row.id)
    return ports.localStore.delete(key)
  }
  await ports.localStore.seal({ key, sizeBytes, sha256: await hashStored(ports.localStore, key) })
  await recordSeal(context, worker, row)
}
