import { networkLimits } from '@candor/domain'
import { beforeEach, expect, test } from 'vitest'
import { MEASURED_BYTES, measureAppends } from './measure-appends'
import { server } from './testing/device-and-server'
import { type UploadAnswer, unsure } from './upload-machine'
import { createUploadMeter } from './upload-meter'
import type { UploadWire } from './upload-wire'

let nowMs = 0
const clock = () => nowMs
const accepted: UploadAnswer = {
  kind: 'stands',
  uploadId: 'u',
  storedBytes: 0,
  epoch: 1,
  isComplete: false,
  isFinal: false,
  isAccepted: true,
}

beforeEach(() => {
  nowMs = 1_000
})

/** Sends one append that takes the given time and returns the measured speed. */
async function measure(sizeBytes: number, durationMs: number, answer: UploadAnswer = accepted): Promise<number | null> {
  const meter = createUploadMeter(clock)
  const slow: UploadWire = {
    ...server().wire,
    append: () => {
      nowMs += durationMs
      return Promise.resolve(answer)
    },
  }
  const request = { uploadId: 'u', epoch: 1, heldFromBytes: 0, fromBytes: 0, digest: null }
  const wire = measureAppends(slow, meter, clock)
  expect(await wire.append({ ...request, bytes: new Uint8Array(sizeBytes) })).toBe(answer)
  return meter.readKbps()
}

test('an accepted append of some size gives the upload speed', async () => {
  expect(await measure(125_000, 1_000)).toBe(1_000)
})

test('an append that is too small says nothing', async () => {
  expect(await measure(MEASURED_BYTES - 1, 1_000)).toBeNull()
})

test('an append without a response and a refused one say nothing', async () => {
  expect(await measure(125_000, 45_000, unsure)).toBeNull()
  expect(await measure(125_000, 1_000, { ...accepted, isAccepted: false })).toBeNull()
})

test.each(['excellent', 'good', 'fair'] as const)(
  'a ping at the limit of the level %s alone does not lower the level by the speed',
  async (level) => {
    const { rttMs, uploadKbps } = networkLimits[level]
    expect(await measure(MEASURED_BYTES, rttMs)).toBeGreaterThanOrEqual(uploadKbps)
  },
)

test('two uploads at the same time share the connection, so that their bytes add up and their times don’t', () => {
  const meter = createUploadMeter(clock)
  meter.add({ startMs: 0, endMs: 1_000, sizeBytes: 125_000 })
  meter.add({ startMs: 0, endMs: 1_000, sizeBytes: 125_000 })
  expect(meter.readKbps()).toBe(2_000)
  meter.add({ startMs: 500, endMs: 2_000, sizeBytes: 250_000 })
  expect(meter.readKbps()).toBe(2_000)
})

test('appends older than half a minute no longer count', () => {
  const meter = createUploadMeter(clock)
  meter.add({ startMs: 0, endMs: 1_000, sizeBytes: 125_000 })
  nowMs = 31_000
  expect(meter.readKbps()).toBe(1_000)
  nowMs = 31_001
  expect(meter.readKbps()).toBeNull()
})
