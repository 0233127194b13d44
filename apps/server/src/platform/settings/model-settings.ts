import { z } from 'zod'
import { StartError } from '../start-error'

const vendors = ['openai-compatible', 'anthropic', 'google'] as const

/** A language model, as the operator configured it. */
export interface ModelSettings {
  readonly vendor: (typeof vendors)[number]
  /** Left out: the vendor's own address. */
  readonly baseUrl: string | undefined
  readonly apiKey: string | null
  readonly model: string
}

/** The operator's prices in US dollars and what an organization may spend a day; null: not set. */
export interface AiCosts {
  readonly inputUsdPerMtok: number | null
  readonly outputUsdPerMtok: number | null
  readonly speechToTextUsdPerMinute: number | null
  readonly textToSpeechUsdPerMchar: number | null
  readonly dailyCapUsd: number | null
}

interface RawModel {
  readonly LLM_PROVIDER: string | undefined
  readonly LLM_BASE_URL: string | undefined
  readonly LLM_API_KEY: string | undefined
  readonly LLM_MODEL: string | undefined
}

interface RawCosts {
  readonly LLM_PROVIDER: string | undefined
  readonly STT_BASE_URL: string | undefined
  readonly TTS_BASE_URL: string | undefined
  readonly LLM_INPUT_USD_PER_MTOK: string | undefined
  readonly LLM_OUTPUT_USD_PER_MTOK: string | undefined
  readonly STT_USD_PER_MINUTE: string | undefined
  readonly TTS_USD_PER_MCHAR: string | undefined
  readonly AI_DAILY_CAP_USD: string | undefined
}

const zVendor = z.enum(vendors)

const parseVendor = (value: string): ModelSettings['vendor'] => {
  const vendor = zVendor.safeParse(value)
  if (!vendor.success) throw new StartError(`LLM_PROVIDER must be one of ${vendors.join(', ')}.`)
  return vendor.data
}

const parseBaseUrl = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.search !== '') {
    throw new StartError('LLM_BASE_URL must be an address such as http://127.0.0.1:11434/v1.')
  }
  return value
}

/** The settings required to call a vendor: only the vendor's own address is known in advance. */
const listNeeded = (raw: RawModel, vendor: ModelSettings['vendor']) =>
  vendor === 'openai-compatible'
    ? { LLM_BASE_URL: raw.LLM_BASE_URL, LLM_MODEL: raw.LLM_MODEL }
    : { LLM_API_KEY: raw.LLM_API_KEY, LLM_MODEL: raw.LLM_MODEL }

const missingIn = (needed: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))

/** Null where no language model is wanted; throws StartError on settings that are half there. */
export const readModel = (raw: RawModel): ModelSettings | null => {
  const { LLM_PROVIDER, LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = raw
  if (LLM_PROVIDER === undefined) {
    const stray = Object.entries({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }).filter(([, value]) => value !== undefined)
    if (stray.length === 0) return null
    throw new StartError(`A language model is half configured: also set LLM_PROVIDER (${vendors.join(', ')}).`)
  }
  const vendor = parseVendor(LLM_PROVIDER)
  const missing = missingIn(listNeeded(raw, vendor))
  if (missing.length > 0) {
    throw new StartError(`A language model is half configured: also set ${missing.join(', ')}, or no LLM_PROVIDER.`)
  }
  return { vendor, baseUrl: parseBaseUrl(LLM_BASE_URL), apiKey: LLM_API_KEY ?? null, model: LLM_MODEL ?? '' }
}

const parseUsd = (name: string, value: string | undefined): number | null => {
  if (value === undefined) return null
  const usd = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(usd)) throw new StartError(`${name} must be a number of US dollars such as 0.15.`)
  return usd
}

/** Prices that are missing for something that costs; a cap could not count it. */
const unpriced = (raw: RawCosts): readonly string[] => [
  ...(raw.LLM_PROVIDER === undefined
    ? []
    : missingIn({
        LLM_INPUT_USD_PER_MTOK: raw.LLM_INPUT_USD_PER_MTOK,
        LLM_OUTPUT_USD_PER_MTOK: raw.LLM_OUTPUT_USD_PER_MTOK,
      })),
  ...(raw.STT_BASE_URL === undefined ? [] : missingIn({ STT_USD_PER_MINUTE: raw.STT_USD_PER_MINUTE })),
  ...(raw.TTS_BASE_URL === undefined ? [] : missingIn({ TTS_USD_PER_MCHAR: raw.TTS_USD_PER_MCHAR })),
]

/** Throws StartError on what is no amount, and on a cap without the prices it would be counted by. */
export const readAiCosts = (raw: RawCosts): AiCosts => {
  const dailyCapUsd = parseUsd('AI_DAILY_CAP_USD', raw.AI_DAILY_CAP_USD)
  const missing = dailyCapUsd === null ? [] : unpriced(raw)
  if (missing.length > 0) {
    throw new StartError(`AI_DAILY_CAP_USD can't be kept without prices: also set ${missing.join(', ')} (0 is free).`)
  }
  return {
    inputUsdPerMtok: parseUsd('LLM_INPUT_USD_PER_MTOK', raw.LLM_INPUT_USD_PER_MTOK),
    outputUsdPerMtok: parseUsd('LLM_OUTPUT_USD_PER_MTOK', raw.LLM_OUTPUT_USD_PER_MTOK),
    speechToTextUsdPerMinute: parseUsd('STT_USD_PER_MINUTE', raw.STT_USD_PER_MINUTE),
    textToSpeechUsdPerMchar: parseUsd('TTS_USD_PER_MCHAR', raw.TTS_USD_PER_MCHAR),
    dailyCapUsd,
  }
}
