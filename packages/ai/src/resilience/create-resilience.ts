import type { ProviderKind } from '@candor/contract'
import { type LanguageModel, ModelError } from '../ports/language-model'
import type { MeteredLanguageModel, MeteredSpeechToText, MeteredTextToSpeech, RecordUse } from '../ports/provider-use'
import { SpeechError } from '../ports/speech-error'
import type { SpeechToText } from '../ports/speech-to-text'
import type { TextToSpeech } from '../ports/text-to-speech'
import { CircuitBreaker } from './circuit-breaker'
import { CostCap, type CostCapSettings } from './cost-cap'
import { Meter, type MeterSettings } from './meter'
import { meterLanguageModel, meterSpeechToText, meterTextToSpeech } from './metered-ports'
import type { PriceList } from './price-list'
import { RetryBudget } from './retry-budget'

export interface ResilienceSettings extends Pick<CostCapSettings, 'nowMs' | 'capMicroUsd' | 'readSpentMicroUsd'> {
  readonly prices: PriceList
  readonly record: RecordUse
  /** Called once for each organization and day. */
  readonly onCapReached: (organizationId: string) => void
  /** Called each time a breaker stops calls to a provider for a while. */
  readonly onProviderLeft: (provider: {
    readonly kind: ProviderKind
    readonly provider: string
    readonly forMs: number
  }) => void
}

/** An adapter to be made with what tells it whether it may try again. */
export interface Opening<P> {
  readonly model: string
  readonly open: (mayRetry: () => boolean) => P
}

export interface Resilience {
  speechToText(opening: Opening<SpeechToText>): MeteredSpeechToText
  textToSpeech(opening: Opening<TextToSpeech>): MeteredTextToSpeech
  languageModel(opening: Opening<LanguageModel>): MeteredLanguageModel
}

const createSpeechError: MeterSettings['errorOf'] = (code, detail, retryAfterMs) =>
  new SpeechError(code, detail, { retryAfterMs })
const createModelError: MeterSettings['errorOf'] = (code, detail, retryAfterMs) =>
  new ModelError(code, detail, { retryAfterMs })

/**
 * Puts every provider behind a breaker and a retry budget of its own and all of them behind one cap on money, and has every
 * call noted. Nothing here waits for a database or a timer.
 */
export function createResilience(settings: ResilienceSettings): Resilience {
  const { nowMs, prices, record, onProviderLeft } = settings
  const cap = new CostCap({ ...settings, onReached: settings.onCapReached })
  const wrap = <P extends { readonly id: string }>(
    kind: ProviderKind,
    errorOf: MeterSettings['errorOf'],
    { model, open }: Opening<P>,
  ) => {
    const retries = new RetryBudget({ nowMs })
    const adapter = open(retries.mayRetry)
    const provider = `${adapter.id}/${model}`
    const breaker = new CircuitBreaker({ nowMs, onOpened: (forMs) => onProviderLeft({ kind, provider, forMs }) })
    return { adapter, meter: new Meter({ kind, provider, nowMs, breaker, retries, cap, prices, record, errorOf }) }
  }
  return {
    speechToText: (opening) => {
      const { adapter, meter } = wrap('speech-to-text', createSpeechError, opening)
      return meterSpeechToText(adapter, meter)
    },
    textToSpeech: (opening) => {
      const { adapter, meter } = wrap('text-to-speech', createSpeechError, opening)
      return meterTextToSpeech(adapter, meter)
    },
    languageModel: (opening) => {
      const { adapter, meter } = wrap('language-model', createModelError, opening)
      return meterLanguageModel(adapter, meter)
    },
  }
}
