import { z } from 'zod'
import { route } from '../builder'
import { type ProviderKind, providerKinds } from '../enums'
import { member } from '../policy'
import { zInterviewLanguage } from '../shared/primitives'

/** Where a provider comes from. `installed`: a program on the server's own machine that needs no settings. */
export const providerSources = ['configured', 'installed', 'none'] as const
export const priceUnits = ['minute', 'thousand_characters', 'thousand_input_tokens', 'thousand_output_tokens'] as const

/** Why a provider did not pass its check. */
export const providerFaults = [
  'unreachable', // no connection, or it was cut
  'unauthorized', // 401, 403: the key
  'not_found', // 404: the address's path, or the model's name
  'rejected', // another 4xx: a model, voice, language or format that it does not have
  'rate_limited', // 429
  'server_error', // 5xx
  'timeout', // no whole answer in time
  'bad_response', // an answer of another protocol, or no sound
  'silent', // sound without speech
  'unsupported', // not this language
  'wrong_words', // too many words differ from those spoken
  'wrong_answer', // a model that did not understand a plain question
  'refused', // a model that declined
  'paused', // it failed so often that Candor leaves it alone for a while
  'over_budget', // the organization's money for today is spent
] as const

export const zProviderStatus = z.object({
  kind: z.enum(providerKinds),
  source: z.enum(providerSources),
  /** The model's name as configured. Never an address or a key. */
  model: z.string().nullable(),
  /** By the operator's settings; empty: unknown. */
  prices: z.array(z.object({ unit: z.enum(priceUnits), usd: z.number().nonnegative() })),
})

export const zLatency = z.object({
  calls: z.number().int().positive(),
  p50Ms: z.number().nonnegative(),
  p95Ms: z.number().nonnegative(),
  maxMs: z.number().nonnegative(),
})

/** What a provider did with the sample of one language. */
export const zSampleResult = z.object({
  language: zInterviewLanguage,
  /** Null: it passed. */
  fault: z.enum(providerFaults).nullable(),
  /** The HTTP status that a fault came with. */
  status: z.number().int().nullable(),
  /** Words changed, missing or added for each word of the sample. Null: not measured. */
  wordErrorRate: z.number().nonnegative().nullable(),
})

export const zProviderCheck = z.object({
  kind: z.enum(providerKinds),
  passed: z.boolean(),
  /** Of the calls that were answered; null: none was. */
  latency: zLatency.nullable(),
  samples: z.array(zSampleResult),
})

/** The server settings that a remedy names. */
export const providerSettings = {
  'speech-to-text': { address: 'STT_BASE_URL', key: 'STT_API_KEY', model: 'STT_MODEL' },
  'text-to-speech': { address: 'TTS_BASE_URL', key: 'TTS_API_KEY', model: 'TTS_MODEL' },
  'language-model': { address: 'LLM_BASE_URL', key: 'LLM_API_KEY', model: 'LLM_MODEL' },
} as const satisfies Record<ProviderKind, { address: string; key: string; model: string }>

const service = 'interview' as const

export const providerRoutes = {
  status: route({
    service,
    method: 'GET',
    path: '/provider-status',
    summary: 'Which speech recognition, voice and language model this server has',
    policy: member('set.read'),
    errors: [],
  }).output(z.object({ items: z.array(zProviderStatus) })),
  check: route({
    service,
    method: 'POST',
    path: '/provider-check',
    summary: 'Try every provider with bundled samples in both languages; the organization pays for the calls',
    policy: member('member.manage'),
    errors: [],
    cost: 'expensive',
  }).output(z.object({ items: z.array(zProviderCheck) })),
}

export type ProviderSource = (typeof providerSources)[number]
export type ProviderFault = (typeof providerFaults)[number]
export type PriceUnit = (typeof priceUnits)[number]
export type ProviderStatus = z.infer<typeof zProviderStatus>
export type Latency = z.infer<typeof zLatency>
export type SampleResult = z.infer<typeof zSampleResult>
export type ProviderCheck = z.infer<typeof zProviderCheck>
