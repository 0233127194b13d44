import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureUpload } from './measure-upload'

const KIB = 1024
let sizes: number[]
const abort = new AbortController()

/** The server's answers, one for each request; `null`: it never answers. */
function answer(...speeds: ({ uploadKbps: number; label: string; afterMs?: number } | null)[]): void {
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: Uint8Array; signal: AbortSignal }) => {
    sizes.push(body.byteLength)
    const speed = speeds.shift() ?? null
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      if (speed !== null) setTimeout(() => resolve(Response.json(speed)), speed.afterMs ?? 10)
    })
  })
}
const measure = async () => {
  const speed = measureUpload(abort.signal)
  await vi.advanceTimersByTimeAsync(60_000)
  return speed
}

beforeEach(() => {
  vi.useFakeTimers()
  sizes = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a fast connection is measured with a large body', async () => {
  const fast = { uploadKbps: 9_000, label: 'fast' }
  answer({ uploadKbps: 5_000, label: 'fast' }, fast)
  expect(await measure()).toMatchObject(fast)
  expect(sizes).toEqual([128 * KIB, 1024 * KIB])
})

test('a slow reading is measured once more, and the better one counts', async () => {
  answer({ uploadKbps: 800, label: 'low', afterMs: 1_300 }, { uploadKbps: 2_000, label: 'medium', afterMs: 800 })
  expect(await measure()).toMatchObject({ uploadKbps: 2_000, label: 'medium' })
  expect(sizes).toEqual([128 * KIB, 128 * KIB])
  answer({ uploadKbps: 800, label: 'low', afterMs: 1_300 }, { uploadKbps: 700, label: 'low', afterMs: 1_500 })
  expect(await measure()).toMatchObject({ uploadKbps: 800, label: 'low' })
})

test('a body that does not arrive in time means a slow connection', async () => {
  answer(null)
  const speed = await measure()
  expect(speed?.label).toBe('low')
  expect(speed?.uploadKbps).toBeLessThan(150)
})

test('nothing is measured where the server refuses or cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 429 })))
  expect(await measure()).toBeNull()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await measure()).toBeNull()
})
