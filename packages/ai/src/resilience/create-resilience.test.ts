import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeWav } from '../audio/wav'
import { createEchoAnswer, languageModelChecks } from '../conformance/language-model-conformance'
import { speechToTextChecks } from '../conformance/speech-to-text-conformance'
import { textToSpeechChecks } from '../conformance/text-to-speech-conformance'
import type { LanguageModel } from '../ports/language-model'
import type { ProviderUse, UsageContext } from '../ports/provider-use'
import type { SpeechToText } from '../ports/speech-to-text'
import type { TextToSpeech } from '../ports/text-to-speech'
import { createAiSdkLanguageModel } from '../providers/ai-sdk/ai-sdk-language-model'
import { systemSpeechRuntime } from '../providers/openai-compatible/speech-http'
import { createOpenAiSpeechToText } from '../providers/openai-compatible/speech-to-text'
import { createOpenAiTextToSpeech } from '../providers/openai-compatible/text-to-speech'
import { type FakeLanguageServer, startFakeLanguageServer } from '../testing/fake-language-server'
import { type FakeSpeechServer, startFakeSpeechServer } from '../testing/fake-speech-server'
import { createResilience, type ResilienceSettings } from './create-resilience'

let models: FakeLanguageServer
let speech: FakeSpeechServer
beforeAll(async () => {
  models = await startFakeLanguageServer({ answer: createEchoAnswer })
  speech = await startFakeSpeechServer()
})
afterAll(async () => {
  await models.close()
  await speech.close()
})
beforeEach(() => {
  models.setModes({ kind: 'ok' })
  speech.setModes({ kind: 'ok' })
})

const use: UsageContext = { organizationId: 'org', sessionId: 'session', purpose: 'probe' }
const prices = {
  inputUsdPerMtok: 1,
  outputUsdPerMtok: 10,
  speechToTextUsdPerMinute: 0.06,
  textToSpeechUsdPerMchar: 20,
}
const tone = writeWav(
  new Float32Array(3 * 16_000).map((_, index) => Math.sin(index / 8) * 0.2),
  16_000,
)
const audio = { bytes: tone, mime: 'audio/wav' }
const silence = { bytes: writeWav(new Float32Array(3 * 16_000), 16_000), mime: 'audio/wav' }
const runtime = { ...systemSpeechRuntime, sleep: async () => undefined, random: () => 0 }

function open(settings: Partial<ResilienceSettings> = {}) {
  const uses: ProviderUse[] = []
  const reported: string[] = []
  const clock = { nowMs: 1_767_600_000_000 }
  const resilience = createResilience({
    nowMs: () => clock.nowMs,
    prices,
    capMicroUsd: null,
    readSpentMicroUsd: async () => 0,
    record: (use) => uses.push(use),
    onCapReached: (organizationId) => reported.push(`cap ${organizationId}`),
    onProviderLeft: ({ kind, provider, forMs }) => reported.push(`left ${kind} ${provider} ${forMs}`),
    ...settings,
  })
  const model = resilience.languageModel({
    model: 'm',
    open: (mayRetry) =>
      createAiSdkLanguageModel({
        vendor: 'openai-compatible',
        baseUrl: models.baseUrls['openai-compatible'],
        model: 'm',
        mayRetry,
        runtime,
      }),
  })
  const recognizer = resilience.speechToText({
    model: 'whisper-1',
    open: (mayRetry) => createOpenAiSpeechToText({ baseUrl: speech.baseUrl, model: 'whisper-1', mayRetry, runtime }),
  })
  const voice = resilience.textToSpeech({
    model: 'tts-1',
    open: (mayRetry) =>
      createOpenAiTextToSpeech({
        baseUrl: speech.baseUrl,
        model: 'tts-1',
        voices: { en: 'a', vi: 'b' },
        mayRetry,
        runtime,
      }),
  })
  return { uses, reported, clock, model, recognizer, voice }
}

const ask = {
  system: 's',
  prompt: 'ECHO {"text":"hello"}',
  schema: z.object({ text: z.string() }),
  maxOutputTokens: 50,
}
const question = { ...ask, deadlineMs: 5_000, use }

/** A metered adapter that calls on one account, as the suites call it. */
const plainModel = (): LanguageModel => {
  const { model } = open()
  return {
    ...model,
    generate: (input) => model.generate({ ...input, use }),
    choose: (input) => model.choose({ ...input, use }),
  }
}
const plainRecognizer = (): SpeechToText => {
  const { recognizer } = open()
  return { ...recognizer, transcribe: (input) => recognizer.transcribe({ ...input, use }) }
}
const plainVoice = (): TextToSpeech => {
  const { voice } = open()
  return { ...voice, synthesize: (input) => voice.synthesize({ ...input, use }) }
}

describe('a metered adapter passes the same checks as a plain one', () => {
  for (const check of languageModelChecks) it(check.name, () => check.run(plainModel()))
  for (const check of textToSpeechChecks) it(check.name, () => check.run(plainVoice()))
  for (const check of speechToTextChecks) {
    it(check.name, () => {
      if (check.name.includes('silence')) speech.setModes({ kind: 'hallucination' })
      return check.run({ adapter: plainRecognizer(), speech: { en: audio, vi: audio }, silence })
    })
  }
})

describe('every call', () => {
  it('records for every call what it used, what it cost and which organization pays', async () => {
    const { model, recognizer, voice, uses } = open()
    await model.generate(question)
    await model.choose({ ...question, prompt: 'ECHO ✓', choices: ['✓', '○'] })
    await recognizer.transcribe({ audio, language: 'en', use: { ...use, purpose: 'transcript' } })
    await voice.synthesize({ text: 'Xin chào bạn', language: 'vi', use: { ...use, sessionId: null, purpose: 'voice' } })
    expect(uses.map(({ kind, provider, purpose, outcome }) => [kind, provider, purpose, outcome])).toEqual([
      ['language-model', 'openai-compatible/m', 'probe', 'ok'],
      ['language-model', 'openai-compatible/m', 'probe', 'ok'],
      ['speech-to-text', 'openai-compatible/whisper-1', 'transcript', 'ok'],
      ['text-to-speech', 'openai-compatible/tts-1', 'voice', 'ok'],
    ])
    expect(uses[0]).toMatchObject({ inputTokens: 120, outputTokens: 30, costMicroUsd: 420, organizationId: 'org' })
    expect(uses[2]).toMatchObject({ audioMs: 3_000, costMicroUsd: 3_000 })
    expect(uses[3]).toMatchObject({ characters: 12, costMicroUsd: 240, sessionId: null })
  })

  it('records a failed call with its code and what it used', async () => {
    const { model, recognizer, uses } = open()
    models.setModes({ kind: 'says', text: 'no JSON' })
    await expect(model.generate(question)).rejects.toMatchObject({ code: 'bad_response' })
    speech.setModes({ kind: 'status', status: 401 })
    await expect(recognizer.transcribe({ audio, language: 'en', use })).rejects.toMatchObject({ code: 'unauthorized' })
    expect(
      uses.map(({ outcome, inputTokens, audioMs, costMicroUsd }) => [outcome, inputTokens, audioMs, costMicroUsd]),
    ).toEqual([
      ['bad_response', 240, 0, 840],
      ['unauthorized', 0, 0, 0],
    ])
  })

  it('makes the call at an unknown cost when no price is set', async () => {
    const { model, uses } = open({ prices: { ...prices, outputUsdPerMtok: null }, capMicroUsd: 1 })
    await model.generate(question)
    expect(uses[0]?.costMicroUsd).toBeNull()
  })
})

describe('a provider that fails', () => {
  it('stops calls after five failures until a probe succeeds', async () => {
    const { model, clock, reported, uses } = open()
    models.setModes({ kind: 'status', status: 500 })
    for (let call = 0; call < 5; call++) await expect(model.generate(question)).rejects.toThrow()
    const before = models.calls.length
    await expect(model.generate(question)).rejects.toMatchObject({ code: 'circuit_open', retryAfterMs: 15_000 })
    expect([models.calls.length - before, uses.at(-1)?.outcome, reported]).toEqual([
      0,
      'circuit_open',
      ['left language-model openai-compatible/m 15000'],
    ])
    clock.nowMs += 15_000
    models.setModes({ kind: 'ok' })
    await model.generate(question)
    await model.generate(question)
    expect(uses.slice(-2).map(({ outcome }) => outcome)).toEqual(['ok', 'ok'])
  })

  it('counts a hang when callers waited long before giving up, but not when they gave up early', async () => {
    const { recognizer, clock, uses } = open()
    speech.setModes({ kind: 'hang' })
    const giveUpAfter = async (waitMs: number) => {
      const stop = new AbortController()
      const call = recognizer.transcribe({ audio, language: 'en', signal: stop.signal, use })
      clock.nowMs += waitMs
      stop.abort()
      await expect(call).rejects.toMatchObject({ code: 'aborted' })
    }
    for (let call = 0; call < 8; call++) await giveUpAfter(1_000)
    for (let call = 0; call < 5; call++) await giveUpAfter(8_000)
    expect(uses.map(({ outcome }) => outcome)).not.toContain('circuit_open')
    await expect(recognizer.transcribe({ audio, language: 'en', use })).rejects.toMatchObject({ code: 'circuit_open' })
  })

  it('keeps calling the other providers', async () => {
    const { model, voice } = open()
    models.setModes({ kind: 'status', status: 500 })
    for (let call = 0; call < 6; call++) await expect(model.generate(question)).rejects.toThrow()
    await voice.synthesize({ text: 'Hello', language: 'en', use })
  })

  it('limits the total number of retries, however many calls fail', async () => {
    const { recognizer } = open()
    speech.setModes({ kind: 'status', status: 503 })
    const before = speech.calls.length
    for (let call = 0; call < 5; call++) {
      await expect(recognizer.transcribe({ audio, language: 'en', use })).rejects.toThrow()
    }
    // Five calls, and the five further tries that were saved up, rather than four tries for each.
    expect(speech.calls.length - before).toBe(10)
  })
})

describe('a provider that works', () => {
  it('earns retries for failing calls through successful ones', async () => {
    const { recognizer } = open()
    const hear = () => recognizer.transcribe({ audio, language: 'en', use })
    const failAndCount = async () => {
      speech.setModes({ kind: 'status', status: 503 })
      const before = speech.calls.length
      await expect(hear()).rejects.toThrow()
      return speech.calls.length - before
    }
    expect([await failAndCount(), await failAndCount(), await failAndCount()]).toEqual([4, 3, 1])
    speech.setModes({ kind: 'ok' })
    for (let call = 0; call < 9; call++) await hear()
    expect(await failAndCount()).toBe(2)
  })
})

describe('the cap', () => {
  it('stops calls of every kind at the cap, reports it once and states until when', async () => {
    const { model, voice, reported, uses } = open({ capMicroUsd: 1_000 })
    await model.generate(question)
    await expect(voice.synthesize({ text: 'a'.repeat(40), language: 'en', use })).rejects.toMatchObject({
      code: 'over_budget',
      retryable: false,
    })
    await expect(model.generate({ ...question, maxOutputTokens: 100 })).rejects.toMatchObject({ code: 'over_budget' })
    expect([reported, uses.map(({ outcome }) => outcome)]).toEqual([['cap org'], ['ok', 'over_budget', 'over_budget']])
    await model.generate({ ...question, use: { ...use, organizationId: 'other' } })
  })
})
