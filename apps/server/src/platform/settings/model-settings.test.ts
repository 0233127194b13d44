import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const read = (source: Record<string, string>) => readEnv({ NODE_ENV: 'test', ...source })

describe('a language model', () => {
  it('is absent without settings, and the built-in interviewer is used', () => {
    expect(read({}).languageModel).toBeNull()
    expect(read({ LLM_PROVIDER: '', LLM_API_KEY: ' ' }).languageModel).toBeNull()
  })

  it('is a server at any address, or a named vendor at the vendor’s address', () => {
    const local = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'llama' }
    expect(read(local).languageModel).toEqual({
      vendor: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      model: 'llama',
    })
    expect(read({ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k', LLM_MODEL: 'm' }).languageModel).toEqual({
      vendor: 'anthropic',
      baseUrl: undefined,
      apiKey: 'k',
      model: 'm',
    })
  })

  it.each([
    [{ LLM_MODEL: 'm' }, 'LLM_PROVIDER'],
    [{ LLM_API_KEY: 'secret-key' }, 'LLM_PROVIDER'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
    [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }, 'LLM_API_KEY'],
    [{ LLM_PROVIDER: 'google', LLM_API_KEY: 'secret-key' }, 'LLM_MODEL'],
    [{ LLM_PROVIDER: 'somebody' }, 'LLM_PROVIDER must be one of'],
    [
      { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://user:pw@host/v1' },
      'LLM_BASE_URL must be',
    ],
  ])(
    'is refused if its settings are incomplete, with the setting to correct and without the key: %j',
    (source, words) => {
      expect(() => read(source)).toThrow(words)
      expect(() => read(source)).not.toThrow('secret-key')
    },
  )
})

describe('the cost limit of a language model', () => {
  const prices = {
    LLM_INPUT_USD_PER_MTOK: '0.15',
    LLM_OUTPUT_USD_PER_MTOK: '0.6',
    STT_USD_PER_MINUTE: '0.006',
    TTS_USD_PER_MCHAR: '15',
  }

  it('is absent without settings', () => {
    expect(read({}).aiCosts).toEqual({
      inputUsdPerMtok: null,
      outputUsdPerMtok: null,
      speechToTextUsdPerMinute: null,
      textToSpeechUsdPerMchar: null,
      dailyCapUsd: null,
    })
  })

  it('consists of the configured prices and cap', () => {
    expect(read({ ...prices, AI_DAILY_CAP_USD: '2.50' }).aiCosts).toEqual({
      inputUsdPerMtok: 0.15,
      outputUsdPerMtok: 0.6,
      speechToTextUsdPerMinute: 0.006,
      textToSpeechUsdPerMchar: 15,
      dailyCapUsd: 2.5,
    })
  })

  it.each(['-1', '1e3', 'NaN', '1,5', 'free'])('refuses the amount %s', (value) => {
    expect(() => read({ AI_DAILY_CAP_USD: value })).toThrow('AI_DAILY_CAP_USD')
    expect(() => read({ STT_USD_PER_MINUTE: value })).toThrow('STT_USD_PER_MINUTE')
  })

  it('is refused if a cap is set without prices', () => {
    const model = { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k', LLM_MODEL: 'm', AI_DAILY_CAP_USD: '1' }
    expect(() => read(model)).toThrow('LLM_INPUT_USD_PER_MTOK, LLM_OUTPUT_USD_PER_MTOK')
    expect(() => read({ STT_BASE_URL: 'http://127.0.0.1:1/v1', AI_DAILY_CAP_USD: '1' })).toThrow('STT_USD_PER_MINUTE')
    expect(read({ ...model, ...prices }).aiCosts.dailyCapUsd).toBe(1)
  })
})
