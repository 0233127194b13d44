import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textToSpeechChecks } from '../../conformance/text-to-speech-conformance'
import type { SpeechErrorCode } from '../../ports/speech-error'
import type { FakeSpeechMode } from '../../testing/fake-speech-mode'
import { type FakeSpeechServer, startFakeSpeechServer } from '../../testing/fake-speech-server'
import { systemSpeechRuntime } from './speech-http'
import { createOpenAiTextToSpeech, type OpenAiTextToSpeechOptions } from './text-to-speech'

let server: FakeSpeechServer

beforeAll(async () => {
  server = await startFakeSpeechServer()
})
afterAll(() => server.close())
beforeEach(() => server.setModes({ kind: 'ok' }))

function createAdapter(options: Partial<OpenAiTextToSpeechOptions> = {}) {
  const runtime = { ...systemSpeechRuntime, sleep: async () => undefined }
  const voices = { en: 'alloy', vi: 'linh' }
  return createOpenAiTextToSpeech({ baseUrl: server.baseUrl, model: 'tts-1', voices, runtime, ...options })
}

describe('an OpenAI-compatible voice', () => {
  for (const check of textToSpeechChecks) it(check.name, () => check.run(createAdapter()))

  it('requests the voice of the language as WAV', async () => {
    const { producedBy } = await createAdapter().synthesize({ text: 'Xin chào bạn', language: 'vi' })
    expect(producedBy).toBe('openai-compatible/tts-1/linh')
    expect(server.calls.at(-1)?.fields).toEqual([
      ['model', 'tts-1'],
      ['voice', 'linh'],
      ['input', 'Xin chào bạn'],
      ['response_format', 'wav'],
    ])
  })

  it('uses the persona’s own voice if it has one, and reports the cache name of its sound', async () => {
    const personas = createAdapter({ personaVoices: { linh: 'nova' } })
    const by = async (persona: string) =>
      (await personas.synthesize({ text: 'Hello', language: 'en', persona })).producedBy
    expect(await by('linh')).toBe('openai-compatible/tts-1/nova')
    expect(await by('minh')).toBe('openai-compatible/tts-1/alloy')
    const name = (persona: string) => personas.describeVoice({ language: 'en', persona })
    expect(name('linh')).not.toBe(name('minh'))
    expect(name('minh')).toBe(personas.describeVoice({ language: 'en' }))
    expect(name('minh')).not.toBe(createAdapter({ model: 'tts-2' }).describeVoice({ language: 'en' }))
  })

  it('declares only the languages that have a voice, and refuses the others', async () => {
    const english = createAdapter({ voices: { en: 'alloy' } })
    expect(english.capabilities.languages).toEqual(['en'])
    await expect(english.synthesize({ text: 'Xin chào', language: 'vi' })).rejects.toMatchObject({
      code: 'unsupported',
    })
  })

  it.each([
    [{ kind: 'bad_json' }, 'bad_response'],
    [{ kind: 'empty' }, 'bad_response'],
    [{ kind: 'nonsense', sizeBytes: 5_000_000, isChunked: true }, 'bad_response'],
    [{ kind: 'hang' }, 'timeout'],
    [{ kind: 'cut' }, 'unavailable'],
    [{ kind: 'status', status: 401 }, 'unauthorized'],
    [{ kind: 'rate_limited', retryAfter: '60' }, 'rate_limited'],
  ] satisfies [FakeSpeechMode, SpeechErrorCode][])('answers %j with %s', async (mode, code) => {
    server.setModes(mode)
    const options = {
      attemptTimeoutMs: mode.kind === 'hang' ? 200 : 4_000,
      maxAttempts: 2,
      maxResponseBytes: 256 * 1024,
    }
    await expect(createAdapter(options).synthesize({ text: 'Hello there', language: 'en' })).rejects.toMatchObject({
      code,
    })
  })

  it('does not accept JSON as an MP3', async () => {
    server.setModes({ kind: 'wrong_shape' })
    await expect(createAdapter({ format: 'mp3' }).synthesize({ text: 'Hello', language: 'en' })).rejects.toMatchObject({
      code: 'bad_response',
    })
  })
})
