import { expect, test } from 'vitest'
import { parseSegmentFile, placeNextSegment, readSidecar, type Sidecar, segmentName } from './segment-name'

const answerId = '0b0e7c5e-6f0e-4c54-9a8f-0d3b5c1f2a77'
const known = { segmentCount: 0, askedForMs: 0 }
const id = { sessionId: 's', answerId, take: 1, segmentIndex: 2 }
const sidecar: Sidecar = {
  ...id,
  mime: 'video/webm',
  startOffsetMs: 4000,
  startedAtMs: 104_000,
  isSealed: false,
  sizeBytes: 0,
  releasedBytes: 0,
  isSpare: false,
}
const webm = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])

test('a file name identifies its segment', () => {
  expect(segmentName(id)).toBe(`${answerId}-1-2`)
  expect(parseSegmentFile('s', `${segmentName(id)}.bin`)).toEqual({ ...id, ending: 'bin' })
  expect(parseSegmentFile('s', 'notes.txt')).toBeNull()
})

test('a sidecar is read back as it was written', () => {
  expect(readSidecar(id, JSON.stringify(sidecar), webm)).toEqual(sidecar)
})

test('a recording whose sidecar was torn is still known by its name and first bytes', () => {
  expect(readSidecar(id, '{"mime":"vid', webm)).toMatchObject({ ...id, mime: 'video/webm', isSealed: false })
  expect(readSidecar(id, null, new Uint8Array([0, 0, 0, 24]))).toMatchObject({ mime: 'video/mp4' })
})

test('after a reload in the middle of an answer, the next segment starts at the right offset', () => {
  const first = { ...sidecar, segmentIndex: 0, startOffsetMs: 0, startedAtMs: 100_000 }
  expect(placeNextSegment([first, { ...sidecar, segmentIndex: 1 }], { ...id, known }, 112_500)).toEqual({
    segmentIndex: 2,
    startOffsetMs: 12_500,
    answerStartedAtMs: 100_000,
  })
})

test('another answer or another take starts at segment 0', () => {
  expect(placeNextSegment([sidecar], { answerId, take: 2, known }, 500)).toMatchObject({
    segmentIndex: 0,
    startOffsetMs: 0,
  })
})

test('segments still follow one another after the clock changed by days', () => {
  const place = { ...id, known }
  const dayMs = 24 * 60 * 60 * 1000
  for (const nowMs of [50_000, 104_000 - 3 * dayMs, 104_000 + 3 * dayMs]) {
    expect(placeNextSegment([sidecar], place, nowMs)).toMatchObject({ segmentIndex: 3, startOffsetMs: 4001 })
  }
})

test('a new segment never overwrites or overlaps what another device recorded of the answer', () => {
  const place = { ...id, known: { segmentCount: 2, askedForMs: 31_000 } }
  expect(placeNextSegment([], place, 500_000)).toEqual({
    segmentIndex: 2,
    startOffsetMs: 31_000,
    answerStartedAtMs: 469_000,
  })
})
