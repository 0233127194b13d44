import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { crc32, openS3ObjectStore } from '@candor/media'
import { buildStoreOptions, type LoopbackS3, startLoopbackS3 } from '@candor/media/testing'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImplementer } from '../../../http/implement'
import { createProblem, retryHeaders, toAppError } from '../../../http/problem'
import { registerRaw } from '../../../http/register-raw'
import { callAs } from '../../../testing/call-as'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { createUploadPorts } from '../create-upload-ports'
import { createContent } from '../index'

const recordingFile = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)

let fixture: InterviewFixture
/** The callers of the requests. */
let caller: CandidateSession
let service: LoopbackS3
let app: FastifyInstance
let content: ReturnType<typeof createContent>
let video: Buffer

beforeAll(async () => {
  fixture = await openInterviewFixture()
  service = await startLoopbackS3()
  caller = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat' })
  video = await readFile(recordingFile)
  const objects = await openS3ObjectStore({ ...buildStoreOptions(service), idleTimeoutMs: 300 })
  const ports = {
    ...fixture.content.ports,
    ...createUploadPorts(fixture.deps, {
      connections: fixture.deps.tokenConnections,
      local: fixture.store,
      objects,
      readDiskSpace: fixture.ports.readDiskSpace,
    }),
  }
  content = createContent(fixture.deps, { os: createImplementer(false), ports })
  app = fastify()
  await app.register(fastifyCookie)
  callAs(app, () => caller.caller)
  app.setErrorHandler((error, _request, reply) => {
    const problem = createProblem(toAppError(error)?.code ?? 'INTERNAL', 'test')
    return reply.status(problem.status).headers(retryHeaders(problem.code)).send(problem)
  })
  await registerRaw(app, { handlers: content.raw, isProduction: false })
})
afterAll(async () => {
  await content.stop()
  await app.close()
  await service.close()
  await fixture.close()
})

const upload = async (): Promise<string> => {
  const [answer] = caller.view.row.state.answers
  const payload = {
    sessionId: caller.id,
    answerId: answer?.answerId,
    take: 1,
    segmentIndex: 0,
    mime: 'video/webm;codecs=vp8,opus',
    startOffsetMs: 0,
    writerId: caller.id,
  }
  const begun = await app.inject({ method: 'POST', url: '/api/content/file/chunk', payload })
  const { url } = begun.json<{ url: string }>()
  const sealed = await app.inject({
    method: 'PATCH',
    url,
    payload: video,
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': '0',
      'upload-crc32': crc32(video).toString(16).padStart(8, '0'),
      'upload-complete': '?1',
      'repr-digest': `sha-256=:${createHash('sha256').update(video).digest('base64')}:`,
    },
  })
  expect([sealed.headers['upload-complete'], sealed.headers['upload-final']]).toEqual(['?1', '?0'])
  return url
}

// Realtime 3.5, step 3: the browser's copy stays until the last configured tier has verified its own.
test('the browser may delete its copy only once the object store has the bytes; players then read them from there', async () => {
  const url = await upload()
  const media = url.replace('/file/chunk/', '/file/media/')
  const play = () => app.inject({ method: 'GET', url: media, headers: { range: 'bytes=5000-20000' } })
  const fromDisk = await play()
  expect(fromDisk.statusCode).toBe(206)
  await content.start('http://127.0.0.1:1')
  const isFinal = async () => (await app.inject({ method: 'HEAD', url })).headers['upload-final'] === '?1'
  for (let tries = 0; tries < 300 && !(await isFinal()); tries += 1) await new Promise((done) => setTimeout(done, 20))
  expect(await isFinal()).toBe(true)
  for (let tries = 0; tries < 300 && (await fixture.store.list()).length > 0; tries += 1) {
    await new Promise((done) => setTimeout(done, 10))
  }
  expect(await fixture.store.list()).toEqual([])
  const fromObject = await play()
  expect([fromObject.statusCode, fromObject.rawPayload.equals(fromDisk.rawPayload)]).toEqual([206, true])
  service.misbehave({ kind: 'error', requests: /./ })
  const unavailable = await play()
  expect([unavailable.statusCode, unavailable.json<{ code: string }>().code]).toEqual([503, 'RECORDING_UNAVAILABLE'])
  service.clearFaults()
  expect((await play()).statusCode).toBe(206)
})

test('a practice recording is final without the object store, because it never leaves the disk', async () => {
  caller = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat', isPractice: true })
  const url = await upload()
  expect((await app.inject({ method: 'HEAD', url })).headers['upload-final']).toBe('?1')
  expect(service.log.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
})
