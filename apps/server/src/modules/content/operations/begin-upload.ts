import { type BeginUpload, maxAppendBytes, type Upload } from '@candor/contract'
import { uploadLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import type { Caller } from '../../../http/caller'
import type { ContentPorts } from '../ports'
import * as repo from '../repo'
import { abandonedAfterMs, sealAbandonedUploadQueue } from './seal-abandoned-upload'

type BeginDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'node' | 'jobs'>

/**
 * Begins the upload of a recorded segment, or answers the one that was begun. The row is there before the key in the
 * store, so that no bytes ever lie there that no row names.
 */
export const beginUpload = async (
  context: { readonly deps: BeginDeps; readonly ports: Pick<ContentPorts, 'store' | 'sessions'> },
  caller: Caller,
  input: BeginUpload,
): Promise<Upload & { readonly isSealed: boolean }> => {
  const { deps, ports } = context
  const actor = await ports.sessions.findActor(caller, input.sessionId)
  await ports.sessions.admitUpload(actor, input)
  const row = await deps.withActor(actor, async (tx) => {
    const { sizeBytes, count } = await repo.sumSegments(tx, input.answerId)
    const isFull = sizeBytes >= uploadLimits.maxAnswerBytes || count > uploadLimits.maxSegmentsPerTake
    if (isFull) throw new AppError('UPLOAD_TOO_LARGE')
    const nowMs = deps.clock.nowMs()
    const { heldFromBytes: _held, ...segment } = input
    const begun = await repo.insertUpload(tx, {
      ...segment,
      id: deps.newId(),
      organizationId: actor.organizationId,
      dataSubjectId: actor.dataSubjectId,
      storageKey: deps.newId(),
      node: deps.node,
      nowMs,
    })
    if (begun.createdAt.getTime() === nowMs) {
      const data = { uploadId: begun.id }
      await deps.jobs.send(tx, { queue: sealAbandonedUploadQueue, data, startAfterMs: nowMs + abandonedAfterMs })
    }
    return begun
  })
  const isSealed = row.state === 'sealed'
  if (!isSealed && (await ports.store.create(row.storageKey)).outcome === 'no_space') {
    throw new AppError('SERVER_DISK_FULL')
  }
  const stat = await ports.store.stat(row.storageKey)
  return {
    uploadId: row.id,
    url: `/api/content/file/chunk/${row.id}`,
    offsetBytes: stat?.sizeBytes ?? 0,
    maxAppendBytes,
    maxSizeBytes: uploadLimits.maxSegmentBytes,
    epoch: row.epoch,
    isSealed,
  }
}
