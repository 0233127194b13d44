import { SpeechError } from '../ports/speech-error'
import type { SynthesizeInput, TextToSpeechCapabilities } from '../ports/text-to-speech'

/** Refuses what no voice can speak before a process or a request is spent on it. */
export function assertSpeakable({ text, language }: SynthesizeInput, capabilities: TextToSpeechCapabilities): void {
  if (!capabilities.languages.includes(language)) throw new SpeechError('unsupported', `no ${language} voice`)
  if (text.length > capabilities.maxTextChars) {
    throw new SpeechError('too_large', `${text.length} characters, at most ${capabilities.maxTextChars}`)
  }
  if (!/[\p{L}\p{N}]/u.test(text)) throw new SpeechError('unsupported', 'nothing in the text can be spoken')
}
