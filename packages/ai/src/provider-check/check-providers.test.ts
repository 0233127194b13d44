import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readWav, writeWav } from '../audio/wav'
import type { TextToSpeech } from '../ports/text-to-speech'
import { createAiSdkLanguageModel } from '../providers/ai-sdk/ai-sdk-language-model'
import { createOpenAiSpeechToText } from '../providers/openai-compatible/speech-to-text'
import { createOpenAiTextToSpeech } from '../providers/openai-compatible/text-to-speech'
import { type FakeLanguageServer, startFakeLanguageServer } from '../testing/fake-language-server'
import {
  type FakeSpeechServer,
  type FakeSpeechServerOptions,
  startFakeSpeechServer,
} from '../testing/fake-speech-server'
import { checkProviders } from './check-providers'
import { readSpeechSample, sampleTexts } from './speech-samples'

const apiKey = 'the-key'
const options = { runs: 1, timeoutMs: 20_000, nowMs: () => performance.now() }
const none = { speechToText: null, textToSpeech: null, languageModel: null }
const rightScripts = { en: [{ text: sampleTexts.en }], vi: [{ text: sampleTexts.vi }] }
const rightReading = (prompt: string) =>
  JSON.stringify(
    prompt.includes('supplier') ? { language: 'en', apologized: false } : { language: 'vi', apologized: true },
  )

const closers: (() => Promise<void>)[] = []
let speech: FakeSpeechServer
let language: FakeLanguageServer

const startSpeech = async (more: FakeSpeechServerOptions = {}) => {
  const server = await startFakeSpeechServer({ scripts: rightScripts, apiKey, ...more })
  closers.push(server.close)
  return server
}

beforeEach(async () => {
  speech = await startSpeech()
  language = await startFakeLanguageServer({ apiKey, answer: ({ prompt }) => rightReading(prompt) })
  closers.push(language.close)
})
afterAll(() => Promise.all(closers.map((close) => close())))

const recognizerAt = (baseUrl: string, key = apiKey) =>
  createOpenAiSpeechToText({ baseUrl, model: 'whisper-1', apiKey: key, maxAttempts: 1 })
const voiceAt = (baseUrl: string, key = apiKey) =>
  createOpenAiTextToSpeech({
    baseUrl,
    model: 'tts-1',
    voices: { en: 'alloy', vi: 'alloy' },
    apiKey: key,
    maxAttempts: 1,
  })
const modelAt = (baseUrl: string, key = apiKey) =>
  createAiSdkLanguageModel({ vendor: 'openai-compatible', model: 'm', baseUrl, apiKey: key, maxAttempts: 1 })
const localModel = (key = apiKey) => modelAt(language.baseUrls['openai-compatible'], key)

const faultsOf = (check: Awaited<ReturnType<typeof checkProviders>>[number] | undefined) =>
  check?.samples.map(({ fault }) => fault)

/** A port that was free a moment ago and has no server. */
const findClosedAddress = async () => {
  const server = await startFakeSpeechServer()
  await server.close()
  return server.baseUrl
}

describe('the bundled samples', () => {
  it.each(['en', 'vi'] as const)('are PCM speech of a few seconds at 16 kHz: %s', async (code) => {
    const { bytes } = await readSpeechSample(code)
    expect(readWav(bytes)).toMatchObject({ sampleRateHz: 16_000 })
    expect(readWav(bytes)?.durationMs).toBeGreaterThan(5_000)
  })
})

describe('checkProviders', () => {
  it('passes all three over the wire, with latency, word error rate and a round trip of the voice', async () => {
    const checks = await checkProviders(
      {
        speechToText: recognizerAt(speech.baseUrl),
        textToSpeech: voiceAt(speech.baseUrl),
        languageModel: localModel(),
      },
      { ...options, runs: 2 },
    )
    expect(checks.map(({ kind, passed }) => [kind, passed])).toEqual([
      ['speech-to-text', true],
      ['text-to-speech', true],
      ['language-model', true],
    ])
    expect(checks[0]?.samples).toEqual([
      { language: 'en', fault: null, status: null, wordErrorRate: 0 },
      { language: 'vi', fault: null, status: null, wordErrorRate: 0 },
    ])
    expect(checks[1]?.samples.map(({ wordErrorRate }) => wordErrorRate)).toEqual([0, 0])
    expect(checks.map(({ latency }) => latency?.calls)).toEqual([4, 4, 4])
  })

  it('checks nothing, and calls no one, where nothing is configured', async () => {
    expect(await checkProviders(none, options)).toEqual([])
    expect([speech.calls, language.calls]).toEqual([[], []])
  })

  it('names a wrong key, and asks once instead of once for each language', async () => {
    const checks = await checkProviders(
      {
        speechToText: recognizerAt(speech.baseUrl, 'wrong'),
        textToSpeech: voiceAt(speech.baseUrl, 'wrong'),
        languageModel: localModel('wrong'),
      },
      options,
    )
    expect(checks.map(faultsOf)).toEqual([
      ['unauthorized', 'unauthorized'],
      ['unauthorized', 'unauthorized'],
      ['unauthorized', 'unauthorized'],
    ])
    expect(checks.every(({ passed, latency }) => !passed && latency === null)).toBe(true)
    expect([speech.calls.length, language.calls.length]).toEqual([2, 1])
  })

  it('names an address without a server', async () => {
    const baseUrl = await findClosedAddress()
    const checks = await checkProviders(
      { speechToText: recognizerAt(baseUrl), textToSpeech: voiceAt(baseUrl), languageModel: modelAt(baseUrl) },
      options,
    )
    expect(checks.flatMap(faultsOf)).toEqual(Array(6).fill('unreachable'))
  })

  it.each([
    [404, 'not_found'],
    [400, 'rejected'],
    [500, 'server_error'],
  ] as const)('tells status %i as %s', async (status, fault) => {
    speech.setModes({ kind: 'status', status })
    language.setModes({ kind: 'status', status })
    const checks = await checkProviders(
      {
        speechToText: recognizerAt(speech.baseUrl),
        textToSpeech: voiceAt(speech.baseUrl),
        languageModel: localModel(),
      },
      options,
    )
    expect(checks.map(({ samples }) => samples[0])).toEqual(
      Array(3).fill({ language: 'en', fault, status, wordErrorRate: null }),
    )
  })

  it('fails a recognizer whose words are wrong in one language, and not the other', async () => {
    const server = await startSpeech({ scripts: { ...rightScripts, vi: rightScripts.en } })
    const [check] = await checkProviders({ ...none, speechToText: recognizerAt(server.baseUrl) }, options)
    expect(check?.passed).toBe(false)
    expect(faultsOf(check)).toEqual([null, 'wrong_words'])
    expect(check?.samples[1]?.wordErrorRate).toBeGreaterThan(0.9)
  })

  it('counts the worst of several calls', async () => {
    const wrong = { text: 'thank you for watching' }
    const en = [...rightScripts.en, wrong, ...rightScripts.en]
    const server = await startSpeech({ scripts: { ...rightScripts, en } })
    const [check] = await checkProviders(
      { ...none, speechToText: recognizerAt(server.baseUrl) },
      { ...options, runs: 3 },
    )
    expect(faultsOf(check)).toEqual(['wrong_words', null])
  })

  it('fails a voice that says other words than it was given', async () => {
    // The first transcription is of the bundled recording, the second of the voice.
    const en = [...rightScripts.en, { text: 'something else entirely was said' }]
    const server = await startSpeech({ scripts: { ...rightScripts, en } })
    const checks = await checkProviders(
      { ...none, speechToText: recognizerAt(server.baseUrl), textToSpeech: voiceAt(server.baseUrl) },
      options,
    )
    expect(checks.map(faultsOf)).toEqual([
      [null, null],
      ['wrong_words', null],
    ])
  })

  it('does not blame the voice for a recognizer that fails the bundled recording', async () => {
    const server = await startSpeech({ scripts: { en: rightScripts.vi, vi: rightScripts.en } })
    const checks = await checkProviders(
      { ...none, speechToText: recognizerAt(server.baseUrl), textToSpeech: voiceAt(server.baseUrl) },
      options,
    )
    expect(faultsOf(checks[1])).toEqual([null, null])
    expect(checks[1]?.samples[0]?.wordErrorRate).toBeNull()
  })

  it('fails a voice that gives silence, or no sound at all', async () => {
    const silent: Pick<TextToSpeech, 'synthesize'> = {
      synthesize: async () => ({
        audio: writeWav(new Float32Array(16_000), 16_000),
        mime: 'audio/wav',
        durationMs: 1_000,
        producedBy: 'test/silent',
      }),
    }
    const [check] = await checkProviders({ ...none, textToSpeech: silent }, options)
    expect(faultsOf(check)).toEqual(['silent', 'silent'])
    speech.setModes({ kind: 'nonsense', sizeBytes: 400, isChunked: false })
    const [nonsense] = await checkProviders({ ...none, textToSpeech: voiceAt(speech.baseUrl) }, options)
    expect(faultsOf(nonsense)).toEqual(['bad_response', 'bad_response'])
  })

  it('fails a model that answers wrongly, and one that does not answer in JSON', async () => {
    language.setModes({ kind: 'says', text: '{"language":"en","apologized":true}' })
    const [wrong] = await checkProviders({ ...none, languageModel: localModel() }, options)
    expect(faultsOf(wrong)).toEqual(['wrong_answer', 'wrong_answer'])
    language.setModes({ kind: 'says', text: 'Certainly!' })
    const [chatty] = await checkProviders({ ...none, languageModel: localModel() }, options)
    expect(faultsOf(chatty)).toEqual(['bad_response', 'bad_response'])
  })

  it('gives up on servers that never answer', async () => {
    speech.setModes({ kind: 'hang' })
    language.setModes({ kind: 'hang' })
    const checks = await checkProviders(
      {
        speechToText: recognizerAt(speech.baseUrl),
        textToSpeech: voiceAt(speech.baseUrl),
        languageModel: localModel(),
      },
      { ...options, timeoutMs: 100 },
    )
    expect(checks.flatMap(faultsOf)).toEqual(Array(6).fill('timeout'))
  })

  it('measures a slow answer by the clock it was given', async () => {
    let nowMs = 0
    const slow = {
      transcribe: (input: Parameters<ReturnType<typeof recognizerAt>['transcribe']>[0]) => {
        nowMs += input.language === 'en' ? 900 : 5_200
        return recognizerAt(speech.baseUrl).transcribe(input)
      },
    }
    const [check] = await checkProviders({ ...none, speechToText: slow }, { ...options, nowMs: () => nowMs })
    expect(check?.latency).toEqual({ calls: 2, p50Ms: 900, p95Ms: 5_200, maxMs: 5_200 })
  })

  it('throws what is not an error of a provider', async () => {
    const broken = { transcribe: () => Promise.reject(new RangeError('a bug')) }
    await expect(checkProviders({ ...none, speechToText: broken }, options)).rejects.toThrow('a bug')
  })
})
