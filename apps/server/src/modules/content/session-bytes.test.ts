import { beforeEach, expect, test } from 'vitest'
import { createSessionBytes, type SessionBytes, type SessionRecordings } from './session-bytes'

const recordings: SessionRecordings = {
  bytes: 100,
  window: { begunAtMs: 0, endedAtMs: null, durationMs: 60_000 },
  isClosed: false,
}
let nowMs: number
let reads: number
let sessionBytes: SessionBytes

beforeEach(() => {
  nowMs = 1_000_000
  reads = 0
  sessionBytes = createSessionBytes(() => nowMs)
})

const get = (options?: { isRefused: boolean }) =>
  sessionBytes.get(
    'session',
    async () => {
      reads += 1
      return recordings
    },
    options,
  )

test('thirty appends, one each second, read the session once', async () => {
  for (let count = 0; count < 30; count += 1) {
    await get()
    nowMs += 1_000
  }
  expect(reads).toBe(1)
  nowMs += 1_000
  await get()
  expect(reads).toBe(2)
})

test('a refusal is confirmed by what is stored, at most twice a second', async () => {
  await get()
  nowMs += 501
  for (let count = 0; count < 3; count += 1) await get({ isRefused: true })
  expect(reads).toBe(2)
})

test('bytes count when they are admitted, once when they are written, and not at all when they are not', async () => {
  const current = await get()
  sessionBytes.admit('session', 30)
  expect(current().bytes).toBe(130)
  sessionBytes.settle('session', 30, true)
  expect(current().bytes).toBe(130)
  sessionBytes.admit('session', 50)
  sessionBytes.settle('session', 50, false)
  expect(current().bytes).toBe(130)
})
