import { readFile } from 'node:fs/promises'
import { upload, uploadPlayback } from '@candor/db'
import { BytesUnavailableError, crc32, DamagedBytesError } from '@candor/media'
import { eq } from 'drizzle-orm'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createViewRecorder } from '../../../platform/audit/create-view-recorder'
import { AppError } from '../../../platform/errors'
import { callAs } from '../../../testing/call-as'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { beginUpload } from '../operations/begin-upload'
import { createPlaybackCache } from './playback-cache'
import { createMediaHandler } from './serve-media'

const fixtures = new URL('../../../../../../packages/media/fixtures/', import.meta.url)
const worker = { kind: 'worker' } as const

let fixture: InterviewFixture
let candidateSession: CandidateSession
let app: FastifyInstance
/** What was read of the store: key and range. */
let reads: string[]
let isUnavailable: boolean
let isDamaged: boolean
let segmentIndex = 0

const openApp = async (): Promise<FastifyInstance> => {
  const { store, live } = fixture.content.ports
  const watched: typeof store = Object.assign(Object.create(store), {
    read: async (...asked: Parameters<typeof store.read>) => {
      if (isUnavailable) throw new BytesUnavailableError('unavailable')
      if (isDamaged) throw new DamagedBytesError('changed')
      reads.push(`${asked[1]?.start ?? 0}-${asked[1]?.endInclusive ?? ''}`)
      return store.read(...asked)
    },
    stat: (key: string) => store.stat(key),
  })
  const context = { deps: fixture.deps, ports: { store: watched, live } }
  const server = fastify()
  callAs(server, () => candidateSession.caller)
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('INTERNAL')
    return reply.status(known.status).send({ code: known.code })
  })
  const handler = createMediaHandler({
    ...context,
    cache: createPlaybackCache(context),
    recordView: createViewRecorder(fixture.deps),
  })
  server.route({ method: 'GET', url: '/media/:id', exposeHeadRoute: true, handler })
  return server
}

beforeAll(async () => {
  fixture = await openInterviewFixture()
  const { linkId } = await fixture.makeSet()
  candidateSession = await fixture.begin(linkId, { mode: 'chat' })
})
beforeEach(async () => {
  reads = []
  isUnavailable = false
  isDamaged = false
  app = await openApp()
})
afterAll(() => fixture.close())

const record = async (bytes: Uint8Array): Promise<string> => {
  segmentIndex += 1
  await fixture.recordSegment(candidateSession, bytes, { segmentIndex })
  const rows = await fixture.deps.withActor(worker, (tx) =>
    tx.select().from(upload).where(eq(upload.segmentIndex, segmentIndex)),
  )
  return rows[0]?.id ?? ''
}
const golden = (name: string): Promise<Buffer> => readFile(new URL(name, fixtures))
const get = (id: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method, url: `/media/${id}`, headers })
const change = (id: string, values: Partial<typeof upload.$inferInsert>) =>
  fixture.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.id, id)))
const stored = async (id: string) => {
  const [row] = await fixture.deps.withActor(worker, (tx) => tx.select().from(upload).where(eq(upload.id, id)))
  const [playback] = await fixture.deps.withActor(worker, (tx) =>
    tx.select().from(uploadPlayback).where(eq(uploadPlayback.uploadId, id)),
  )
  return { row, playback }
}

describe('serving a sealed recording', () => {
  test.each([
    ['chromium-vp8-opus.webm', 5_580],
    ['fragmented-avc1-aac.mp4', 6_021],
  ])('%s gets its header and its length when it is sealed, and is never read completely', async (name, durationMs) => {
    const bytes = await golden(name)
    const id = await record(bytes)
    const { row, playback } = await stored(id)
    expect(row?.durationMs).toBe(durationMs)
    expect(playback?.bodyEnd).toBe(bytes.byteLength)
    const first = await get(id, { range: 'bytes=0-0' })
    expect([first.statusCode, reads]).toEqual([206, []])
    const whole = await get(id)
    expect(reads).toEqual([`${playback?.bodyStart}-${bytes.byteLength - 1}`])
    const expected = Buffer.concat([playback?.header ?? Buffer.alloc(0), bytes.subarray(playback?.bodyStart)])
    expect(whole.rawPayload.equals(expected)).toBe(true)
  })

  test('a recording without stored playback data gets it on the first request', async () => {
    const id = await record(await golden('chromium-vp8-opus.webm'))
    const before = await get(id)
    await fixture.deps.withActor(worker, (tx) => tx.delete(uploadPlayback).where(eq(uploadPlayback.uploadId, id)))
    await change(id, { durationMs: null })
    app = await openApp()
    const again = await get(id)
    expect(again.rawPayload.equals(before.rawPayload)).toBe(true)
    const { row, playback } = await stored(id)
    expect([row?.durationMs, playback?.bodyStart]).toEqual([5_580, 189])
  })

  // V-14
  test('a recording that can’t be played is served as it was stored', async () => {
    const bytes = Buffer.from('this is no recording of anything, whatever it was called')
    const id = await record(bytes)
    expect((await stored(id)).row?.durationMs).toBeNull()
    expect((await get(id)).rawPayload.equals(bytes)).toBe(true)
  })

  // F-09
  test.each([
    ['bytes=0-0', 206],
    ['bytes=-1', 206],
    ['bytes=5-', 206],
    ['bytes=0-18446744073709551615', 206],
    ['bytes=0-1,5-6', 200],
    [`bytes=${'0-,'.repeat(1000)}0-`, 200],
    ['bytes=999999999-', 416],
    ['bytes=-0', 416],
  ])('answers the range %s with %i and never with more bytes than the recording has', async (range, status) => {
    const id = await record(await golden('chromium-vp8-opus-second.webm'))
    const whole = (await get(id)).rawPayload
    const answer = await get(id, { range })
    expect(answer.statusCode).toBe(status)
    expect(answer.rawPayload.byteLength).toBeLessThanOrEqual(whole.byteLength)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${whole.byteLength}`)
    if (status !== 206) return
    const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(String(answer.headers['content-range'])) ?? []
    expect(answer.rawPayload.equals(whole.subarray(Number(start), Number(end) + 1))).toBe(true)
  })

  test('a HEAD request returns size and type without reading the recording', async () => {
    const id = await record(await golden('chromium-vp8-opus-second.webm'))
    const whole = await get(id)
    reads = []
    const head = await get(id, {}, 'HEAD')
    expect([head.statusCode, head.rawPayload.byteLength, reads]).toEqual([200, 0, []])
    for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges'] as const) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  test('a damaged recording is not served, and an unavailable one asks the player to retry', async () => {
    const id = await record(await golden('chromium-vp8-opus-second.webm'))
    isUnavailable = true
    expect((await get(id)).json()).toEqual({ code: 'RECORDING_UNAVAILABLE' })
    expect((await get(id)).statusCode).toBe(503)
    isUnavailable = false
    expect((await get(id)).statusCode).toBe(200)
    isDamaged = true
    const changed = await get(id)
    expect([changed.statusCode, changed.json()]).toEqual([410, { code: 'RECORDING_DAMAGED' }])
    isDamaged = false
    await change(id, { damagedAt: new Date(fixture.deps.clock.nowMs()) })
    const damaged = await get(id)
    expect([damaged.statusCode, damaged.json()]).toEqual([410, { code: 'RECORDING_DAMAGED' }])
  })
})

test('a growing recording is served up to its stored end', async () => {
  const bytes = await golden('chromium-vp8-opus.webm')
  segmentIndex += 1
  const [answer] = candidateSession.view.row.state.answers
  const { uploadId } = await beginUpload(fixture.content, candidateSession.caller, {
    sessionId: candidateSession.id,
    answerId: answer?.answerId ?? '',
    take: 1,
    segmentIndex,
    mime: 'video/webm',
    startOffsetMs: 0,
    writerId: candidateSession.id,
    heldFromBytes: 0,
  })
  const { row } = await stored(uploadId)
  const key = row?.storageKey ?? ''
  expect((await get(uploadId)).statusCode).toBe(404)
  const sizes: number[] = []
  for (const [from, to] of [
    [0, 60_000],
    [60_000, bytes.byteLength],
  ]) {
    const part = bytes.subarray(from, to)
    await fixture.content.ports.localStore.append({ key, offset: from ?? 0, bytes: part, crc32: crc32(part) })
    sizes.push((await get(uploadId)).rawPayload.byteLength)
  }
  expect(sizes[0]).toBeGreaterThan(50_000)
  expect(sizes[1]).toBeGreaterThan(bytes.byteLength)
})
