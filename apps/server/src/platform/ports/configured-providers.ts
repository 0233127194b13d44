import {
  createAiSdkLanguageModel,
  createOpenAiSpeechToText,
  createOpenAiTextToSpeech,
  type LanguageModel,
  type SpeechToText,
  type TextToSpeech,
} from '@candor/ai'
import type { Env } from '../settings/env'
import { readPersonaVoices } from './persona-voices'

/** How often a call is tried; left out: the adapter's own number, always. */
interface Attempts {
  readonly mayRetry?: () => boolean
  readonly maxAttempts?: number
}

export interface ConfiguredProvider<P> {
  /** The model's name as configured. */
  readonly model: string
  readonly open: (attempts: Attempts) => P
}

/** The speech recognition of the settings; null: none. */
export const findConfiguredSpeechToText = (env: Env): ConfiguredProvider<SpeechToText> | null => {
  const { STT_BASE_URL: baseUrl, STT_MODEL: model, STT_API_KEY: apiKey = null, STT_IS_VERBATIM: isVerbatim } = env
  if (baseUrl === undefined) return null
  return {
    model,
    open: (attempts) => createOpenAiSpeechToText({ baseUrl, model, isVerbatim, apiKey, ...attempts }),
  }
}

/** The voice of the settings; null: none. */
export const findConfiguredTextToSpeech = (env: Env): ConfiguredProvider<TextToSpeech> | null => {
  const { TTS_BASE_URL: baseUrl, TTS_MODEL: model, TTS_VOICE: voice, TTS_API_KEY: apiKey = null } = env
  if (baseUrl === undefined || env.VOICE === 'off') return null
  const voices = { en: voice, vi: voice }
  const personaVoices = readPersonaVoices(env.TTS_VOICES)
  return {
    model,
    open: (attempts) => createOpenAiTextToSpeech({ baseUrl, model, voices, personaVoices, apiKey, ...attempts }),
  }
}

/** The language model of the settings; null: none. */
export const findConfiguredLanguageModel = ({ languageModel }: Env): ConfiguredProvider<LanguageModel> | null => {
  if (languageModel === null) return null
  const { vendor, model, apiKey, baseUrl } = languageModel
  const address = baseUrl === undefined ? {} : { baseUrl }
  return { model, open: (attempts) => createAiSdkLanguageModel({ vendor, model, apiKey, ...address, ...attempts }) }
}
