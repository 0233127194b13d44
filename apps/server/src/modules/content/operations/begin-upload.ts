import { type BeginUpload, maxAppendBytes, type Upload } from '@candor/contract'
import { isOpenUpload, uploadLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { judgeAnswerQuota } from '../answer-quota'
import { type AppendResponse, presentAppend, readStoredBytes } from '../append-response'
import type { CandidateActor } from '../own-upload'
import type { ContentPorts } from '../ports'
import { abandonedAfterMs, sealAbandonedUploadQueue } from '../queues'
import { recordSeal } from '../record-seal'
import { type AnswerBytes, sumAnswer, takeWriter } from '../repo/claims'
import * as repo from '../repo/uploads'
import { createKey, resolveUploadOwner, type UploadContext } from '../resolve-upload-owner'

interface BeginContext extends UploadContext {
  readonly deps: UploadContext['deps'] & Pick<Deps, 'newId'>
  readonly ports: UploadContext['ports'] & Pick<ContentPorts, 'sessions'>
}

type Tx = Parameters<Parameters<Deps['withActor']>[1]>[0]

interface Begun {
  readonly actor: CandidateActor
  readonly row: repo.UploadRow
  readonly starts: { readonly turn: number; readonly take: number } | null
}

/** Finds or creates the row. Its end is scheduled with it, in case the browser never returns. */
const insert = async (context: BeginContext, tx: Tx, parts: { actor: CandidateActor; input: BeginUpload }) => {
  const { deps } = context
  const { heldFromBytes: _held, ...segment } = parts.input
  const nowMs = deps.clock.nowMs()
  const { organizationId, dataSubjectId } = parts.actor
  const made = { id: deps.newId(), storageKey: deps.newId(), storeId: deps.storeId, nowMs }
  const { row, isNew } = await repo.insertUpload(tx, { ...segment, organizationId, dataSubjectId, ...made })
  if (!isNew) return row
  const order = { data: { uploadId: row.id }, startAfterMs: nowMs + abandonedAfterMs }
  await deps.jobs.send(tx, { queue: sealAbandonedUploadQueue, ...order })
  return row
}

/** The quota is judged while the transaction waits: only this process's own disk may be asked meanwhile, and no other process. */
const requireQuota = async (context: BeginContext, sum: AnswerBytes): Promise<void> => {
  const { isAnswerFull, isTakeFull } = await judgeAnswerQuota(context, sum)
  if (isAnswerFull || isTakeFull) throw new AppError('UPLOAD_TOO_LARGE')
}

/** Everything about the segment in one transaction. Null: this access does not open the session. */
const beginIn = async (context: BeginContext, actor: CandidateActor, input: BeginUpload): Promise<Begun | null> => {
  const { deps, ports } = context
  const isHere = (row: AnswerBytes['open'][number]): boolean => row.ownerNode === deps.storeId
  const found = await deps.withActor(actor, async (tx) => {
    const admitted = await ports.sessions.admitUpload(tx, input)
    if (admitted === null) return null
    const existing = await repo.readSegment(tx, input)
    if (existing !== null) return { ...admitted, row: existing }
    const sum = await sumAnswer(tx, input)
    if (!sum.open.every(isHere)) return { ...admitted, sum }
    await requireQuota(context, sum)
    return { ...admitted, row: await insert(context, tx, { actor, input }) }
  })
  if (found === null) return null
  if ('row' in found) return { ...found, actor }
  await requireQuota(context, found.sum)
  const row = await deps.withActor(actor, (tx) => insert(context, tx, { actor, input }))
  return { actor, starts: found.starts, row }
}

/** Tries the browser's accesses in turn. A foreign session and none at all are answered alike. */
const beginAsCaller = async (context: BeginContext, caller: Caller, input: BeginUpload): Promise<Begun> => {
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const begun = await beginIn(context, { kind: 'candidate', organizationId, dataSubjectId }, input)
    if (begun !== null) return begun
  }
  throw new AppError('SESSION_NOT_FOUND')
}

/** A second page takes over under a new epoch, after the pending appends of the first one. */
const takeOver = async (
  context: BeginContext,
  actor: CandidateActor,
  input: { readonly row: repo.AppendRow; readonly writerId: string },
): Promise<repo.AppendRow> => {
  const { deps, ports } = context
  const { id } = input.row
  const taken = await deps.withActor(actor, (tx) =>
    takeWriter(tx, { id, storeId: deps.storeId, writerId: input.writerId }),
  )
  if (taken === null) return input.row
  ports.leases.drop(id)
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
  const { actor, row: found, starts } = await beginAsCaller(context, caller, input)
  if (starts !== null) {
    await context.ports.sessions.startRecording(actor, { ...starts, sessionId: input.sessionId })
  }
  const reached = (await resolveUploadOwner(context, { actor, row: found }, input.heldFromBytes)).row
  const isSamePage = reached === found && found.writerId === input.writerId
  const row = isSamePage ? found : await takeOver(context, actor, { row: reached, writerId: input.writerId })
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
