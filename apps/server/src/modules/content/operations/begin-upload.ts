import { type BeginUpload, maxAppendBytes, type Upload } from '@candor/contract'
import { isOpenUpload, uploadLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { findAnswerQuota } from '../answer-quota'
import { type AppendResponse, presentAppend, readStoredBytes } from '../append-response'
import type { CandidateActor, ContentPorts } from '../ports'
import { abandonedAfterMs, sealAbandonedUploadQueue } from '../queues'
import { recordSeal } from '../record-seal'
import { takeWriter } from '../repo/claims'
import * as repo from '../repo/uploads'
import { createKey, resolveUploadOwner, type UploadContext } from '../resolve-upload-owner'

interface BeginContext extends UploadContext {
  readonly deps: UploadContext['deps'] & Pick<Deps, 'newId'>
  readonly ports: UploadContext['ports'] & Pick<ContentPorts, 'sessions'>
}

const requireQuota = async (context: BeginContext, actor: CandidateActor, input: BeginUpload): Promise<void> => {
  const room = await findAnswerQuota(context, actor, input)
  if (room.isAnswerFull || room.isTakeFull) throw new AppError('UPLOAD_TOO_LARGE')
}

/** Finds or creates the row. Its end is scheduled with it, in case the browser never returns. */
const insert = async (context: BeginContext, actor: CandidateActor, input: BeginUpload): Promise<repo.UploadRow> => {
  const { deps } = context
  const { heldFromBytes: _held, ...segment } = input
  const nowMs = deps.clock.nowMs()
  const { organizationId, dataSubjectId } = actor
  const made = { id: deps.newId(), storageKey: deps.newId(), storeId: deps.storeId, nowMs }
  return deps.withActor(actor, async (tx) => {
    const { row, isNew } = await repo.insertUpload(tx, { ...segment, organizationId, dataSubjectId, ...made })
    if (!isNew) return row
    const order = { data: { uploadId: row.id }, startAfterMs: nowMs + abandonedAfterMs }
    await deps.jobs.send(tx, { queue: sealAbandonedUploadQueue, ...order })
    return row
  })
}

const findOrInsert = async (context: BeginContext, actor: CandidateActor, input: BeginUpload) => {
  const existing = await context.deps.withActor(actor, (tx) => repo.readSegment(tx, input))
  if (existing !== null) return existing
  await requireQuota(context, actor, input)
  return insert(context, actor, input)
}

/** A second page takes over under a new epoch, after the pending appends of the first one. */
const takeOver = async (
  context: BeginContext,
  actor: CandidateActor,
  input: { readonly row: repo.UploadRow; readonly writerId: string },
): Promise<repo.UploadRow> => {
  const { deps, ports } = context
  const { id } = input.row
  const taken = await deps.withActor(actor, (tx) =>
    takeWriter(tx, { id, storeId: deps.storeId, writerId: input.writerId }),
  )
  if (taken === null) return input.row
  await ports.writes.drained(id)
  return taken
}

/**
 * Begins the upload of a segment, or returns the existing one. The row is created before the key in the
 * store, so that no bytes exist without a row.
 */
export const beginUpload = async (
  context: BeginContext,
  caller: Caller,
  input: BeginUpload,
): Promise<Upload & Pick<AppendResponse, 'isComplete' | 'isFinal'>> => {
  const actor = await context.ports.sessions.findActor(caller, input.sessionId)
  await context.ports.sessions.admitUpload(actor, input)
  const found = await findOrInsert(context, actor, input)
  const reached = (await resolveUploadOwner(context, { actor, row: found }, input.heldFromBytes)).row
  const row = await takeOver(context, actor, { row: reached, writerId: input.writerId })
  if (isOpenUpload(row)) await createKey(context, row.storageKey)
  const recorded = (await recordSeal(context, actor, row)) ?? row
  const answer = presentAppend(context, recorded, {
    refused: null,
    offsetBytes: await readStoredBytes(context, recorded),
  })
  const { offsetBytes, epoch, isComplete, isFinal } = answer
  return {
    uploadId: row.id,
    url: `/api/content/file/chunk/${row.id}`,
    offsetBytes,
    maxAppendBytes,
    maxSizeBytes: uploadLimits.maxSegmentBytes,
    epoch,
    isComplete,
    isFinal,
  }
}
