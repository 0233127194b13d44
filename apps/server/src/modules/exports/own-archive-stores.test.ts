import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  type AppendStore,
  createCombinedStore,
  createFileAppendStore,
  type ObjectStore,
  openS3ObjectStore,
} from '@candor/media'
import { buildStoreOptions, type LoopbackS3, startLoopbackS3 } from '@candor/media/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OwnRecording } from '../content'
import { aes, openOwnArchives, readAll, storeSealed } from './testing/open-own-archives'
import { readZip } from './testing/read-zip'

let made: Awaited<ReturnType<typeof openOwnArchives>>
let service: LoopbackS3
let objects: ObjectStore
let overObjects: AppendStore
let directory: string
const names = [0, 1].map((n) => `recordings/00${n + 1}-question-1-take-1-part-${n + 1}`)
const [first, second] = names.map((name) => `${name}.webm`)
const originals = new Map<string, LoopbackS3['objects'] extends Map<string, infer Entry> ? Entry : never>()

beforeAll(async () => {
  made = await openOwnArchives()
  directory = await mkdtemp(join(tmpdir(), 'candor-own-archive-'))
  service = await startLoopbackS3()
  objects = await openS3ObjectStore({ ...buildStoreOptions(service), idleTimeoutMs: 300, callTimeoutMs: 900 })
  for (const [index, key] of made.keys.entries()) {
    const bytes = made.videos[index] ?? Buffer.alloc(0)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const open = async () => Readable.from([bytes], { objectMode: false })
    await objects.put({ key, sizeBytes: bytes.byteLength, sha256, open })
  }
  for (const [name, entry] of service.objects) originals.set(name, entry)
  const local = createFileAppendStore({ directory: join(directory, 'empty'), nowMs: () => 0 })
  overObjects = createCombinedStore({ local, objects, remote: null })
})
afterEach(() => {
  service.clearFaults()
  for (const [name, entry] of originals) service.objects.set(name, entry)
})
afterAll(async () => {
  await overObjects.close()
  await service.close()
  await made.fixture.close()
  await rm(directory, { recursive: true, force: true })
})

const objectName = (key: string | undefined) => `checked/${key}`

test('an archive from an encrypted disk or an object store has the same bytes as one from a plain disk', async () => {
  const plain = await made.read(made.fixture.store)
  expect(plain.files.get(first ?? '')?.length).toBeGreaterThan(100_000)
  const encrypted = createFileAppendStore({ directory: join(directory, 'aes'), nowMs: () => 0, transform: aes })
  for (const [index, key] of made.keys.entries()) {
    await storeSealed(encrypted, key, made.videos[index] ?? Buffer.alloc(0))
  }
  for (const store of [encrypted, overObjects]) {
    const { files } = await made.read(store)
    expect([...files.keys()]).toEqual([...plain.files.keys()])
    for (const [name, bytes] of plain.files) expect([name, files.get(name)?.equals(bytes)]).toEqual([name, true])
  }
  await encrypted.close()
})

test('each recording has its words as subtitles, in a file and in the page', async () => {
  const { files, data, page } = await made.read(made.fixture.store)
  const subtitles = data.recordings.map(({ subtitles: name }) => files.get(name ?? '')?.toString())
  expect(subtitles).toEqual([
    'WEBVTT\n\n00:00:00.200 --> 00:00:00.600\nHello\n',
    'WEBVTT\n\n00:00:00.300 --> 00:00:00.900\nagain.\n',
  ])
  const tracks = [...page.matchAll(/<track kind="captions"[^>]* src="data:text\/vtt;base64,([^"]*)"/g)]
  expect(tracks.map(([, text]) => Buffer.from(text ?? '', 'base64').toString())).toEqual(subtitles)
})

test('a recording with changed bytes is cut before them, and page and data say so', async () => {
  const name = objectName(made.keys[0])
  const stored = originals.get(name)
  if (stored === undefined) throw new Error('nothing is stored')
  const bytes = Buffer.from(stored.bytes)
  bytes[80_000] = (bytes[80_000] ?? 0) ^ 1
  service.objects.set(name, { ...stored, bytes })
  const whole = await made.read(made.fixture.store)
  const { files, data, page } = await made.read(overObjects)
  const copied = files.get(first ?? '') ?? Buffer.alloc(0)
  expect(copied.length).toBeGreaterThan(0)
  expect(
    whole.files
      .get(first ?? '')
      ?.subarray(0, copied.length)
      .equals(copied),
  ).toBe(true)
  expect(data.recordings).toMatchObject([
    { file: first, problem: 'damaged', copiedBytes: copied.length },
    { file: second, problem: null },
  ])
  expect(files.get(second ?? '')?.equals(whole.files.get(second ?? '') ?? Buffer.alloc(0))).toBe(true)
  expect(page).toContain('Some files are missing or incomplete.')
  expect(page).toContain(`${first}: Only the beginning of this file is here.`)
  expect(whole.page).not.toMatch(/missing|incomplete/)
})

test('a recording that is marked as damaged is left out, and page and data say so', async () => {
  await made.setDamaged(made.keys[1] ?? '', new Date())
  const { files, data, page } = await made.read(overObjects)
  await made.setDamaged(made.keys[1] ?? '', null)
  expect([files.has(first ?? ''), files.has(second ?? '')]).toEqual([true, false])
  expect(data.recordings[1]).toMatchObject({ file: null, problem: 'damaged', copiedBytes: 0 })
  expect(page).toContain(`${names[1]}: This file is damaged on the server`)
  expect(page).not.toContain(`src="${second}"`)
})

test('recordings that are gone or out of reach are left out, and page and data say so', async () => {
  service.objects.delete(objectName(made.keys[0]))
  const gone = await made.read(overObjects)
  expect(gone.data.recordings.map(({ problem }) => problem)).toEqual(['unavailable', null])
  service.misbehave({ kind: 'error', requests: /./ })
  const { files, data, page } = await made.read(overObjects)
  expect([...files.keys()].filter((name) => name.endsWith('.webm'))).toEqual([])
  expect(data.recordings.map(({ file, problem }) => [file, problem])).toEqual([
    [null, 'unavailable'],
    [null, 'unavailable'],
  ])
  expect(page).toContain(`${first}: This file couldn’t be reached`)
})

test('a file that was sent and is gone is named as missing', async () => {
  const { page, data } = await made.read(made.fixture.store, {
    readOwnArchive: async (caller, id) => ({
      ...(await made.readPorts.readOwnArchive(caller, id)),
      files: [{ id, name: 'cv.pdf', sizeBytes: 3, storageKey: 'gone' }],
    }),
  })
  expect(data.files).toEqual([{ name: 'cv.pdf', file: null, problem: 'unavailable', copiedBytes: 0 }])
  expect(page).toContain('<li>cv.pdf<br><strong>files/1-cv.pdf: This file couldn’t be reached')
})

const recordingOf = (file: OwnRecording['file']): OwnRecording => ({
  answerId: 'a',
  questionNumber: 1,
  take: 1,
  segmentIndex: 0,
  startOffsetMs: 0,
  file,
})

test('an archive that broke off for another reason fails, and what arrived opens as no archive', async () => {
  async function* breakOff(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(100_000)
    throw new Error('the disk is gone')
  }
  const file = {
    ending: 'webm',
    sizeBytes: 200_000,
    open: async () => Readable.from(breakOff(), { objectMode: false }),
  }
  const bytes = await made.open(made.fixture.store, { listOwnRecordings: async () => [recordingOf(file)] })
  const arrived: Uint8Array[] = []
  bytes.on('data', (piece: Uint8Array) => arrived.push(piece))
  await expect(new Promise((_resolve, reject) => bytes.once('error', reject))).rejects.toThrow('the disk is gone')
  expect(Buffer.concat(arrived).length).toBeGreaterThan(0)
  await expect(readZip(Buffer.concat(arrived))).rejects.toThrow()
})

test('a recording that ends early is named as incomplete', async () => {
  const open = async () => Readable.from([Buffer.alloc(10)], { objectMode: false })
  const recording = recordingOf({ ending: 'webm', sizeBytes: 20, open })
  const { data } = await made.read(made.fixture.store, { listOwnRecordings: async () => [recording] })
  expect(data.recordings).toMatchObject([{ problem: 'damaged', copiedBytes: 10 }])
})

test('a recording of an interview of two hours is read as fast as it is downloaded, and never held as a whole', async () => {
  const [pieceBytes, pieces] = [1_000_000, 300]
  let readBytes = 0
  async function* record(): AsyncGenerator<Uint8Array> {
    for (let n = 0; n < pieces; n += 1) {
      readBytes += pieceBytes
      yield Buffer.alloc(pieceBytes, n)
    }
  }
  const open = async () => Readable.from(record(), { objectMode: false })
  const recording = recordingOf({ ending: 'webm', sizeBytes: pieceBytes * pieces, open })
  const bytes = await made.open(made.fixture.store, { listOwnRecordings: async () => [recording] })
  let [sentBytes, mostHeldBytes] = [0, 0]
  for await (const piece of bytes) {
    sentBytes += piece.length
    mostHeldBytes = Math.max(mostHeldBytes, readBytes - sentBytes)
  }
  expect(sentBytes).toBeGreaterThan(pieceBytes * pieces)
  expect(mostHeldBytes).toBeLessThan(10 * pieceBytes)
})

test('a reader who leaves closes the recording that is open', async () => {
  let isClosed = false
  async function* record(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.alloc(100_000)
    } finally {
      isClosed = true
    }
  }
  const open = async () => Readable.from(record(), { objectMode: false })
  const recording = recordingOf({ ending: 'webm', sizeBytes: 1e9, open })
  const bytes = await made.open(made.fixture.store, { listOwnRecordings: async () => [recording] })
  let sentBytes = 0
  for await (const piece of bytes) {
    sentBytes += piece.length
    if (sentBytes > 1_000_000) break
  }
  await expect.poll(() => isClosed).toBe(true)
  await expect(readAll(bytes)).rejects.toThrow()
})
