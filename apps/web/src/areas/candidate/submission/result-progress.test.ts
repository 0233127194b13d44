import { expect, test } from 'vitest'
import { getResultProgress } from './result-progress'

const answer = (transcript: 'pending' | 'ready' | 'none' | 'failed', ...sizes: number[]) => ({
  transcript,
  media: sizes.map((sizeBytes) => ({ url: '/x', mime: 'video/webm', startMs: 0, durationMs: 1_000, sizeBytes })),
})

test('the progress of a result is the share of the recordings’ bytes that is transcribed', () => {
  expect(getResultProgress([answer('ready', 300), answer('pending', 500, 200)])).toEqual({
    processedBytes: 300,
    totalBytes: 1_000,
    percent: 30,
  })
})

test('an answer that could not be transcribed is processed too', () => {
  expect(getResultProgress([answer('failed', 300), answer('pending', 300)])?.percent).toBe(50)
})

test('the progress never claims the whole while the result is not there', () => {
  expect(getResultProgress([answer('ready', 300)])?.percent).toBe(99)
})

test('an interview without recordings has no progress in bytes', () => {
  expect(getResultProgress([answer('none'), answer('pending')])).toBeNull()
  expect(getResultProgress([])).toBeNull()
})
