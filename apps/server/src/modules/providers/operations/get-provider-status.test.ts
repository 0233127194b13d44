import { createEspeakTextToSpeech } from '@candor/ai'
import { expect, test } from 'vitest'
import { readEnv } from '../../../platform/settings/env'
import { getProviderStatus } from './get-provider-status'

const read = (settings: Record<string, string>) => readEnv({ NODE_ENV: 'test', ...settings })

test('says of each kind that there is none', () => {
  const { items } = getProviderStatus({ env: read({}), providers: { textToSpeech: null } })
  expect(items).toEqual(
    ['speech-to-text', 'text-to-speech', 'language-model'].map((kind) => ({
      kind,
      source: 'none',
      model: null,
      prices: [],
    })),
  )
})

test('names models and prices, and no address or key', () => {
  const env = read({
    STT_BASE_URL: 'http://10.1.2.3:9000/v1',
    STT_API_KEY: 'secret-key',
    STT_MODEL: 'whisper-large',
    STT_USD_PER_MINUTE: '0.006',
    TTS_BASE_URL: 'http://10.1.2.3:9000/v1',
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: 'http://10.1.2.3:9000/v1',
    LLM_MODEL: 'a-model',
    LLM_INPUT_USD_PER_MTOK: '0.15',
    LLM_OUTPUT_USD_PER_MTOK: '0.6',
  })
  const { items } = getProviderStatus({ env, providers: { textToSpeech: null } })
  expect(items).toEqual([
    { kind: 'speech-to-text', source: 'configured', model: 'whisper-large', prices: [{ unit: 'minute', usd: 0.006 }] },
    { kind: 'text-to-speech', source: 'configured', model: 'tts-1', prices: [] },
    {
      kind: 'language-model',
      source: 'configured',
      model: 'a-model',
      prices: [
        { unit: 'thousand_input_tokens', usd: 0.00015 },
        { unit: 'thousand_output_tokens', usd: 0.0006 },
      ],
    },
  ])
  expect(JSON.stringify(items)).not.toMatch(/10\.1\.2\.3|secret-key/)
})

test('names a voice that is installed and needs no settings', () => {
  const { items } = getProviderStatus({ env: read({}), providers: { textToSpeech: createEspeakTextToSpeech() } })
  expect(items[1]).toEqual({ kind: 'text-to-speech', source: 'installed', model: 'espeak-ng', prices: [] })
})
