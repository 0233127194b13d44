import type { ErrorCode, UploadState } from '@candor/contract'
import { uploadLimits } from '../limits'

/**
 * One recorded segment on its way to the server. `epoch` fences: whoever claims the upload gets a higher one, and a
 * writer with an older one can change nothing more.
 */
export interface UploadRow {
  readonly state: UploadState
  readonly sizeBytes: number
  readonly ownerId: string
  readonly epoch: number
}

export const beginUpload = (ownerId: string): UploadRow => ({ state: 'open', sizeBytes: 0, ownerId, epoch: 1 })

export type UploadEvent =
  /** The same segment begun again: its owner goes on, another one takes over. */
  | { readonly type: 'claim'; readonly ownerId: string }
  /** `answerBytes`: stored bytes of all segments of this take, this one among them. */
  | {
      readonly type: 'append'
      readonly epoch: number
      readonly offsetBytes: number
      readonly lengthBytes: number
      readonly answerBytes: number
    }
  | { readonly type: 'seal'; readonly epoch: number; readonly sizeBytes: number }
  | { readonly type: 'cancel'; readonly epoch: number }

/**
 * `accept`: write and store `row`. `compare`: the bytes are there already; equal ones are acknowledged, others answer
 * UPLOAD_OFFSET_CONFLICT. `same`: done before. A refusal carries the true offset for the answer's header.
 */
export type UploadOutcome =
  | { readonly kind: 'accept'; readonly row: UploadRow }
  | { readonly kind: 'compare'; readonly row: UploadRow }
  | { readonly kind: 'same'; readonly row: UploadRow }
  | { readonly kind: 'refused'; readonly row: UploadRow; readonly code: ErrorCode; readonly offsetBytes: number }

const refused = (row: UploadRow, code: ErrorCode): UploadOutcome => ({
  kind: 'refused',
  row,
  code,
  offsetBytes: row.sizeBytes,
})
const same = (row: UploadRow): UploadOutcome => ({ kind: 'same', row })
const accepted = (row: UploadRow): UploadOutcome => ({ kind: 'accept', row })

type Append = Extract<UploadEvent, { type: 'append' }>

const isTooLarge = (event: Append): boolean =>
  event.lengthBytes > uploadLimits.maxAppendBytes ||
  event.offsetBytes + event.lengthBytes > uploadLimits.maxSegmentBytes ||
  event.answerBytes + event.lengthBytes > uploadLimits.maxAnswerBytes

const append = (row: UploadRow, event: Append): UploadOutcome => {
  const endBytes = event.offsetBytes + event.lengthBytes
  if (endBytes <= row.sizeBytes && event.lengthBytes > 0) return { kind: 'compare', row }
  if (row.state === 'sealed')
    return event.offsetBytes === row.sizeBytes && event.lengthBytes === 0 ? same(row) : refused(row, 'UPLOAD_SEALED')
  if (event.offsetBytes !== row.sizeBytes) return refused(row, 'UPLOAD_OFFSET_CONFLICT')
  if (event.lengthBytes === 0) return same(row)
  if (isTooLarge(event)) return refused(row, 'UPLOAD_TOO_LARGE')
  return accepted({ ...row, sizeBytes: endBytes })
}

const seal = (row: UploadRow, sizeBytes: number): UploadOutcome => {
  if (sizeBytes !== row.sizeBytes)
    return refused(row, row.state === 'sealed' ? 'UPLOAD_SEALED' : 'UPLOAD_OFFSET_CONFLICT')
  return row.state === 'sealed' ? same(row) : accepted({ ...row, state: 'sealed' })
}

const claim = (row: UploadRow, ownerId: string): UploadOutcome =>
  row.state === 'sealed' || row.ownerId === ownerId ? same(row) : accepted({ ...row, ownerId, epoch: row.epoch + 1 })

/** Decides one event on an upload; the caller writes the bytes first and the row afterwards, guarded by its epoch. */
export const decideUpload = (row: UploadRow, event: UploadEvent): UploadOutcome => {
  if (row.state === 'cancelled') return event.type === 'cancel' ? same(row) : refused(row, 'NOT_FOUND')
  if (event.type !== 'claim' && event.epoch !== row.epoch) return refused(row, 'UPLOAD_FENCED')
  switch (event.type) {
    case 'claim':
      return claim(row, event.ownerId)
    case 'append':
      return append(row, event)
    case 'seal':
      return seal(row, event.sizeBytes)
    case 'cancel':
      return row.state === 'sealed' ? refused(row, 'UPLOAD_SEALED') : accepted({ ...row, state: 'cancelled' })
  }
}
