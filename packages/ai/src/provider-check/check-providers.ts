import type { ProviderCheck } from '@candor/contract'
import type { LanguageModel } from '../ports/language-model'
import type { SpeechToText } from '../ports/speech-to-text'
import type { TextToSpeech } from '../ports/text-to-speech'
import { checkLanguageModel } from './check-language-model'
import { checkSpeechToText } from './check-speech-to-text'
import { checkTextToSpeech } from './check-text-to-speech'
import type { CheckOptions } from './run-check'

/** Null: none is configured, so none is checked. */
export interface CheckedProviders {
  readonly speechToText: Pick<SpeechToText, 'transcribe'> | null
  readonly textToSpeech: Pick<TextToSpeech, 'synthesize'> | null
  readonly languageModel: Pick<LanguageModel, 'generate'> | null
}

/** Checks what is configured, one after another, so that none slows another down on one machine. */
export async function checkProviders(
  { speechToText, textToSpeech, languageModel }: CheckedProviders,
  options: CheckOptions,
): Promise<readonly ProviderCheck[]> {
  const recognition = speechToText === null ? null : await checkSpeechToText(speechToText, options)
  const passed = recognition?.samples.filter(({ fault }) => fault === null) ?? []
  const voice =
    textToSpeech === null
      ? null
      : await checkTextToSpeech(textToSpeech, {
          ...options,
          recognizer: speechToText,
          recognizedLanguages: new Set(passed.map(({ language }) => language)),
        })
  const model = languageModel === null ? null : await checkLanguageModel(languageModel, options)
  return [recognition, voice, model].filter((check) => check !== null)
}
