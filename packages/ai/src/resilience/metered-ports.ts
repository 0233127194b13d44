import { readWav } from '../audio/wav'
import { type LanguageModel, ModelError, type ModelPrompt, type TokenUsage } from '../ports/language-model'
import type {
  MeteredLanguageModel,
  MeteredSpeechToText,
  MeteredTextToSpeech,
  UsageContext,
} from '../ports/provider-use'
import type { SpeechToText, TranscribeInput } from '../ports/speech-to-text'
import type { TextToSpeech } from '../ports/text-to-speech'
import type { Meter } from './meter'
import { type Amounts, nothingUsed } from './price-list'

/** Compressed speech of unknown length is taken for 32 kbit/s. */
const bytesPerMs = 4

const lengthMs = ({ audio }: TranscribeInput) =>
  readWav(audio.bytes)?.durationMs ?? Math.ceil(audio.bytes.byteLength / bytesPerMs)

export const meterSpeechToText = (adapter: SpeechToText, meter: Meter): MeteredSpeechToText => ({
  id: adapter.id,
  capabilities: adapter.capabilities,
  transcribe: ({ use, ...input }) => {
    const audioMs = lengthMs(input)
    return meter.call({
      use,
      most: { ...nothingUsed, audioMs },
      run: () => adapter.transcribe(input),
      amountsOf: (transcript) => ({ ...nothingUsed, audioMs: transcript.durationMs ?? audioMs }),
    })
  },
})

export const meterTextToSpeech = (adapter: TextToSpeech, meter: Meter): MeteredTextToSpeech => ({
  id: adapter.id,
  capabilities: adapter.capabilities,
  describeVoice: (choice) => adapter.describeVoice(choice),
  synthesize: ({ use, ...input }) => {
    const amounts = { ...nothingUsed, characters: [...input.text].length }
    return meter.call({ use, most: amounts, run: () => adapter.synthesize(input), amountsOf: () => amounts })
  },
})

const countTokens = ({ inputTokens, outputTokens }: TokenUsage): Amounts => ({
  ...nothingUsed,
  inputTokens,
  outputTokens,
})

/** UTF-8 bytes by three, as the adapters reckon. */
const promptTokens = ({ system, prompt }: ModelPrompt) => Math.ceil(Buffer.byteLength(system + prompt) / 3)

/** A choice is one token and a little around it. */
const choiceTokens = 64

const usedByFailure = (error: unknown): Amounts =>
  error instanceof ModelError && error.usage !== null ? countTokens(error.usage) : nothingUsed

export function meterLanguageModel(adapter: LanguageModel, meter: Meter): MeteredLanguageModel {
  const createMeteredCall = <R extends { readonly usage: TokenUsage }>(
    use: UsageContext,
    most: Amounts,
    run: () => Promise<R>,
  ) => meter.call({ use, most, run, amountsOf: ({ usage }) => countTokens(usage), amountsOfError: usedByFailure })
  return {
    id: adapter.id,
    model: adapter.model,
    capabilities: adapter.capabilities,
    generate: ({ use, ...input }) => {
      const most = { ...nothingUsed, inputTokens: promptTokens(input), outputTokens: input.maxOutputTokens }
      return createMeteredCall(use, most, () => adapter.generate(input))
    },
    choose: ({ use, ...input }) => {
      const most = { ...nothingUsed, inputTokens: promptTokens(input), outputTokens: choiceTokens }
      return createMeteredCall(use, most, () => adapter.choose(input))
    },
  }
}
