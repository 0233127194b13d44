import { expect, test } from 'vitest'
import { emptySpool, type SegmentStatus } from './messages'
import { formatMegabytes, getUploadTotals, locateRecordings } from './upload-totals'

const segment = (sessionId: string, [recordedBytes, storedBytes]: [number, number], phase: SegmentStatus['phase']) => ({
  key: `${sessionId}/${recordedBytes}`,
  sidecar: {
    sessionId,
    answerId: 'a',
    take: 1,
    segmentIndex: 0,
    mime: 'video/webm',
    startOffsetMs: 0,
    startedAtMs: 0,
    isSealed: false,
    sizeBytes: 0,
    releasedBytes: 0,
    isSpare: false,
  },
  recordedBytes,
  isDeviceFull: false,
  onDeviceBytes: recordedBytes,
  storedBytes,
  isFinal: false,
  isFinished: true,
  phase,
  attempt: 0,
})

test('the totals count only segments of the interview', () => {
  const state = { ...emptySpool, segments: [segment('s', [100, 50], 'send'), segment('other', [900, 0], 'send')] }
  expect(getUploadTotals(state, 's')).toMatchObject({ count: 1, recordedBytes: 100, storedBytes: 50, percent: 50 })
})

test('the totals show 100% only when everything is sealed', () => {
  const almost = { ...emptySpool, segments: [segment('s', [1000, 1000], 'send')] }
  expect(getUploadTotals(almost, 's')).toMatchObject({ percent: 99, isAllStored: false })
  const sealed = { ...emptySpool, segments: [segment('s', [1000, 1000], 'sealed')] }
  expect(getUploadTotals(sealed, 's')).toMatchObject({ percent: 100, isAllStored: true })
})

test('an interview without recordings has nothing left to upload', () => {
  expect(getUploadTotals(emptySpool, 's')).toMatchObject({ count: 0, percent: 100, isAllStored: true })
})

test('megabytes are shown with one decimal', () => {
  expect(formatMegabytes(1_572_864)).toBe('1.5')
})

test('the bytes shown as stored on this device are those in files, not those in memory or already freed', () => {
  const inMemory = { ...segment('s', [1000, 700], 'send'), key: 'full', onDeviceBytes: 400, isDeviceFull: true }
  const freed = { ...segment('s', [500, 500], 'sealed'), onDeviceBytes: 0, isFinal: true }
  expect(locateRecordings({ ...emptySpool, segments: [inMemory, freed] }, 's')).toEqual({
    recordedBytes: 1500,
    onDeviceBytes: 400,
    onServerBytes: 1200,
    inMemoryBytes: 300,
    isFinal: false,
  })
  expect(locateRecordings({ ...emptySpool, segments: [freed] }, 's')).toMatchObject({ onDeviceBytes: 0, isFinal: true })
})

test('a spare recording counts only once it belongs to the answer', () => {
  const spare = segment('s', [100, 0], 'begin')
  const state = { ...emptySpool, segments: [{ ...spare, sidecar: { ...spare.sidecar, isSpare: true } }] }
  expect(getUploadTotals(state, 's')).toMatchObject({ count: 0, isAllStored: true })
})
