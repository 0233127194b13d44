import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { submission, upload } from '@candor/db'
import { crc32 } from '@candor/media'
import fastifyCookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../http/caller'
import { createImplementer } from '../../http/implement'
import { registerRaw } from '../../http/register-raw'
import { AppError } from '../../platform/errors'
import { callAs } from '../../testing/call-as'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../testing/interview-fixture'
import { createContent } from './index'
import { recoverUploads } from './stores/operations/recover-uploads'

const recordingFile = new URL('../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
const callerNames = { mine: 'mine', other: 'other', anonymous: 'anonymous', member: 'member' } as const
type Who = keyof typeof callerNames

let fixture: InterviewFixture
let app: FastifyInstance
let video: Buffer
let mine: CandidateSession
let other: CandidateSession

const callers = (): Record<Who, Caller> => ({
  mine: mine.caller,
  other: other.caller,
  anonymous: { user: null, blocked: null, candidate: [] },
  member: {
    candidate: [],
    blocked: null,
    user: {
      userId: fixture.member.userId,
      sessionId: 'any',
      organizationId: fixture.member.organizationId,
      role: fixture.member.role,
    },
  },
})
const isWho = (value: unknown): value is Who => typeof value === 'string' && value in callerNames

beforeAll(async () => {
  fixture = await openInterviewFixture()
  const { linkId } = await fixture.makeSet()
  mine = await fixture.begin(linkId, { mode: 'chat' })
  other = await fixture.begin(linkId, { mode: 'chat', email: 'other@example.org' })
  video = await readFile(recordingFile)
  const content = createContent(fixture.deps, { os: createImplementer(false), ports: fixture.content.ports })
  app = fastify()
  await app.register(fastifyCookie)
  callAs(app, (request) => {
    const who = request.headers['x-who']
    return callers()[isWho(who) ? who : 'mine']
  })
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('INTERNAL')
    return reply.status(known.status).send({ code: known.code })
  })
  await registerRaw(app, { handlers: content.raw, isProduction: false })
})
afterAll(async () => {
  await app.close()
  await fixture.close()
})

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64')
const digest = (bytes: Uint8Array): string => `sha-256=:${sha256(bytes)}:`
const formatCrc = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0')
const inject = (options: InjectOptions, who: Who = 'mine') =>
  app.inject({ ...options, headers: { ...options.headers, 'x-who': who } })

let segment = 0
const begin = async (candidateSession = mine, patch: object = {}) => {
  const [answer] = candidateSession.view.row.state.answers
  segment += 1
  return inject({
    method: 'POST',
    url: '/api/content/file/chunk',
    payload: {
      sessionId: candidateSession.id,
      answerId: answer?.answerId,
      take: 1,
      segmentIndex: segment,
      mime: 'video/webm;codecs=vp8,opus',
      startOffsetMs: 0,
      writerId: candidateSession.id,
      ...patch,
    },
  })
}
const patch = (
  url: string,
  bytes: Buffer,
  options: { offset?: number; headers?: Record<string, string>; who?: Who } = {},
) =>
  inject(
    {
      method: 'PATCH',
      url,
      payload: bytes,
      headers: {
        'content-type': 'application/partial-upload',
        'upload-offset': String(options.offset ?? 0),
        'upload-crc32': formatCrc(bytes),
        ...options.headers,
      },
    },
    options.who,
  )
const sealHeaders = () => ({ 'upload-complete': '?1', 'repr-digest': digest(video) })
const stored = async (url: string) => {
  const id = url.split('/').at(-1) ?? ''
  const [row] = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(upload).where(eq(upload.id, id)),
  )
  return row
}
const sealed = async (candidateSession = mine): Promise<string> => {
  const { url } = (await begin(candidateSession)).json()
  await patch(url, video, { headers: sealHeaders(), who: candidateSession === mine ? 'mine' : 'other' })
  return url
}

describe('the upload protocol', () => {
  test('an upload is begun once for a segment, and returns its limits', async () => {
    const first = await begin()
    expect([first.statusCode, first.headers['upload-offset'], first.headers['upload-complete']]).toEqual([
      201,
      '0',
      '?0',
    ])
    expect(first.headers['upload-limit']).toContain('max-append-size=4194304')
    segment -= 1
    expect((await begin()).json()).toEqual(first.json())
  })

  test('an upload grows by appends and is sealed with the length of its recording', async () => {
    const heard: string[] = []
    fixture.deps.events.on('upload.sealed', (event) => heard.push(event.uploadId))
    const { url, uploadId } = (await begin()).json()
    const half = Math.floor(video.length / 2)
    const first = await patch(url, video.subarray(0, half))
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, String(half)])
    const last = await patch(url, video.subarray(half), { offset: half, headers: sealHeaders() })
    expect([last.statusCode, last.headers['upload-complete']]).toEqual([204, '?1'])
    const row = await stored(url)
    expect([row?.state, row?.sizeBytes]).toEqual(['sealed', video.length])
    expect(row?.sha256).toBe(createHash('sha256').update(video).digest('hex'))
    expect(row?.durationMs).toBeGreaterThan(4_000)
    expect(heard).toEqual([uploadId])
  })

  test('an upload returns the true offset with every refusal, and stores nothing of the refused request', async () => {
    const { url } = (await begin()).json()
    await patch(url, video.subarray(0, 1000))
    const gap = await patch(url, video.subarray(2000, 3000), { offset: 2000 })
    expect([gap.statusCode, gap.headers['upload-offset']]).toEqual([409, '1000'])
    const wrong = await patch(url, video.subarray(1000, 2000), {
      offset: 1000,
      headers: { 'upload-crc32': '00000000' },
    })
    expect([wrong.statusCode, wrong.json().code, wrong.headers['upload-offset']]).toEqual([
      400,
      'UPLOAD_CHECKSUM_MISMATCH',
      '1000',
    ])
    const head = await inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['upload-offset'], head.headers['upload-complete']]).toEqual([
      204,
      '1000',
      '?0',
    ])
  })

  test('an upload accepts the same bytes again and refuses different bytes in their place (V-01)', async () => {
    const { url } = (await begin()).json()
    await patch(url, video.subarray(0, 1000))
    expect((await patch(url, video.subarray(0, 1000))).statusCode).toBe(204)
    expect((await patch(url, Buffer.alloc(1000))).statusCode).toBe(409)
  })

  test('an upload is not sealed with a wrong digest', async () => {
    const { url } = (await begin()).json()
    const headers = { 'upload-complete': '?1', 'repr-digest': digest(Buffer.from('other')) }
    expect((await patch(url, video, { headers })).json().code).toBe('UPLOAD_CHECKSUM_MISMATCH')
    expect((await stored(url))?.state).toBe('open')
    const empty = await patch(url, Buffer.alloc(0), { offset: video.length, headers: sealHeaders() })
    expect(empty.statusCode).toBe(204)
    expect((await stored(url))?.state).toBe('sealed')
  })

  test('an upload returns the same result for a repeated seal and accepts no more bytes', async () => {
    const url = await sealed()
    const again = await patch(url, video, { headers: sealHeaders() })
    expect([again.statusCode, again.headers['upload-complete']]).toEqual([204, '?1'])
    const more = await patch(url, Buffer.from('more'), { offset: video.length })
    expect([more.statusCode, more.json().code]).toEqual([409, 'UPLOAD_SEALED'])
  })

  test('an upload requires valid headers', async () => {
    const { url } = (await begin()).json()
    const without = await patch(url, video, { headers: { 'upload-complete': '?1' } })
    const odd = await patch(url, video, { headers: { 'upload-offset': '-1' } })
    const unchecked = await patch(url, video, { headers: { 'upload-crc32': 'zz' } })
    expect([without.statusCode, odd.statusCode, unchecked.statusCode]).toEqual([400, 400, 400])
    expect((await inject({ method: 'HEAD', url })).headers['upload-offset']).toBe('0')
  })

  test('an upload that stopped after the store’s seal and before the table’s is completed after a restart', async () => {
    const { url } = (await begin()).json()
    await patch(url, video)
    const row = await stored(url)
    const hex = createHash('sha256').update(video).digest('hex')
    await fixture.store.seal({ key: row?.storageKey ?? '', sizeBytes: video.length, sha256: hex })
    expect((await stored(url))?.state).toBe('open')
    await recoverUploads(fixture.content)
    expect([(await stored(url))?.state, (await stored(url))?.sizeBytes]).toEqual(['sealed', video.length])
  })

  test('an upload is canceled with its bytes while it is open, and never after', async () => {
    const { url } = (await begin()).json()
    await patch(url, video)
    const key = (await stored(url))?.storageKey ?? ''
    expect((await inject({ method: 'DELETE', url })).statusCode).toBe(204)
    expect([await fixture.store.stat(key), (await inject({ method: 'HEAD', url })).statusCode]).toEqual([null, 404])
    expect((await inject({ method: 'DELETE', url: await sealed() })).statusCode).toBe(409)
  })

  test('an upload that the store has sealed is not canceled, even if the table does not know it yet', async () => {
    const { url } = (await begin()).json()
    await patch(url, video)
    const key = (await stored(url))?.storageKey ?? ''
    const hex = createHash('sha256').update(video).digest('hex')
    await fixture.store.seal({ key, sizeBytes: video.length, sha256: hex })
    expect((await inject({ method: 'DELETE', url })).statusCode).toBe(409)
    expect(await fixture.store.stat(key)).toMatchObject({ sealed: true })
  })

  test('an upload of another candidate is not found, and does not change', async () => {
    const { url } = (await begin()).json()
    const attempts = [
      await inject({ method: 'HEAD', url }, 'other'),
      await patch(url, video, { who: 'other' }),
      await inject({ method: 'DELETE', url }, 'other'),
    ]
    expect(attempts.map((answer) => answer.statusCode)).toEqual([404, 404, 404])
    const missing = await inject({ method: 'DELETE', url: `/api/content/file/chunk/${fixture.deps.newId()}` }, 'other')
    expect(missing.body).toBe(attempts[2]?.body)
    expect((await patch(url, video, { who: 'anonymous' })).statusCode).toBe(401)
    expect((await stored(url))?.state).toBe('open')
  })

  test('an upload is not begun for an answer of another session, nor after an abandoned one', async () => {
    const [foreign] = other.view.row.state.answers
    expect((await begin(mine, { answerId: foreign?.answerId })).statusCode).toBe(404)
    expect((await begin(mine, { sessionId: other.id })).statusCode).toBe(404)
    expect((await begin(mine, { take: 2 })).statusCode).toBe(404)
    expect((await begin(mine, { mime: 'text/html' })).statusCode).toBe(422)
    expect((await begin(mine, { startOffsetMs: 3_000_000_000 })).statusCode).toBe(422)
    expect((await begin(mine, { take: 2 ** 40 })).statusCode).toBe(404)
  })
})

describe('playback of recordings', () => {
  const media = (url: string): string => url.replace('/chunk/', '/media/')

  test('a recording is served whole with a generated header, and in ranges of the same bytes', async () => {
    const url = media(await sealed())
    const whole = await inject({ method: 'GET', url })
    expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['cache-control']]).toEqual([
      200,
      'bytes',
      'private, no-store',
    ])
    expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length)
    const part = await inject({ method: 'GET', url, headers: { range: 'bytes=100-9999' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-9999/${whole.rawPayload.length}`])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 10_000))).toBe(true)
    const tail = await inject({ method: 'GET', url, headers: { range: 'bytes=-50' } })
    expect(tail.rawPayload.equals(whole.rawPayload.subarray(-50))).toBe(true)
    const past = await inject({ method: 'GET', url, headers: { range: 'bytes=99999999-' } })
    expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${whole.rawPayload.length}`])
    const same = await inject({ method: 'GET', url, headers: { 'if-none-match': String(whole.headers.etag) } })
    expect(same.statusCode).toBe(304)
    const stale = await inject({ method: 'GET', url, headers: { range: 'bytes=0-1', 'if-range': '"old"' } })
    expect(stale.statusCode).toBe(200)
  })

  test('a recording of another candidate is not found; the company sees it once it is submitted', async () => {
    const url = media(await sealed())
    expect((await inject({ method: 'GET', url }, 'other')).statusCode).toBe(404)
    expect((await inject({ method: 'GET', url }, 'member')).statusCode).toBe(404)
    expect((await inject({ method: 'GET', url }, 'anonymous')).statusCode).toBe(401)
    const at = new Date(fixture.deps.clock.nowMs())
    await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.insert(submission).values({
        id: fixture.deps.newId(),
        organizationId: mine.actor.organizationId,
        dataSubjectId: mine.actor.dataSubjectId,
        setId: mine.view.row.setId,
        sessionId: mine.id,
        code: 'code',
        state: 'submitted',
        isCompleted: true,
        submittedAt: at,
        createdAt: at,
        updatedAt: at,
      }),
    )
    expect((await inject({ method: 'GET', url }, 'member')).statusCode).toBe(200)
  })
})
