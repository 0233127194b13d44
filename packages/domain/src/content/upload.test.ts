import { describe, expect, it } from 'vitest'
import { uploadLimits } from '../limits'
import {
  type AppendAsk,
  isAnswerFull,
  isTakeFull,
  isUploadFinal,
  judgeAppend,
  needsAnswerCheck,
  routeUpload,
  type UploadAsk,
  type UploadFacts,
} from './upload'

const open: UploadFacts = { state: 'open', ownerStoreId: 'here', epoch: 3, sizeBytes: null, sha256: null }
const sealed: UploadFacts = { ...open, state: 'sealed', sizeBytes: 100, sha256: 'aa' }
const there: UploadFacts = { ...open, ownerStoreId: 'there' }

describe('a request on an upload', () => {
  const ask: UploadAsk = {
    storeId: 'here',
    isOwnerAlive: true,
    heldFromBytes: 0,
    ownBytes: 0,
  }
  const gone = { ...ask, isOwnerAlive: false }
  it.each<[string, UploadFacts, UploadAsk, string]>([
    ['of this store is dealt with here', open, ask, 'here'],
    ['of another store that lives goes there', there, ask, 'forward'],
    ['of a store that is gone is claimed', there, gone, 'claim'],
    ['of no store yet is claimed', { ...open, ownerStoreId: null }, gone, 'claim'],
    [
      'whose sender no longer holds the first byte waits for the owner',
      there,
      { ...gone, heldFromBytes: 1 },
      'unavailable',
    ],
    [
      'whose sender holds all that this store lacks is claimed',
      there,
      { ...gone, heldFromBytes: 5, ownBytes: 5 },
      'claim',
    ],
    [
      'whose sender and this store leave a hole waits',
      there,
      { ...gone, heldFromBytes: 6, ownBytes: 5 },
      'unavailable',
    ],
    ['that is sealed is answered by anyone', { ...sealed, ownerStoreId: 'there' }, gone, 'here'],
  ])('%s', (...[, row, question, route]) => {
    expect(routeUpload(row, question)).toBe(route)
  })
})

describe('an append', () => {
  const ask: AppendAsk = { epoch: 3, offsetBytes: 100, lengthBytes: 50, isComplete: false, sha256: null }
  const last: AppendAsk = { ...ask, offsetBytes: 50, isComplete: true, sha256: 'aa' }
  const verdict = (row: UploadFacts, question: AppendAsk): string => {
    const judged = judgeAppend(row, question)
    return judged.kind === 'refused' ? judged.code : judged.kind
  }
  it.each<[string, UploadFacts, AppendAsk, string]>([
    ['reaches the store', open, ask, 'write'],
    ['without an epoch reaches the store', open, { ...ask, epoch: null }, 'write'],
    ['of a writer that was fenced off is refused', open, { ...ask, epoch: 2 }, 'UPLOAD_FENCED'],
    ['of a writer that was fenced off is refused after the seal too', sealed, { ...last, epoch: 2 }, 'UPLOAD_FENCED'],
    ['of the largest size is taken', open, { ...ask, lengthBytes: uploadLimits.maxAppendBytes }, 'write'],
    ['of a larger size is not', open, { ...ask, lengthBytes: uploadLimits.maxAppendBytes + 1 }, 'UPLOAD_TOO_LARGE'],
    [
      'up to the end of the largest segment is taken',
      open,
      { ...ask, offsetBytes: uploadLimits.maxSegmentBytes - 50 },
      'write',
    ],
    ['beyond it is not', open, { ...ask, offsetBytes: uploadLimits.maxSegmentBytes - 49 }, 'UPLOAD_TOO_LARGE'],
    ['repeated after the seal is answered alike', sealed, last, 'done'],
    ['after the seal changes nothing', sealed, { ...last, isComplete: false }, 'UPLOAD_SEALED'],
    ['that seals another size is refused', sealed, { ...last, offsetBytes: 51 }, 'UPLOAD_OFFSET_CONFLICT'],
    ['that seals other bytes is refused', sealed, { ...last, sha256: 'bb' }, 'UPLOAD_CHECKSUM_MISMATCH'],
    ['to a cancelled upload finds nothing', { ...open, state: 'cancelled' }, ask, 'NOT_FOUND'],
  ])('%s', (...[, row, question, expected]) => {
    expect(verdict(row, question)).toBe(expected)
  })
})

describe('the quota of an answer', () => {
  const step = 16 * 1024 * 1024
  it('checks the quota each time a segment has grown by 16 MiB', () => {
    expect(needsAnswerCheck({ offsetBytes: 0, lengthBytes: 100 })).toBe(false)
    expect(needsAnswerCheck({ offsetBytes: step - 100, lengthBytes: 100 })).toBe(true)
    expect(needsAnswerCheck({ offsetBytes: step, lengthBytes: 100 })).toBe(false)
  })
  it('is full at its limits of bytes and segments', () => {
    const { maxAnswerBytes, maxSegmentsPerTake } = uploadLimits
    expect([isAnswerFull({ sizeBytes: maxAnswerBytes - 1 }), isAnswerFull({ sizeBytes: maxAnswerBytes })]).toEqual([
      false,
      true,
    ])
    expect([maxSegmentsPerTake - 1, maxSegmentsPerTake].map((segmentCount) => isTakeFull({ segmentCount }))).toEqual([
      false,
      true,
    ])
  })
})

describe('the sender’s own bytes', () => {
  it.each([
    ['are kept while the upload is open', 'open', false, false, false],
    ['may go at the seal where the disk is the last tier', 'sealed', false, false, true],
    ['are kept until the object store has them', 'sealed', false, true, false],
    ['may go once the object store has them', 'sealed', true, true, true],
  ] as const)('%s', (...[, state, isTiered, hasObjectStore, isFinal]) => {
    expect(isUploadFinal({ state, isTiered }, hasObjectStore)).toBe(isFinal)
  })
})
