import { type ProviderCheck, zInterviewLanguage } from '@candor/contract'
import { z } from 'zod'
import type { LanguageModel } from '../ports/language-model'
import type { SpeechLanguage } from '../ports/speech-to-text'
import { type CheckOptions, runCheck } from './run-check'
import { sampleTexts } from './speech-samples'

const zReading = z.object({ language: zInterviewLanguage, apologized: z.boolean() })

const expected: Readonly<Record<SpeechLanguage, z.infer<typeof zReading>>> = {
  en: { language: 'en', apologized: false },
  vi: { language: 'vi', apologized: true },
}

const system = [
  'The prompt is JSON with one field, "text". Answer with JSON.',
  '"language": the language of the text, "en" or "vi".',
  '"apologized": true if the text says that the speaker apologized to someone or called in order to apologize, else false.',
].join('\n')

const maxOutputTokens = 100

/** Asks the model for a short JSON answer about the sample's words, as the product asks it. */
export const checkLanguageModel = (
  model: Pick<LanguageModel, 'generate'>,
  options: CheckOptions,
): Promise<ProviderCheck> =>
  runCheck('language-model', options, async (language, signal) => {
    const prompt = JSON.stringify({ text: sampleTexts[language] })
    const { timeoutMs: deadlineMs } = options
    const { value } = await model.generate({ system, prompt, schema: zReading, maxOutputTokens, deadlineMs, signal })
    const isRight = value.language === expected[language].language && value.apologized === expected[language].apologized
    return () => ({ fault: isRight ? null : 'wrong_answer', wordErrorRate: null })
  })
