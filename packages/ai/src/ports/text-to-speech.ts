import type { SpeechLanguage } from './speech-to-text'

export type SynthesizeInput = {
  readonly text: string
  readonly language: SpeechLanguage
  /** The persona whose voice is used. Without a persona, or without a voice for it, the adapter's usual voice speaks. */
  readonly persona?: string
  readonly signal?: AbortSignal
}

export type VoiceChoice = Pick<SynthesizeInput, 'language' | 'persona'>

export type SpokenAudio = {
  readonly audio: Uint8Array
  readonly mime: 'audio/wav' | 'audio/mpeg'
  /** Null where the format does not say (MP3). */
  readonly durationMs: number | null
  /** Who spoke: `<adapter id>/<model or voice>`, kept with the clip. */
  readonly producedBy: string
}

export type TextToSpeechCapabilities = {
  readonly languages: readonly SpeechLanguage[]
  /** Longer text is refused with `too_large`: cut it at sentence ends first. UTF-16 units. */
  readonly maxTextChars: number
}

/** Speaks one short text. Text without a letter or digit is refused with `unsupported`. Throws only SpeechError. */
export interface TextToSpeech {
  readonly id: string
  readonly capabilities: TextToSpeechCapabilities
  /** Changes whenever the same text would sound otherwise, by model, voice or pace: sound is kept under this name. */
  describeVoice(choice: VoiceChoice): string
  synthesize(input: SynthesizeInput): Promise<SpokenAudio>
}
