import { type ProviderCheck, providerCheckLimits } from '@candor/contract'
import type { SpeechToText } from '../ports/speech-to-text'
import { type CheckOptions, type Finding, runCheck } from './run-check'
import { readSpeechSample, sampleTexts } from './speech-samples'
import { measureWordErrorRate } from './word-error-rate'

export function judgeWords(spoken: string, recognized: string): Finding {
  const wordErrorRate = measureWordErrorRate(spoken, recognized)
  return { fault: wordErrorRate > providerCheckLimits.wordErrorRate ? 'wrong_words' : null, wordErrorRate }
}

/** Has the bundled recordings recognized and compares the words. */
export const checkSpeechToText = (
  recognizer: Pick<SpeechToText, 'transcribe'>,
  options: CheckOptions,
): Promise<ProviderCheck> =>
  runCheck('speech-to-text', options, async (language, signal) => {
    const audio = await readSpeechSample(language)
    const { text } = await recognizer.transcribe({ audio, language, signal })
    return () => judgeWords(sampleTexts[language], text)
  })
