import type { ProviderCheck } from '@candor/contract'
import { measureLoudestFrameDb } from '../audio/wav'
import { ProviderError } from '../ports/provider-error'
import type { SpeechLanguage, SpeechToText } from '../ports/speech-to-text'
import type { SpokenAudio, TextToSpeech } from '../ports/text-to-speech'
import { judgeWords } from './check-speech-to-text'
import { type CheckOptions, type Finding, runCheck } from './run-check'
import { sampleTexts } from './speech-samples'

export interface VoiceCheckOptions extends CheckOptions {
  /** Recognizes what the voice says; null: without speech recognition only the sound is looked at. */
  readonly recognizer: Pick<SpeechToText, 'transcribe'> | null
  /** Languages whose bundled recording the recognizer passed: only there a wrong word is the voice's. */
  readonly recognizedLanguages: ReadonlySet<SpeechLanguage>
}

const silenceDb = -60

function isSilent({ audio, durationMs }: SpokenAudio): boolean {
  if (durationMs === null) return false
  const loudestDb = measureLoudestFrameDb(audio, 0, durationMs)
  return loudestDb !== null && loudestDb < silenceDb
}

/** Has the voice say the sample's words, and where possible has them recognized again. */
export const checkTextToSpeech = (
  voice: Pick<TextToSpeech, 'synthesize'>,
  options: VoiceCheckOptions,
): Promise<ProviderCheck> =>
  runCheck('text-to-speech', options, async (language, signal) => {
    const spoken = await voice.synthesize({ text: sampleTexts[language], language, signal })
    return () => judgeSound(spoken, language, options)
  })

async function judgeSound(
  spoken: SpokenAudio,
  language: SpeechLanguage,
  { recognizer, recognizedLanguages, timeoutMs }: VoiceCheckOptions,
): Promise<Finding> {
  if (isSilent(spoken)) return { fault: 'silent', wordErrorRate: null }
  if (recognizer === null || !recognizedLanguages.has(language)) return { fault: null, wordErrorRate: null }
  const audio = { bytes: spoken.audio, mime: spoken.mime }
  try {
    const { text } = await recognizer.transcribe({ audio, language, signal: AbortSignal.timeout(timeoutMs) })
    return judgeWords(sampleTexts[language], text)
  } catch (error) {
    // The recognizer's fault says nothing about the voice.
    if (error instanceof ProviderError) return { fault: null, wordErrorRate: null }
    throw error
  }
}
