import { createOpenAiSpeechToText, writePcmWav } from '@candor/ai'
import { type FakeSpeechServer, startFakeSpeechServer } from '@candor/ai/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import { callAs } from '../../../testing/call-as'
import { anonymousCaller, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { createSpeechTestHandler } from '../speech-test'

let speech: FakeSpeechServer
let fixture: InterviewFixture
let app: FastifyInstance
let linkId: string

const wav = Buffer.from(writePcmWav(new Int16Array(16_000).fill(800), 16_000))

beforeAll(async () => {
  speech = await startFakeSpeechServer()
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
  const speechToText = createOpenAiSpeechToText({ baseUrl: speech.baseUrl, model: 'whisper-1' })
  app = fastify()
  callAs(app, () => anonymousCaller)
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof AppError ? error.status : 500).send({ message: String(error) }),
  )
  app.addContentTypeParser('audio/wav', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/try', createSpeechTestHandler({ deps: fixture.deps, speechToText }))
  app.post('/few', createSpeechTestHandler({ deps: fixture.deps, speechToText, maxPerHour: 2 }))
  app.post('/deaf', createSpeechTestHandler({ deps: fixture.deps, speechToText: null }))
})
afterAll(async () => {
  await app.close()
  await fixture.close()
  await speech.close()
})

const send = (path: string, payload: Buffer = wav) =>
  app.inject({ method: 'POST', url: path, headers: { 'content-type': 'audio/wav' }, payload })

test('returns the words of a piece of speech to a candidate with an open link', async () => {
  const answer = await send(`/try?linkId=${linkId}&language=en`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ text: expect.stringMatching(/\w+/), durationMs: expect.any(Number) })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('refuses unknown links, input without speech, and every caller if the server does not transcribe', async () => {
  const asked = speech.calls.length
  expect((await send('/try?language=en')).statusCode).toBe(403)
  expect((await send('/try?linkId=AAAAAAAAAAAAAAAAAAAAAA&language=en')).statusCode).toBe(403)
  expect((await send(`/try?linkId=${linkId}&language=en`, Buffer.from('no sound'))).statusCode).toBe(422)
  expect((await send(`/deaf?linkId=${linkId}&language=en`)).statusCode).toBe(404)
  expect(speech.calls.length).toBe(asked)
})

test('reports a recognizer that fails as unavailable', async () => {
  speech.setModes({ kind: 'status', status: 400 })
  expect((await send(`/try?linkId=${linkId}&language=vi`)).statusCode).toBe(503)
  speech.setModes({ kind: 'ok' })
})

test('limits the pieces of a link per hour, and permits more in the next hour', async () => {
  const code = async () => (await send(`/few?linkId=${linkId}&language=en`)).statusCode
  expect([await code(), await code(), await code()]).toEqual([200, 200, 429])
  fixture.deps.clock.advance(3_600_000)
  expect(await code()).toBe(200)
})
