import type { InterviewLanguage } from '@candor/contract'

/** The languages an interview is held in, as ISO 639-1. */
export type SpeechLanguage = InterviewLanguage

/** Encoded audio and its media type, such as `audio/wav` or `audio/webm;codecs=opus`. */
export type SpeechAudio = { readonly bytes: Uint8Array; readonly mime: string }

export type TranscribeInput = {
  readonly audio: SpeechAudio
  readonly language: SpeechLanguage
  /** Words that precede or may occur in the audio (names, terms); a recognizer may ignore it. */
  readonly prompt?: string
  readonly signal?: AbortSignal
}

/** One word as heard; times count from the start of the audio. */
export type TranscriptWord = {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  /** 0 to 1; null where the recognizer does not say. */
  readonly confidence: number | null
}

export type TranscriptSegment = {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  /** 0 to 1, the recognizer's probability that this stretch contains no speech; null when it reports none. */
  readonly noSpeechProbability: number | null
}

export type Transcript = {
  /** NFC, trimmed; empty when nothing was said. */
  readonly text: string
  readonly language: SpeechLanguage
  /** Null when the recognizer gave no word times, or times that run backwards: none are ever made up. */
  readonly words: readonly TranscriptWord[] | null
  readonly segments: readonly TranscriptSegment[]
  /** Whether fillers and false starts are kept; where false, fluency must not be judged from it. */
  readonly isVerbatim: boolean
  /** The model's name as configured, to be stored with whatever is derived from the text. */
  readonly model: string
  /** Length of the audio; null where neither the recognizer nor the file says. */
  readonly durationMs: number | null
}

export type SpeechToTextCapabilities = {
  readonly words: boolean
  readonly segments: boolean
  readonly languages: readonly SpeechLanguage[]
  readonly isVerbatim: boolean
}

/** Turns one recorded stretch of speech into text. Throws only SpeechError. */
export interface SpeechToText {
  readonly id: string
  readonly capabilities: SpeechToTextCapabilities
  transcribe(input: TranscribeInput): Promise<Transcript>
}
