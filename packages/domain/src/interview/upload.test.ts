import { describe, expect, it } from 'vitest'
import { uploadLimits } from '../limits'
import { beginUpload, decideUpload, type UploadEvent, type UploadRow } from './upload'

const open: UploadRow = { ...beginUpload('tab-1'), sizeBytes: 100 }
const sealed: UploadRow = { ...open, state: 'sealed' }
const append = (offsetBytes: number, lengthBytes: number, more: object = {}): UploadEvent => ({
  type: 'append',
  epoch: 1,
  offsetBytes,
  lengthBytes,
  answerBytes: 100,
  ...more,
})
const outcome = (row: UploadRow, event: UploadEvent) => {
  const decided = decideUpload(row, event)
  return decided.kind === 'refused' ? decided.code : decided.kind
}

describe('an upload', () => {
  it.each<[string, UploadRow, UploadEvent, string]>([
    ['the next bytes', open, append(100, 50), 'accept'],
    ['no bytes at the end', open, append(100, 0), 'same'],
    ['bytes that are there', open, append(0, 100), 'compare'],
    ['bytes that are there after the seal', sealed, append(50, 50), 'compare'],
    ['nothing more after the seal', sealed, append(100, 0), 'same'],
    ['more after the seal', sealed, append(100, 1), 'UPLOAD_SEALED'],
    ['a gap', open, append(101, 5), 'UPLOAD_OFFSET_CONFLICT'],
    ['an overlap', open, append(99, 5), 'UPLOAD_OFFSET_CONFLICT'],
    ['a writer that was fenced off', { ...open, epoch: 2 }, append(100, 5), 'UPLOAD_FENCED'],
    ['the largest append', open, append(100, uploadLimits.maxAppendBytes), 'accept'],
    ['a larger append', open, append(100, uploadLimits.maxAppendBytes + 1), 'UPLOAD_TOO_LARGE'],
    [
      'a segment beyond its limit',
      { ...open, sizeBytes: uploadLimits.maxSegmentBytes },
      append(uploadLimits.maxSegmentBytes, 1, { answerBytes: 0 }),
      'UPLOAD_TOO_LARGE',
    ],
    ['an answer up to its limit', open, append(100, 1, { answerBytes: uploadLimits.maxAnswerBytes - 1 }), 'accept'],
    [
      'an answer beyond its limit',
      open,
      append(100, 1, { answerBytes: uploadLimits.maxAnswerBytes }),
      'UPLOAD_TOO_LARGE',
    ],
    ['a seal at its size', open, { type: 'seal', epoch: 1, sizeBytes: 100 }, 'accept'],
    ['the same seal', sealed, { type: 'seal', epoch: 1, sizeBytes: 100 }, 'same'],
    ['a seal of another size', open, { type: 'seal', epoch: 1, sizeBytes: 99 }, 'UPLOAD_OFFSET_CONFLICT'],
    ['another seal', sealed, { type: 'seal', epoch: 1, sizeBytes: 99 }, 'UPLOAD_SEALED'],
    ['a cancellation', open, { type: 'cancel', epoch: 1 }, 'accept'],
    ['a cancellation after the seal', sealed, { type: 'cancel', epoch: 1 }, 'UPLOAD_SEALED'],
    ['the same cancellation', { ...open, state: 'cancelled' }, { type: 'cancel', epoch: 1 }, 'same'],
    ['anything after a cancellation', { ...open, state: 'cancelled' }, append(100, 5), 'NOT_FOUND'],
    ['the same owner again', open, { type: 'claim', ownerId: 'tab-1' }, 'same'],
    ['another owner', open, { type: 'claim', ownerId: 'tab-2' }, 'accept'],
    ['another owner of what is sealed', sealed, { type: 'claim', ownerId: 'tab-2' }, 'same'],
  ])('answers %s', (...[, row, event, expected]) => {
    expect(outcome(row, event)).toBe(expected)
  })
  it('grows by what was accepted, is sealed, cancelled and fenced in its row, and tells the true offset', () => {
    expect(decideUpload(open, append(100, 50))).toMatchObject({ row: { sizeBytes: 150 } })
    expect(decideUpload(open, { type: 'seal', epoch: 1, sizeBytes: 100 })).toMatchObject({ row: sealed })
    expect(decideUpload(open, { type: 'cancel', epoch: 1 })).toMatchObject({ row: { state: 'cancelled' } })
    expect(decideUpload(open, { type: 'claim', ownerId: 'tab-2' })).toMatchObject({
      row: { ownerId: 'tab-2', epoch: 2 },
    })
    expect(decideUpload(open, append(7, 500))).toMatchObject({ kind: 'refused', offsetBytes: 100, row: open })
  })
})
