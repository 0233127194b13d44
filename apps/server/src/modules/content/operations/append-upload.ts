import type { ErrorCode } from '@candor/contract'
import { type AppendAsk, isUploadFinal, judgeAppend, needsAnswerCheck } from '@candor/domain'
import type { AppendRequest, AppendResult, SealResult } from '@candor/media'
import type { Caller } from '../../../http/caller'
import { factsOf, type UploadRow } from '../repo'
import { isOfPractice } from '../repo-tier'
import type { AppendHeaders } from '../upload-headers'
import { findAnswerQuota } from './answer-quota'
import { findUpload, type OwnUpload } from './find-upload'
import { createKey, resolveUploadOwner, type UploadContext } from './resolve-upload-owner'
import { recordSeal } from './seal-upload'

export interface AppendInput {
  readonly uploadId: string
  readonly headers: AppendHeaders
  readonly bytes: Uint8Array
}

/** `offsetBytes` is the true durable end, also with a refusal: the sender continues there. */
export interface AppendAnswer {
  readonly refused: ErrorCode | null
  readonly offsetBytes: number
  readonly isComplete: boolean
  /** The epoch under which the sender continues; also with a refusal. */
  readonly epoch: number
  /** The sender may let go of its own bytes. */
  readonly isFinal: boolean
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

interface Outcome {
  readonly refused: ErrorCode | null
  readonly offsetBytes: number
}

/** What a sender learns about an upload, whatever the result of its request. */
export const answerOf = (context: UploadContext, row: UploadRow, outcome: Outcome): AppendAnswer => ({
  ...outcome,
  isComplete: row.state === 'sealed',
  epoch: row.epoch,
  isFinal: isUploadFinal({ state: row.state, isTiered: row.tieredAt !== null }, context.ports.objects !== null),
})

/** How far an upload is: what the row says once it is sealed, what our disk says before. */
export const storedBytes = async (context: UploadContext, row: UploadRow): Promise<number> =>
  row.state === 'sealed'
    ? (row.sizeBytes ?? 0)
    : ((await context.ports.localStore.stat(row.storageKey))?.sizeBytes ?? 0)

/** A stop between the row and its key is made good here. */
const appendToKey = async (context: UploadContext, request: AppendRequest): Promise<AppendResult> => {
  const result = await context.ports.localStore.append(request)
  if (result.outcome !== 'unknown_key') return result
  await createKey(context, request.key)
  return context.ports.localStore.append(request)
}

const store = async (context: UploadContext, own: OwnUpload, input: AppendInput): Promise<Outcome> => {
  const { headers, bytes } = input
  const { storageKey: key } = own.row
  if (headers.crc32 === null) return { refused: null, offsetBytes: await storedBytes(context, own.row) }
  const result = await appendToKey(context, { key, offset: headers.offsetBytes, bytes, crc32: headers.crc32 })
  if (result.outcome === 'appended') context.ports.live.push(key, headers.offsetBytes, bytes)
  // Sealed before its answer was heard: the last append may be sent again, and the seal will say whether it is the same.
  const isRepeated = result.outcome === 'sealed' && headers.isComplete
  return { refused: isRepeated ? null : refusals[result.outcome], offsetBytes: result.offsetBytes }
}

const seal = async (context: UploadContext, own: OwnUpload, input: AppendInput): Promise<AppendAnswer> => {
  const { headers, bytes } = input
  const sealed = await context.ports.localStore.seal({
    key: own.row.storageKey,
    sizeBytes: headers.offsetBytes + bytes.byteLength,
    sha256: headers.sha256 ?? '',
  })
  const refused = sealRefusals[sealed.outcome]
  const { sizeBytes: offsetBytes } = sealed
  if (refused !== null) return answerOf(context, own.row, { refused, offsetBytes })
  const row = await recordSeal(context, own.actor, own.row)
  if (row === null) return answerOf(context, own.row, { refused: 'UPLOAD_FENCED', offsetBytes })
  return answerOf(context, row, { refused: null, offsetBytes })
}

const isQuotaLeft = async (context: UploadContext, own: OwnUpload, ask: AppendAsk): Promise<boolean> =>
  !needsAnswerCheck(ask) || !(await findAnswerQuota(context, own.actor, own.row)).isAnswerFull

const write = async (context: UploadContext, own: OwnUpload, input: AppendInput): Promise<AppendAnswer> => {
  const stored = await store(context, own, input)
  if (stored.refused !== null || !input.headers.isComplete) return answerOf(context, own.row, stored)
  return seal(context, own, input)
}

const append = async (context: UploadContext, caller: Caller, input: AppendInput): Promise<AppendAnswer> => {
  const { headers, bytes } = input
  const found = await findUpload(context.deps, caller, input.uploadId)
  const own = await resolveUploadOwner(context, found, headers.heldFromBytes ?? 0)
  const ask: AppendAsk = { ...headers, epoch: headers.epoch ?? null, lengthBytes: bytes.byteLength }
  const verdict = judgeAppend(factsOf(own.row), ask)
  const here = async (refused: ErrorCode | null): Promise<AppendAnswer> =>
    answerOf(context, own.row, { refused, offsetBytes: await storedBytes(context, own.row) })
  switch (verdict.kind) {
    case 'refused':
      return here(verdict.code)
    case 'done':
      return here(null)
    case 'write':
      return (await isQuotaLeft(context, own, ask)) ? write(context, own, input) : here('UPLOAD_TOO_LARGE')
  }
}

/** Appends at an offset and, with the last bytes, seals. The answer is given once the bytes are durable. */
export const appendUpload = (context: UploadContext, caller: Caller, input: AppendInput): Promise<AppendAnswer> =>
  context.ports.writes.run(input.uploadId, () => append(context, caller, input))

/** A practice's recordings never leave this disk, so a caller that waits for a further copy would wait forever. */
const withoutTier = async (context: UploadContext, own: OwnUpload, answer: AppendAnswer): Promise<AppendAnswer> => {
  if (answer.isFinal || !answer.isComplete) return answer
  const isFinal = await context.deps.withActor(own.actor, (tx) => isOfPractice(tx, own.row.sessionId))
  return { ...answer, isFinal }
}

/** How far an upload is. A seal that the table missed is made good here. */
export const getUploadOffset = async (
  context: UploadContext,
  caller: Caller,
  input: { readonly uploadId: string; readonly heldFromBytes?: number },
): Promise<AppendAnswer> => {
  const found = await findUpload(context.deps, caller, input.uploadId)
  const own = await resolveUploadOwner(context, found, input.heldFromBytes ?? 0)
  const row = (await recordSeal(context, own.actor, own.row)) ?? own.row
  const answer = answerOf(context, row, { refused: null, offsetBytes: await storedBytes(context, row) })
  return withoutTier(context, own, answer)
}
