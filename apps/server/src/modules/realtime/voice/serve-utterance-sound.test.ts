import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createOpenAiTextToSpeech, type FakeSpeechServer, startFakeSpeechServer } from '@candor/ai'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { openRoom, type Room, type Sitting } from '../../../testing/interview-room'
import { beginInterview } from '../../sessions/operations/begin-interview'
import { createVoiceCache, type InterviewVoice } from './index'
import { prepareVoice } from './prepare-voice'
import { createVoiceHandler } from './serve-utterance-sound'

let speech: FakeSpeechServer
let room: Room
let app: FastifyInstance
let sitting: Sitting
let other: Sitting
let caller: Caller
let voice: InterviewVoice

beforeAll(async () => {
  speech = await startFakeSpeechServer()
  room = await openRoom()
  const { linkId } = await room.makeSet()
  sitting = await room.begin(linkId)
  other = await room.begin(linkId, { email: 'other@example.org' })
  const adapter = createOpenAiTextToSpeech({
    baseUrl: speech.baseUrl,
    model: 'tts-1',
    voices: { en: 'alloy', vi: 'alloy' },
  })
  app = fastify()
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    request.caller = caller
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof AppError ? error.status : 500).send({ message: String(error) }),
  )
  const cacheDir = join(room.directory, 'voice')
  voice = createVoiceCache(room.deps, { voice: adapter, cacheDir })
  const mute = createVoiceCache(room.deps, { voice: null, cacheDir })
  app.get('/:sessionId/:seq', createVoiceHandler({ deps: room.deps, voice }))
  app.get('/mute/:sessionId/:seq', createVoiceHandler({ deps: room.deps, voice: mute }))
})
afterAll(async () => {
  await app.close()
  await room.close()
  await speech.close()
})

const get = (path: string, as: Sitting = sitting) => {
  caller = as.caller
  return app.inject({ method: 'GET', url: path })
}

describe('the interviewer’s voice', () => {
  test('speaks an entry, and the same words are made once for all', async () => {
    const first = await get(`/${sitting.id}/2`)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(first.rawPayload.subarray(0, 4).toString('latin1')).toBe('RIFF')
    const calls = speech.calls.length
    const again = await get(`/${other.id}/2`, other)
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(speech.calls.length).toBe(calls)
    expect(await readdir(join(room.directory, 'voice'))).toHaveLength(1)
  })

  test('is 404 where there is none, where it fails, for foreign sessions and entries that don’t exist', async () => {
    expect((await get(`/mute/${sitting.id}/2`)).statusCode).toBe(404)
    expect((await get(`/${sitting.id}/99`)).statusCode).toBe(404)
    expect((await get(`/${sitting.id}/2`, other)).statusCode).toBe(404)
    speech.setModes({ kind: 'status', status: 400 })
    expect((await get(`/${sitting.id}/1`)).statusCode).toBe(404)
    speech.setModes({ kind: 'ok' })
    room.deps.clock.advance(10 * 60_000)
    expect((await get(`/${sitting.id}/1`)).statusCode).toBe(200)
  })

  test('is made while the candidate still gets ready: nothing of what the interview begins with waits for the voice', async () => {
    const { linkId } = await room.makeSet()
    const early = await room.start(linkId, { mode: 'chat', firstName: 'Mai', email: 'early@example.org' })
    await prepareVoice({ deps: room.deps, voice }, early.view.row)
    const { calls } = speech
    const made = calls.length
    await beginInterview(room.context, early.actor, { sessionId: early.id, mode: 'chat' })
    expect((await get(`/${early.id}/1`, early)).statusCode).toBe(200)
    expect((await get(`/${early.id}/2`, early)).statusCode).toBe(200)
    expect(calls.length).toBe(made)
    const said = calls.map(({ fields }) => fields.find(([name]) => name === 'input')?.[1])
    expect(said).toContain('I see, thank you.')
    const typed = await room.start(linkId, { mode: 'text', email: 'typed@example.org' })
    await prepareVoice({ deps: room.deps, voice }, typed.view.row)
    expect(calls.length).toBe(made)
  })
})
