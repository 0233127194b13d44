import type { ErrorCode, UploadState } from '@candor/contract'
import { uploadLimits } from '../limits'

/**
 * One recorded segment on its way to the server. `epoch` is a fencing token: it grows with every change of writer (a
 * browser page) or of store (a server process's disk), and a request with an older epoch can change nothing more.
 */
export interface UploadFacts {
  readonly state: UploadState
  /** The store that alone may append and seal; null: none has said so yet. */
  readonly ownerStoreId: string | null
  readonly epoch: number
  /** Of what was sealed; null before. */
  readonly sizeBytes: number | null
  readonly sha256: string | null
}

/**
 * Which process handles a request on an upload. `here`: this one. `forward`: the owner, which is alive. `claim`: this one,
 * after it has taken the upload over under a new epoch. `unavailable`: none at the moment; the sender retries.
 */
export type UploadRoute = 'here' | 'forward' | 'claim' | 'unavailable'

export interface UploadAsk {
  readonly storeId: string
  readonly isOwnerAlive: boolean
  /** First byte the sender can still give. */
  readonly heldFromBytes: number
  /** What this store holds of the segment: a copy from a time when it owned the upload. */
  readonly ownBytes: number
}

/** What is sealed is answered from the row by anyone; what is open belongs to one store at a time. */
export const routeUpload = (row: Pick<UploadFacts, 'state' | 'ownerStoreId'>, ask: UploadAsk): UploadRoute => {
  if (row.state !== 'open' || row.ownerStoreId === ask.storeId) return 'here'
  if (ask.isOwnerAlive) return 'forward'
  // Only the owner has the earlier bytes: claiming would leave a hole that can't be filled.
  return ask.heldFromBytes > ask.ownBytes ? 'unavailable' : 'claim'
}

export interface AppendAsk {
  /** The epoch that the sender received; null from a sender that does not state one. */
  readonly epoch: number | null
  readonly offsetBytes: number
  readonly lengthBytes: number
  readonly isComplete: boolean
  /** Of the whole, with the last append. */
  readonly sha256: string | null
}

/** `write`: passed to the store, which compares it with the stored bytes. `done`: already sealed with the same content. */
export type AppendVerdict = { readonly kind: 'write' | 'done' } | { readonly kind: 'refused'; readonly code: ErrorCode }

const refused = (code: ErrorCode): AppendVerdict => ({ kind: 'refused', code })

const judgeSealed = (row: UploadFacts, ask: AppendAsk): AppendVerdict => {
  if (!ask.isComplete) return refused('UPLOAD_SEALED')
  if (ask.offsetBytes + ask.lengthBytes !== row.sizeBytes) return refused('UPLOAD_OFFSET_CONFLICT')
  return ask.sha256 === row.sha256 ? { kind: 'done' } : refused('UPLOAD_CHECKSUM_MISMATCH')
}

/** Whether an append may reach the store. */
export const judgeAppend = (row: UploadFacts, ask: AppendAsk): AppendVerdict => {
  if (row.state === 'cancelled') return refused('NOT_FOUND')
  if (ask.epoch !== null && ask.epoch !== row.epoch) return refused('UPLOAD_FENCED')
  if (row.state === 'sealed') return judgeSealed(row, ask)
  const isTooLarge =
    ask.lengthBytes > uploadLimits.maxAppendBytes || ask.offsetBytes + ask.lengthBytes > uploadLimits.maxSegmentBytes
  return isTooLarge ? refused('UPLOAD_TOO_LARGE') : { kind: 'write' }
}

/** The sum over an answer's segments is recomputed when one of them has grown by this much, not with every append. */
const answerCheckBytes = 16 * 1024 * 1024

export const needsAnswerCheck = (ask: Pick<AppendAsk, 'offsetBytes' | 'lengthBytes'>): boolean =>
  Math.floor((ask.offsetBytes + ask.lengthBytes) / answerCheckBytes) > Math.floor(ask.offsetBytes / answerCheckBytes)

/** Whether an answer may get no more bytes, and a take no more segments. */
export const isAnswerFull = (stored: { readonly sizeBytes: number }): boolean =>
  stored.sizeBytes >= uploadLimits.maxAnswerBytes
export const isTakeFull = (stored: { readonly segmentCount: number }): boolean =>
  stored.segmentCount >= uploadLimits.maxSegmentsPerTake

/** The sender may let go of its own bytes: they lie verified on the last configured tier. */
export const isUploadFinal = (
  row: { readonly state: UploadState; readonly isTiered: boolean },
  hasObjectStore: boolean,
): boolean => row.state === 'sealed' && (row.isTiered || !hasObjectStore)
