import {
  type ProviderCheck,
  type ProviderStatus,
  providerCheckLimits,
  providerSettings,
  type SampleResult,
} from '@candor/contract'
import { messages as texts } from '../../apps/web/src/locales/en/providers'

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
const insert = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole)

const priceSettings = {
  'speech-to-text': 'STT_USD_PER_MINUTE',
  'text-to-speech': 'TTS_USD_PER_MCHAR',
  'language-model': 'LLM_INPUT_USD_PER_MTOK and LLM_OUTPUT_USD_PER_MTOK',
} as const

function formatPrice({ kind, source, prices }: ProviderStatus): string {
  if (source === 'installed') return 'free'
  if (prices.length === 0) return `unknown (${priceSettings[kind]} not set)`
  return prices.map(({ unit, usd }) => insert(texts.prices[unit], { usd: `${usd} US dollars` })).join(', ')
}

function formatLatency({ kind, latency }: ProviderCheck): string {
  if (latency === null) return 'no call was answered'
  const { calls, p50Ms, p95Ms, maxMs } = latency
  const limit = providerCheckLimits.slowMs[kind]
  const slow = p95Ms > limit ? `  SLOW: candidates notice more than ${limit} ms` : ''
  return `n ${calls}, p50 ${p50Ms} ms, p95 ${p95Ms} ms, max ${maxMs} ms${slow}`
}

function formatSample({ kind }: ProviderStatus, { language, fault, status, wordErrorRate }: SampleResult): string[] {
  const name = texts.languages[language].padEnd(labelWidth)
  const rate = wordErrorRate === null ? '' : `word error rate ${percent(wordErrorRate)}`
  if (fault === null) return [`  ${name}ok${rate === '' ? unmeasured[kind] : `, ${rate}`}`]
  const cause = [texts.faults[fault], status === null ? '' : insert(texts.status, { status: String(status) }), rate]
  return [
    `  ${name}FAILED: ${cause.filter((part) => part !== '').join(' ')}`,
    `  ${''.padEnd(labelWidth)}${insert(texts.remedies[fault], providerSettings[kind])}`,
  ]
}

const labelWidth = 12

const unmeasured = {
  'speech-to-text': '',
  'text-to-speech': ', not recognized again: its words are not proven',
  'language-model': '',
} as const

const samplesNote = {
  'speech-to-text': 'two bundled recordings of synthetic speech',
  'text-to-speech': 'one sentence in each language; with speech recognition, it is recognized again (round trip)',
  'language-model': 'one short question about a text in each language',
} as const

/** One provider as plain lines. `check` is null where none is configured. */
export function formatProvider(status: ProviderStatus, check: ProviderCheck | null): string {
  const { kind, model, source } = status
  const title = texts.kinds[kind]
  if (check === null) return `${title}: not configured\n  ${texts.without[kind]}`
  const wasReached = check.latency !== null || check.samples.some((sample) => sample.status !== null)
  return [
    `${title}: ${model ?? ''} (${source})`,
    `  ${'samples'.padEnd(labelWidth)}${samplesNote[kind]}`,
    `  ${'reachable'.padEnd(labelWidth)}${wasReached ? 'yes' : 'no'}`,
    `  ${'latency'.padEnd(labelWidth)}${formatLatency(check)}`,
    ...check.samples.flatMap((sample) => formatSample(status, sample)),
    `  ${'price'.padEnd(labelWidth)}${formatPrice(status)}`,
  ].join('\n')
}

export function formatVerdict(checks: readonly ProviderCheck[]): string {
  const failed = checks.filter(({ passed }) => !passed)
  if (checks.length === 0)
    return 'Nothing is configured. Candor works without: docs/local-ai.md says how to connect a provider.'
  if (failed.length === 0) return 'All that is configured works.'
  return `Doesn't work: ${failed.map(({ kind }) => texts.kinds[kind]).join(', ')}.`
}
