import type { ProviderKind, ProviderStatus } from '@candor/contract'
import type { Env } from '../settings/env'
import {
  findConfiguredLanguageModel,
  findConfiguredSpeechToText,
  findConfiguredTextToSpeech,
} from './configured-providers'

interface PricedUnit {
  readonly unit: ProviderStatus['prices'][number]['unit']
  readonly usd: number | null
}

const describe = (kind: ProviderKind, model: string | undefined, units: readonly PricedUnit[]): ProviderStatus => ({
  kind,
  source: model === undefined ? 'none' : 'configured',
  model: model ?? null,
  prices: model === undefined ? [] : units.flatMap(({ unit, usd }) => (usd === null ? [] : [{ unit, usd }])),
})

const perThousand = (usdPerMillion: number | null): number | null =>
  usdPerMillion === null ? null : Number((usdPerMillion / 1_000).toPrecision(12))

/** What this server has of each kind, without addresses and keys. `installedVoice`: espeak-ng's id, if it speaks. */
export const describeProviders = (env: Env, installedVoice: string | null): ProviderStatus[] => {
  const { aiCosts } = env
  const voice = describe('text-to-speech', findConfiguredTextToSpeech(env)?.model, [
    { unit: 'thousand_characters', usd: perThousand(aiCosts.textToSpeechUsdPerMchar) },
  ])
  return [
    describe('speech-to-text', findConfiguredSpeechToText(env)?.model, [
      { unit: 'minute', usd: aiCosts.speechToTextUsdPerMinute },
    ]),
    voice.source === 'none' && installedVoice !== null
      ? { ...voice, source: 'installed', model: installedVoice }
      : voice,
    describe('language-model', findConfiguredLanguageModel(env)?.model, [
      { unit: 'thousand_input_tokens', usd: perThousand(aiCosts.inputUsdPerMtok) },
      { unit: 'thousand_output_tokens', usd: perThousand(aiCosts.outputUsdPerMtok) },
    ]),
  ]
}
