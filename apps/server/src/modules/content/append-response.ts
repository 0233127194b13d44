import type { ErrorCode } from '@candor/contract'
import { isSealedUpload, isUploadFinal } from '@candor/domain'
import type { AppendRow } from './repo/uploads'
import type { UploadContext } from './resolve-upload-owner'

/** `offsetBytes` is the true durable end, also with a refusal: the sender continues there. */
export interface AppendResponse {
  readonly refused: ErrorCode | null
  readonly offsetBytes: number
  readonly isComplete: boolean
  /** The epoch under which the sender continues; also with a refusal. */
  readonly epoch: number
  /** With a refusal that is worth a retry: after how long. */
  readonly waitSeconds?: number
  /** Whether the sender may delete its own copy. */
  readonly isFinal: boolean
}

export interface AppendOutcome {
  readonly refused: ErrorCode | null
  readonly offsetBytes: number
  readonly waitSeconds?: number
}

/** What a sender learns about an upload, whatever the result of its request. */
export const presentAppend = (context: UploadContext, row: AppendRow, outcome: AppendOutcome): AppendResponse => ({
  ...outcome,
  isComplete: isSealedUpload(row),
  epoch: row.epoch,
  isFinal: isUploadFinal({ state: row.state, isTiered: row.tieredAt !== null }, context.ports.objects !== null),
})

/** The offset of an upload: from the row if it is sealed, else from this disk. */
export const readStoredBytes = async (context: UploadContext, row: AppendRow): Promise<number> =>
  isSealedUpload(row) ? (row.sizeBytes ?? 0) : ((await context.ports.localStore.stat(row.storageKey))?.sizeBytes ?? 0)
