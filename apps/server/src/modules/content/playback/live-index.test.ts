import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import {
  type AppendStore,
  BytesUnavailableError,
  crc32,
  createFileAppendStore,
  createRecordingIndexer,
} from '@candor/media'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLiveIndex, type LiveIndex } from './live-index'

const fixtures = new URL('../../../../../../packages/media/fixtures/', import.meta.url)
const key = 'a-recording'

let directory: string
let store: AppendStore
let readBytes: number
let live: LiveIndex
let video: Buffer

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'candor-live-'))
  const inner = createFileAppendStore({ directory, nowMs: () => 0 })
  readBytes = 0
  store = Object.assign(Object.create(inner), {
    read: async (...asked: Parameters<AppendStore['read']>) => {
      const stream = await inner.read(...asked)
      stream?.on('data', (block: Uint8Array) => {
        readBytes += block.byteLength
      })
      return stream
    },
    append: (request: Parameters<AppendStore['append']>[0]) => inner.append(request),
    create: (name: string) => inner.create(name),
    delete: (name: string) => inner.delete(name),
    close: () => inner.close(),
  })
  live = createLiveIndex(store)
  video = await readFile(new URL('chromium-vp8-opus.webm', fixtures))
  await store.create(key)
})
afterEach(async () => {
  await store.close()
  await rm(directory, { recursive: true, force: true })
})

const pieceBytes = 10_000
const append = async (offset: number, bytes: Uint8Array): Promise<void> => {
  await store.append({ key, offset, bytes, crc32: crc32(bytes) })
}
/** Appends the bytes from one place to another in pieces, pushing those that are wanted. */
const record = async (from: number, to: number, isPushed: (at: number) => boolean = () => true): Promise<void> => {
  for (let at = from; at < to; at += pieceBytes) {
    const bytes = video.subarray(at, Math.min(to, at + pieceBytes))
    await append(at, bytes)
    if (isPushed(at)) live.push(key, at, bytes)
  }
}
const expected = (bytes: Uint8Array) => {
  const indexer = createRecordingIndexer()
  indexer.push(bytes)
  return indexer.playable()
}

test('a recording that was pushed during the upload is indexed without reading the store', async () => {
  await record(0, video.byteLength)
  expect(await live.finish(key, video.byteLength)).toEqual(expected(video))
  expect(readBytes).toBe(0)
})

test('a growing recording is indexed up to its current end, any number of times', async () => {
  await record(0, 50_000)
  expect(await live.describe(key, 50_000)).toEqual(expected(video.subarray(0, 50_000)))
  await record(50_000, 90_000)
  expect(await live.describe(key, 90_000)).toEqual(expected(video.subarray(0, 90_000)))
  expect(readBytes).toBe(0)
})

test.each([
  ['before a restart', (at: number) => at >= 60_000],
  ['in the middle', (at: number) => at < 30_000 || at > 70_000],
  ['at the end', (at: number) => at < 30_000],
  ['from beginning to end', () => false],
])('bytes that were not pushed %s are read from the store once', async (_name, isPushed) => {
  await record(0, video.byteLength, isPushed)
  expect(await live.finish(key, video.byteLength)).toEqual(expected(video))
  expect(readBytes).toBeGreaterThan(0)
  expect(readBytes).toBeLessThanOrEqual(video.byteLength)
})

test('repeated, overlapping and unordered bytes are indexed once', async () => {
  await record(0, video.byteLength, () => false)
  live.push(key, 0, video.subarray(0, 20_000))
  live.push(key, 10_000, video.subarray(10_000, 30_000))
  live.push(key, 60_000, video.subarray(60_000, 80_000))
  live.push(key, 30_000, video.subarray(30_000, 60_000))
  await setImmediate()
  expect(await live.finish(key, video.byteLength)).toEqual(expected(video))
})

test('bytes that arrive while the store is read are not indexed twice', async () => {
  await record(0, video.byteLength, () => false)
  let resume = (): void => undefined
  const isAllowed = new Promise<void>((resolve) => {
    resume = resolve
  })
  const firstRead = new Promise<void>((resolve) => {
    const blocks = async function* (end: number) {
      yield video.subarray(0, 20_000)
      resolve()
      await isAllowed
      yield video.subarray(20_000, end)
    }
    store.read = async (_key, range) => Readable.from(blocks((range?.endInclusive ?? 0) + 1))
  })
  live.push(key, 50_000, video.subarray(50_000))
  await firstRead
  await setImmediate()
  live.push(key, 15_000, video.subarray(15_000, 30_000))
  resume()
  expect(await live.finish(key, video.byteLength)).toEqual(expected(video))
})

test('an upload that starts over is indexed again', async () => {
  await record(0, 60_000)
  await live.describe(key, 60_000)
  await store.delete(key)
  await store.create(key)
  video = await readFile(new URL('fragmented-avc1-aac.mp4', fixtures))
  await record(0, video.byteLength)
  expect(await live.finish(key, video.byteLength)).toEqual(expected(video))
})

test('more recordings than fit into memory are all indexed', async () => {
  live = createLiveIndex(store, { maxKeys: 2 })
  await record(0, 40_000)
  for (const other of ['b', 'c', 'd']) live.push(other, 0, video.subarray(0, 1000))
  await record(40_000, video.byteLength)
  expect(await live.finish(key, video.byteLength)).toEqual(expected(video))
})

test('bytes that no process has are reported as unavailable, and may be requested again', async () => {
  await expect(live.finish('unknown', 1000)).rejects.toThrow(BytesUnavailableError)
  await expect(live.describe('unknown', 1000)).rejects.toThrow(BytesUnavailableError)
  await record(0, video.byteLength, () => false)
  expect(await live.finish(key, video.byteLength)).toEqual(expected(video))
})

test('a push returns before the bytes are indexed', async () => {
  const seen: string[] = []
  live.push(key, 0, video)
  seen.push('answered')
  await live.describe(key, video.byteLength).then(() => seen.push('indexed'))
  expect(seen).toEqual(['answered', 'indexed'])
})
