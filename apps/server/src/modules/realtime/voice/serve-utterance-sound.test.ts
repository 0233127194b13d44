import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createOpenAiTextToSpeech } from '@candor/ai'
import { type FakeSpeechServer, startFakeSpeechServer } from '@candor/ai/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { callAs } from '../../../testing/call-as'
import { type CandidateSession, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { beginInterview } from '../../sessions/operations/begin-interview'
import { createVoiceCache, type InterviewVoice } from './index'
import { prepareVoice } from './prepare-voice'
import { createVoiceHandler } from './serve-utterance-sound'

let speech: FakeSpeechServer
let fixture: InterviewFixture
let app: FastifyInstance
let candidateSession: CandidateSession
let other: CandidateSession
let caller: Caller
let voice: InterviewVoice

beforeAll(async () => {
  speech = await startFakeSpeechServer()
  fixture = await openInterviewFixture()
  const { linkId } = await fixture.makeSet()
  candidateSession = await fixture.begin(linkId)
  other = await fixture.begin(linkId, { email: 'other@example.org' })
  const adapter = createOpenAiTextToSpeech({
    baseUrl: speech.baseUrl,
    model: 'tts-1',
    voices: { en: 'alloy', vi: 'alloy' },
  })
  app = fastify()
  callAs(app, () => caller)
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof AppError ? error.status : 500).send({ message: String(error) }),
  )
  const cacheDir = join(fixture.directory, 'voice')
  voice = createVoiceCache(fixture.deps, { voice: adapter, cacheDir })
  const mute = createVoiceCache(fixture.deps, { voice: null, cacheDir })
  app.get('/:sessionId/:seq', createVoiceHandler({ deps: fixture.deps, voice }))
  app.get('/mute/:sessionId/:seq', createVoiceHandler({ deps: fixture.deps, voice: mute }))
})
afterAll(async () => {
  await app.close()
  await fixture.close()
  await speech.close()
})

const get = (path: string, as: CandidateSession = candidateSession) => {
  caller = as.caller
  return app.inject({ method: 'GET', url: path })
}

describe('the interviewer’s voice', () => {
  test('speaks an entry, and the same words are made once for all', async () => {
    const first = await get(`/${candidateSession.id}/2`)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(first.rawPayload.subarray(0, 4).toString('latin1')).toBe('RIFF')
    const calls = speech.calls.length
    const again = await get(`/${other.id}/2`, other)
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(speech.calls.length).toBe(calls)
    expect(await readdir(join(fixture.directory, 'voice'))).toHaveLength(1)
  })

  test('is 404 where there is none, where it fails, for foreign sessions and entries that don’t exist', async () => {
    expect((await get(`/mute/${candidateSession.id}/2`)).statusCode).toBe(404)
    expect((await get(`/${candidateSession.id}/99`)).statusCode).toBe(404)
    expect((await get(`/${candidateSession.id}/2`, other)).statusCode).toBe(404)
    speech.setModes({ kind: 'status', status: 400 })
    expect((await get(`/${candidateSession.id}/1`)).statusCode).toBe(404)
    speech.setModes({ kind: 'ok' })
    fixture.deps.clock.advance(10 * 60_000)
    expect((await get(`/${candidateSession.id}/1`)).statusCode).toBe(200)
  })

  test('is made while the candidate still gets ready: nothing of what the interview begins with waits for the voice', async () => {
    const { linkId } = await fixture.makeSet()
    const early = await fixture.start(linkId, { mode: 'chat', firstName: 'Mai', email: 'early@example.org' })
    await prepareVoice({ deps: fixture.deps, voice }, early.view.row)
    const { calls } = speech
    const made = calls.length
    await beginInterview(fixture.context, early.actor, { sessionId: early.id, mode: 'chat' })
    expect((await get(`/${early.id}/1`, early)).statusCode).toBe(200)
    expect((await get(`/${early.id}/2`, early)).statusCode).toBe(200)
    expect(calls.length).toBe(made)
    const said = calls.map(({ fields }) => fields.find(([name]) => name === 'input')?.[1])
    expect(said).toContain('I see, thank you.')
    const typed = await fixture.start(linkId, { mode: 'text', email: 'typed@example.org' })
    await prepareVoice({ deps: fixture.deps, voice }, typed.view.row)
    expect(calls.length).toBe(made)
  })
})
