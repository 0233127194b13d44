import { z } from 'zod'
import { writeWav } from '../audio/wav'
import type { LanguageModel } from '../ports/language-model'
import { createAiSdkLanguageModel } from '../providers/ai-sdk/ai-sdk-language-model'
import type { LanguageModelVendor } from '../providers/ai-sdk/sdk-model'
import { createOpenAiSpeechToText } from '../providers/openai-compatible/speech-to-text'
import { createOpenAiTextToSpeech } from '../providers/openai-compatible/text-to-speech'
import type { FakeLanguageServer } from '../testing/fake-language-server'
import type { FakeSpeechServer } from '../testing/fake-speech-server'
import type { NetworkLimits, NetworkSubject } from './network-conformance'

const apiKey = 'SECRET-KEY'
const tone = writeWav(
  new Float32Array(16_000).map((_, index) => Math.sin(index / 8) * 0.2),
  16_000,
)

const omitUndefined = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal })

/** The speech adapters' words for the same limits. */
const toSpeechLimits = ({ deadlineMs, ...limits }: NetworkLimits) => ({
  ...limits,
  budgetMs: deadlineMs,
  attemptTimeoutMs: deadlineMs,
})

export const createSpeechToTextSubject = (server: FakeSpeechServer): NetworkSubject => ({
  server,
  call: (limits, signal) =>
    createOpenAiSpeechToText({
      baseUrl: server.baseUrl,
      model: 'whisper-1',
      apiKey,
      ...toSpeechLimits(limits),
    }).transcribe({
      audio: { bytes: tone, mime: 'audio/wav' },
      language: 'en',
      prompt: 'SECRET-MATTER',
      ...omitUndefined(signal),
    }),
})

export const createTextToSpeechSubject = (server: FakeSpeechServer): NetworkSubject => ({
  server,
  call: (limits, signal) =>
    createOpenAiTextToSpeech({
      baseUrl: server.baseUrl,
      model: 'tts-1',
      voices: { en: 'alloy' },
      apiKey,
      ...toSpeechLimits(limits),
    }).synthesize({ text: 'SECRET-MATTER', language: 'en', ...omitUndefined(signal) }),
})

/** Names the vendors' own models, so that the SDK asks as it would ask them. */
export const vendorModels: Readonly<Record<LanguageModelVendor, string>> = {
  'openai-compatible': 'any-model',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
}

const promptText = { system: 'SECRET-MATTER', prompt: 'SECRET-MATTER' }
const schema = z.object({ greeting: z.string() })
/** Long, so that half of an answer never tells which it is. */
const choices = ['the speaker has come to an end', 'the speaker is going to go on'] as const

export type ModelCall = 'generate' | 'choose'

/** What the server must answer so that a call of this kind succeeds. */
export const expectedAnswers: Readonly<Record<ModelCall, string>> = {
  generate: JSON.stringify({ greeting: 'hello' }),
  choose: choices[1],
}

const callModel = (model: LanguageModel, kind: ModelCall, limits: { deadlineMs: number; signal?: AbortSignal }) =>
  kind === 'generate'
    ? model.generate({ ...promptText, schema, maxOutputTokens: 100, ...limits })
    : model.choose({ ...promptText, choices, ...limits })

export const createLanguageModelSubject = (
  server: FakeLanguageServer,
  vendor: LanguageModelVendor,
  kind: ModelCall,
): NetworkSubject => ({
  server,
  call: ({ deadlineMs, ...limits }, signal) =>
    callModel(
      createAiSdkLanguageModel({
        vendor,
        baseUrl: server.baseUrls[vendor],
        model: vendorModels[vendor],
        apiKey,
        ...limits,
      }),
      kind,
      { deadlineMs, ...omitUndefined(signal) },
    ),
})
