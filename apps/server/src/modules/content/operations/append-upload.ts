import type { ErrorCode } from '@candor/contract'
import { type AppendAsk, isCanceledUpload, judgeAppend, needsAnswerCheck } from '@candor/domain'
import type { AppendRequest, AppendResult, SealResult } from '@candor/media'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { type AppendContext, admitAppend } from '../admit-append'
import { findAnswerQuota } from '../answer-quota'
import { type AppendOutcome, type AppendResponse, presentAppend, readStoredBytes } from '../append-response'
import { findUpload } from '../find-upload'
import type { UploadLease } from '../leases/upload-leases'
import type { OwnUpload } from '../own-upload'
import { recordSeal } from '../record-seal'
import { getFacts, readUpload } from '../repo/uploads'
import { createKey, resolveUploadOwner, type UploadContext } from '../resolve-upload-owner'
import type { AppendHeaders } from '../upload-headers'

export interface AppendInput {
  readonly uploadId: string
  readonly headers: AppendHeaders
  readonly bytes: Uint8Array
  /** What authentication read of the upload; null or missing: it is read now. */
  readonly lease?: UploadLease | null
}

const refusals: Readonly<Record<AppendResult['outcome'], ErrorCode | null>> = {
  appended: null,
  already_there: null,
  gap: 'UPLOAD_OFFSET_CONFLICT',
  conflict: 'UPLOAD_OFFSET_CONFLICT',
  sealed: 'UPLOAD_SEALED',
  checksum_mismatch: 'UPLOAD_CHECKSUM_MISMATCH',
  no_space: 'SERVER_DISK_FULL',
  index_full: 'UPLOAD_TOO_LARGE',
  unknown_key: 'NOT_FOUND',
}
const sealRefusals: Readonly<Record<SealResult['outcome'], ErrorCode | null>> = {
  sealed: null,
  already_sealed: null,
  size_mismatch: 'UPLOAD_OFFSET_CONFLICT',
  hash_mismatch: 'UPLOAD_CHECKSUM_MISMATCH',
  no_space: 'SERVER_DISK_FULL',
  unknown_key: 'NOT_FOUND',
}

/** Throws unless the row still has this store and epoch. Canceled and erased uploads are not found. */
const requireUnchanged = async (context: UploadContext, own: OwnUpload): Promise<void> => {
  const { deps } = context
  const row = await deps.withActor(own.actor, (tx) => readUpload(tx, own.row.id))
  if (row === null || isCanceledUpload(row)) throw new AppError('NOT_FOUND')
  if (row.ownerNode !== deps.storeId || row.epoch !== own.row.epoch) throw new AppError('RECORDING_UNAVAILABLE')
}

/** Creates the key if the process stopped after the row was written. */
const appendToKey = async (context: UploadContext, own: OwnUpload, request: AppendRequest): Promise<AppendResult> => {
  const result = await context.ports.localStore.append(request)
  if (result.outcome !== 'unknown_key') return result
  // Bytes of an upload that was canceled or erased a moment ago must not come back.
  await requireUnchanged(context, own)
  await createKey(context, request.key)
  return context.ports.localStore.append(request)
}

const store = async (context: UploadContext, own: OwnUpload, input: AppendInput): Promise<AppendOutcome> => {
  const { headers, bytes } = input
  const { storageKey: key } = own.row
  if (headers.crc32 === null) return { refused: null, offsetBytes: await readStoredBytes(context, own.row) }
  const result = await appendToKey(context, own, { key, offset: headers.offsetBytes, bytes, crc32: headers.crc32 })
  if (result.outcome === 'appended') context.ports.live.push(key, headers.offsetBytes, bytes)
  // The response to the seal was lost, so the last append may be repeated. The seal then compares the hash.
  const isRepeated = result.outcome === 'sealed' && headers.isComplete
  return { refused: isRepeated ? null : refusals[result.outcome], offsetBytes: result.offsetBytes }
}

const seal = async (context: UploadContext, own: OwnUpload, input: AppendInput): Promise<AppendResponse> => {
  const { headers, bytes } = input
  const sealed = await context.ports.localStore.seal({
    key: own.row.storageKey,
    sizeBytes: headers.offsetBytes + bytes.byteLength,
    sha256: headers.sha256 ?? '',
  })
  const refused = sealRefusals[sealed.outcome]
  const { sizeBytes: offsetBytes } = sealed
  if (refused !== null) return presentAppend(context, own.row, { refused, offsetBytes })
  const row = await recordSeal(context, own.actor, own.row)
  if (row === null) return presentAppend(context, own.row, { refused: 'UPLOAD_FENCED', offsetBytes })
  return presentAppend(context, row, { refused: null, offsetBytes })
}

const isQuotaLeft = async (context: UploadContext, own: OwnUpload, ask: AppendAsk): Promise<boolean> =>
  !needsAnswerCheck(ask) || !(await findAnswerQuota(context, own.actor, own.row)).isAnswerFull

const write = async (context: UploadContext, own: OwnUpload, input: AppendInput): Promise<AppendResponse> => {
  const stored = await store(context, own, input)
  if (stored.refused !== null || !input.headers.isComplete) return presentAppend(context, own.row, stored)
  return seal(context, own, input)
}

const admitAndWrite = async (context: AppendContext, own: OwnUpload, input: AppendInput): Promise<AppendResponse> => {
  const lengthBytes = input.bytes.byteLength
  // A seal without bytes only ends what is stored.
  if (lengthBytes === 0) return write(context, own, input)
  const refusal = await admitAppend(context, own, lengthBytes)
  if (refusal !== null) {
    return presentAppend(context, own.row, { ...refusal, offsetBytes: await readStoredBytes(context, own.row) })
  }
  let isWritten = false
  try {
    const response = await write(context, own, input)
    isWritten = response.refused === null
    return response
  } finally {
    context.ports.sessionBytes.settle(own.row.sessionId, lengthBytes, isWritten)
  }
}

const findOwn = async (context: AppendContext, caller: Caller, input: AppendInput): Promise<OwnUpload> => {
  const { lease = null, headers } = input
  if (lease !== null && context.ports.leases.isGood(lease)) return lease.own
  const found = await findUpload(context.deps, caller, input.uploadId)
  return resolveUploadOwner(context, found, headers.heldFromBytes ?? 0)
}

/** A lease that ended while the bytes were written: another process may have taken over, so the row is read before they are acknowledged. */
const confirmLease = async (context: AppendContext, own: OwnUpload, lease: UploadLease | null): Promise<void> => {
  if (lease === null || own !== lease.own || context.ports.leases.isGood(lease)) return
  await requireUnchanged(context, own)
}

const append = async (context: AppendContext, caller: Caller, input: AppendInput): Promise<AppendResponse> => {
  const { headers, bytes, lease = null } = input
  const own = await findOwn(context, caller, input)
  const ask: AppendAsk = { ...headers, epoch: headers.epoch ?? null, lengthBytes: bytes.byteLength }
  const verdict = judgeAppend(getFacts(own.row), ask)
  const here = async (refused: ErrorCode | null): Promise<AppendResponse> =>
    presentAppend(context, own.row, { refused, offsetBytes: await readStoredBytes(context, own.row) })
  switch (verdict.kind) {
    case 'refused':
      return here(verdict.code)
    case 'done':
      return here(null)
    case 'write': {
      if (!(await isQuotaLeft(context, own, ask))) return here('UPLOAD_TOO_LARGE')
      const response = await admitAndWrite(context, own, input)
      // A seal was compared with the row by its own transaction.
      if (!headers.isComplete) await confirmLease(context, own, lease)
      return response
    }
  }
}

/** Appends at an offset and seals with the last bytes. Returns when the bytes are durable. */
export const appendUpload = (context: AppendContext, caller: Caller, input: AppendInput): Promise<AppendResponse> =>
  context.ports.writes.run(input.uploadId, () => append(context, caller, input))
