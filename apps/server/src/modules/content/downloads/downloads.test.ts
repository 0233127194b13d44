import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@candor/contract'
import { answer, candidateAccess, member, submission, upload } from '@candor/db'
import { BytesUnavailableError, createRecordingIndexer, type JoinSegment, joinRecordings } from '@candor/media'
import { eq } from 'drizzle-orm'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../http/caller'
import { createImplementer } from '../../../http/implement'
import { type RawHandlers, registerRaw } from '../../../http/register-raw'
import { createViewRecorder } from '../../../platform/audit/create-view-recorder'
import { AppError } from '../../../platform/errors'
import { callAs } from '../../../testing/call-as'
import {
  type CandidateSession,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { createPlaybackCache } from '../playback'
import { createDownloads } from './index'
import { listRelatedFiles } from './operations/list-related-files'
import { signFile } from './operations/sign-file'
import { getCurrentCaller } from './signer'

const fixtures = new URL('../../../../../../packages/media/fixtures/', import.meta.url)
const worker = { kind: 'worker' } as const
const hourMs = 60 * 60_000

let fixture: InterviewFixture
let app: FastifyInstance
let directory: string
let mine: CandidateSession
let other: CandidateSession
let caller: Caller
let submissionId: string
let answerId: string
let joinCount = 0
let beforeJoin: () => Promise<void> = async () => undefined
let downloads: ReturnType<typeof createDownloads>

const reviewer = (role: 'recruiter' | 'viewer' = 'recruiter'): Caller => ({
  candidate: [],
  blocked: null,
  user: { userId: fixture.member.userId, sessionId: 'any', organizationId: fixture.member.organizationId, role },
})
const stranger = (): Caller => ({
  candidate: [],
  blocked: null,
  user: { userId: fixture.deps.newId(), sessionId: 'any', organizationId: fixture.deps.newId(), role: 'owner' },
})

const submit = async (candidateSession: CandidateSession): Promise<string> => {
  const id = fixture.deps.newId()
  const at = new Date(fixture.deps.clock.nowMs())
  const { organizationId, dataSubjectId } = candidateSession.actor
  const ids = {
    id,
    organizationId,
    dataSubjectId,
    setId: candidateSession.view.row.setId,
    sessionId: candidateSession.id,
  }
  const times = { submittedAt: at, createdAt: at, updatedAt: at }
  await fixture.deps.withActor(worker, (tx) =>
    tx.insert(submission).values({ ...ids, ...times, code: id, state: 'submitted', isCompleted: true }),
  )
  return id
}

const openApp = async (): Promise<FastifyInstance> => {
  const server = fastify({ routerOptions: { maxParamLength: 200 } })
  callAs(server, () => caller)
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('INTERNAL')
    return reply.status(known.status).send({ code: known.code })
  })
  await registerRaw(server, { handlers: downloads.raw as RawHandlers, isProduction: false })
  return server
}

beforeAll(async () => {
  fixture = await openInterviewFixture()
  directory = await mkdtemp(join(tmpdir(), 'candor-derived-'))
  const { linkId } = await fixture.makeSet()
  mine = await fixture.begin(linkId, { mode: 'chat', lastName: 'Nguyễn / Thị', firstName: 'Ánh' })
  other = await fixture.begin(linkId, { mode: 'chat', email: 'other@example.org' })
  answerId = mine.view.row.state.answers[0]?.answerId ?? ''
  const [first, second] = await Promise.all(
    ['chromium-vp8-opus.webm', 'chromium-vp8-opus-second.webm'].map((name) => readFile(new URL(name, fixtures))),
  )
  await fixture.recordSegment(mine, first ?? Buffer.alloc(0))
  await fixture.recordSegment(mine, second ?? Buffer.alloc(0), { segmentIndex: 1, startOffsetMs: 7_000 })
  await fixture.recordSegment(other, second ?? Buffer.alloc(0))
  submissionId = await submit(mine)
  const deps = { ...fixture.deps, env: { ...fixture.deps.env, dataDir: directory } }
  const ports = {
    ...fixture.content.ports,
    joinRecordings: async (...asked: [readonly (readonly JoinSegment[])[], Parameters<typeof joinRecordings>[1]]) => {
      joinCount += 1
      await beforeJoin()
      return joinRecordings(...asked)
    },
  }
  const media = { deps, ports, cache: createPlaybackCache({ deps, ports }), recordView: createViewRecorder(deps) }
  downloads = createDownloads({ deps, ports, media }, createImplementer(false))
  caller = reviewer()
  app = await openApp()
})
afterAll(async () => {
  await app.close()
  await fixture.close()
  await rm(directory, { recursive: true, force: true })
})

const get = (url: string, headers: InjectOptions['headers'] = {}, who: Caller = reviewer()) => {
  caller = who
  return app.inject({ method: 'GET', url, headers })
}
const videoUrl = (id = submissionId, of = answerId) => `/api/interview/interview/submission/${id}/video/${of}`
const setUploads = (values: Partial<typeof upload.$inferInsert>) =>
  fixture.deps.withActor(worker, (tx) => tx.update(upload).set(values).where(eq(upload.answerId, answerId)))

describe('downloaded videos', () => {
  test('a video of an answer is one file with the answer’s timeline, ranges and the candidate’s name', async () => {
    const whole = await get(videoUrl())
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm'])
    const indexer = createRecordingIndexer()
    indexer.push(whole.rawPayload)
    const { durationMs } = indexer.playable()
    expect(Math.abs((durationMs ?? 0) - 9_490)).toBeLessThan(50)
    expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length)
    expect(whole.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('Ánh Nguyễn Thị - 1.webm')}`,
    )
    expect(whole.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
    const part = await get(videoUrl(), { range: 'bytes=1000-1999' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 1000-1999/${whole.rawPayload.length}`,
    ])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(1000, 2000))).toBe(true)
    expect(part.headers.etag).toBe(whole.headers.etag)
    expect((await get(videoUrl(), { range: 'bytes=99999999-' })).statusCode).toBe(416)
    expect((await get(videoUrl(), { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await get(videoUrl(), { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
    expect(joinCount).toBe(1)
  })

  test('a video is joined once for concurrent callers, and again after it was deleted', async () => {
    await downloads.eraseOrganization(mine.actor.organizationId)
    joinCount = 0
    const answers = await Promise.all([get(videoUrl()), get(videoUrl()), get(videoUrl())])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(joinCount).toBe(1)
    const [first] = answers
    await downloads.eraseOrganization(mine.actor.organizationId)
    const again = await get(videoUrl(), { range: 'bytes=0-9', 'if-range': String(first?.headers.etag) })
    // A file that is made again is a different file to a client that resumes: all of it is sent.
    expect([again.statusCode, joinCount]).toEqual([200, 2])
  })

  test('serves the video of all answers, and a single segment directly from the store', async () => {
    expect((await get(videoUrl(submissionId, 'full'))).statusCode).toBe(200)
    joinCount = 0
    const id = await submit(other)
    const single = await get(videoUrl(id, other.view.row.state.answers[0]?.answerId))
    expect([single.statusCode, joinCount]).toEqual([200, 0])
    expect(single.headers['content-disposition']).toContain('attachment')
    await fixture.deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, id)))
  })

  test('reports a foreign, missing and unsubmitted video with the same error', async () => {
    const answers = [
      await get(videoUrl(), {}, stranger()),
      await get(videoUrl(fixture.deps.newId())),
      await get(videoUrl(submissionId, fixture.deps.newId())),
      await get(videoUrl(submissionId, 'nothing')),
    ]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [404, '{"code":"NOT_FOUND"}']),
    )
    const viewed = await get(videoUrl(), {}, reviewer('viewer'))
    expect(viewed.statusCode).toBe(403)
  })

  test('a video shows nothing of a take that is not current', async () => {
    const target = { submissionId, answerId }
    await fixture.deps.withActor(worker, (tx) =>
      tx.update(answer).set({ currentTake: 2 }).where(eq(answer.id, answerId)),
    )
    const related = await listRelatedFiles(fixture.deps, reviewer(), { entity: 'submission', id: submissionId })
    expect([(await get(videoUrl(target.submissionId, target.answerId))).statusCode, related.items]).toEqual([404, []])
    await fixture.deps.withActor(worker, (tx) =>
      tx.update(answer).set({ currentTake: 1 }).where(eq(answer.id, answerId)),
    )
  })

  test('a video that is unavailable, damaged, mixed or too large to make now is refused with a named error and is not cached', async () => {
    await downloads.eraseOrganization(mine.actor.organizationId)
    beforeJoin = () => Promise.reject(new BytesUnavailableError('unavailable'))
    const unavailable = await get(videoUrl())
    expect([unavailable.statusCode, unavailable.json().code, unavailable.headers['content-disposition']]).toEqual([
      503,
      'RECORDING_UNAVAILABLE',
      undefined,
    ])
    beforeJoin = () => Promise.reject(new AppError('UNAVAILABLE'))
    const busy = await get(videoUrl())
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '10'])
    beforeJoin = async () => undefined
    await setUploads({ damagedAt: new Date(fixture.deps.clock.nowMs()) })
    expect((await get(videoUrl())).json().code).toBe('RECORDING_DAMAGED')
    await setUploads({ damagedAt: null })
    expect(await readdir(join(directory, 'derived', mine.actor.organizationId))).toEqual([])
    expect((await get(videoUrl())).statusCode).toBe(200)
  })
})

describe('signed addresses (Z-20)', () => {
  const wanted = () => ({ kind: 'answerVideo' as const, submissionId, answerId })
  const getPath = ({ url }: { url: string }) => new URL(url).pathname
  const anonymous: Caller = { user: null, blocked: null, candidate: [] }

  test('a signed address opens its file for every holder of the token, for ten minutes', async () => {
    const signed = await signFile(fixture.deps, reviewer(), wanted())
    expect((await get(getPath(signed), { range: 'bytes=0-9' }, anonymous)).statusCode).toBe(206)
    fixture.deps.clock.advance(10 * 60_000)
    const late = await get(getPath(signed), {}, anonymous)
    expect([late.statusCode, late.json().code]).toEqual([new AppError('LINK_INVALID').status, 'LINK_INVALID'])
  })

  test('a signed address is refused in the same way however it is tampered with', async () => {
    const path = getPath(await signFile(fixture.deps, reviewer(), wanted()))
    const full = getPath(await signFile(fixture.deps, reviewer(), { kind: 'fullVideo', submissionId }))
    const prefix = path.slice(0, path.lastIndexOf('/') + 1)
    const token = path.slice(prefix.length)
    const flip = (at: number) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
    const [payload, signature] = token.split('.')
    const forged = [
      ...Array.from({ length: token.length }, (_, at) => flip(at)),
      token.slice(0, -1),
      token.slice(1),
      `${token}A`,
      `${signature}.${payload}`,
      `${payload}.${full.split('.').at(-1)}`,
      [...token].reverse().join(''),
    ]
    const answers = await Promise.all(forged.map((forgedToken) => get(`${prefix}${forgedToken}`, {}, anonymous)))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"code":"LINK_INVALID"}']))
  })

  test('a signed address becomes invalid when its signer loses the membership or role', async () => {
    const path = getPath(await signFile(fixture.deps, reviewer(), wanted()))
    const mineOnly = eq(member.userId, fixture.member.userId)
    const setRole = (role: Role) =>
      fixture.deps.withActor({ kind: 'auth' }, (tx) => tx.update(member).set({ role }).where(mineOnly))
    await setRole('viewer')
    expect((await get(path, {}, anonymous)).statusCode).toBe(404)
    await setRole(fixture.member.role)
    expect((await get(path, {}, anonymous)).statusCode).toBe(200)
    const [row] = await fixture.deps.withActor({ kind: 'auth' }, (tx) => tx.delete(member).where(mineOnly).returning())
    expect((await get(path, {}, anonymous)).statusCode).toBe(404)
    if (row !== undefined) await fixture.deps.withActor({ kind: 'auth' }, (tx) => tx.insert(member).values(row))
  })

  test('a signed address of a candidate opens only the candidate’s own recordings, and ends with the access', async () => {
    const [own] = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(upload).where(eq(upload.sessionId, mine.id)),
    )
    const uploadId = own?.id ?? ''
    expect(await getErrorCode(signFile(fixture.deps, other.caller, { kind: 'recording', uploadId }))).toBe('NOT_FOUND')
    expect(await getErrorCode(signFile(fixture.deps, mine.caller, wanted()))).toBe('NOT_FOUND')
    expect(await getErrorCode(signFile(fixture.deps, mine.caller, { kind: 'cv', submissionId }))).toBe('NOT_FOUND')
    const path = getPath(await signFile(fixture.deps, mine.caller, { kind: 'recording', uploadId }))
    expect((await get(path, {}, anonymous)).statusCode).toBe(200)
    const revokedAt = new Date(fixture.deps.clock.nowMs())
    const accessId = mine.caller.candidate[0]?.accessId ?? ''
    const revoke = (at: Date | null) =>
      fixture.deps.withActor(worker, (tx) =>
        tx.update(candidateAccess).set({ revokedAt: at }).where(eq(candidateAccess.id, accessId)),
      )
    await revoke(revokedAt)
    expect((await get(path, {}, anonymous)).statusCode).toBe(404)
    await revoke(null)
    await expect(
      getCurrentCaller(fixture.deps, { ...mine.actor, accessId, dataSubjectId: other.actor.dataSubjectId }),
    ).rejects.toThrow()
  })
})

test('the next sweep deletes files that were not fetched for a day', async () => {
  await get(videoUrl())
  const folder = join(directory, 'derived', mine.actor.organizationId)
  await downloads.sweep()
  expect((await readdir(folder)).length).toBeGreaterThan(0)
  fixture.deps.clock.advance(25 * hourMs)
  await downloads.sweep()
  expect(await readdir(folder)).toEqual([])
})
