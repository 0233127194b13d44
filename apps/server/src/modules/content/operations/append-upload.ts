import type { ErrorCode } from '@candor/contract'
import { uploadLimits } from '@candor/domain'
import type { AppendResult, SealResult } from '@candor/media'
import { AppError } from '../../../errors'
import type { Caller } from '../../../http/caller'
import type { AppendHeaders } from '../upload-headers'
import { findUpload, type OwnUpload } from './find-upload'
import { recordSeal, type SealContext } from './seal-upload'

export interface AppendInput {
  readonly uploadId: string
  readonly headers: AppendHeaders
  readonly bytes: Uint8Array
}

/** `offsetBytes` is the true durable end, also with a refusal: where the sender goes on. */
export interface AppendAnswer {
  readonly refused: ErrorCode | null
  readonly offsetBytes: number
  readonly isComplete: boolean
}

const refusals: Readonly<Record<AppendResult['outcome'], ErrorCode | null>> = {
  appended: null,
  already_there: null,
  gap: 'UPLOAD_OFFSET_CONFLICT',
  conflict: 'UPLOAD_OFFSET_CONFLICT',
  sealed: 'UPLOAD_SEALED',
  checksum_mismatch: 'UPLOAD_CHECKSUM_MISMATCH',
  no_space: 'SERVER_DISK_FULL',
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

const store = async (context: SealContext, own: OwnUpload, input: AppendInput): Promise<AppendAnswer> => {
  const { headers, bytes } = input
  const { storageKey: key } = own.row
  if (headers.crc32 === null) {
    const stat = await context.ports.store.stat(key)
    return { refused: stat === null ? 'NOT_FOUND' : null, offsetBytes: stat?.sizeBytes ?? 0, isComplete: false }
  }
  const result = await context.ports.store.append({ key, offset: headers.offsetBytes, bytes, crc32: headers.crc32 })
  // Sealed before its answer was heard: the last append may be sent again, and the seal will say whether it is the same.
  const isRepeated = result.outcome === 'sealed' && headers.isComplete
  return { refused: isRepeated ? null : refusals[result.outcome], offsetBytes: result.offsetBytes, isComplete: false }
}

const seal = async (context: SealContext, own: OwnUpload, input: AppendInput): Promise<AppendAnswer> => {
  const { headers, bytes } = input
  const sealed = await context.ports.store.seal({
    key: own.row.storageKey,
    sizeBytes: headers.offsetBytes + bytes.byteLength,
    sha256: headers.sha256 ?? '',
  })
  const refused = sealRefusals[sealed.outcome]
  if (refused === null) await recordSeal(context, own.actor, own.row)
  return { refused, offsetBytes: sealed.sizeBytes, isComplete: refused === null }
}

/** Appends at an offset and, with the last bytes, seals. The answer is given once the bytes are durable. */
export const appendUpload = async (context: SealContext, caller: Caller, input: AppendInput): Promise<AppendAnswer> => {
  const own = await findUpload(context.deps, caller, input.uploadId)
  const endBytes = input.headers.offsetBytes + input.bytes.byteLength
  if (endBytes > uploadLimits.maxSegmentBytes) throw new AppError('UPLOAD_TOO_LARGE')
  const stored = await store(context, own, input)
  if (stored.refused !== null || !input.headers.isComplete) return stored
  return seal(context, own, input)
}

/** How far an upload is. A seal that the table missed is made good here. */
export const getUploadOffset = async (
  context: SealContext,
  caller: Caller,
  uploadId: string,
): Promise<AppendAnswer> => {
  const own = await findUpload(context.deps, caller, uploadId)
  const stat = await context.ports.store.stat(own.row.storageKey)
  if (stat?.sealed === true && own.row.state === 'open') await recordSeal(context, own.actor, own.row)
  return { refused: null, offsetBytes: stat?.sizeBytes ?? 0, isComplete: stat?.sealed ?? false }
}
