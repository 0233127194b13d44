import type { CostOwner } from '@candor/ai'
import type { Interviewer, InterviewLanguage } from '@candor/contract'
import type { AnswerSegment } from '@candor/domain'

/** One utterance of the interviewer, in one language. */
export interface Utterance {
  readonly text: string
  readonly language: InterviewLanguage
  /** The persona whose voice it uses; omitted: the default voice. */
  readonly voice?: Interviewer
  /** The organization that is charged if the sound must be made; cached sound is free. */
  readonly account: CostOwner
}

/** The complete sound of one part of an utterance. */
export interface Clip {
  readonly mime: 'audio/wav' | 'audio/mpeg'
  /** Null if the format does not state it. */
  readonly durationMs: number | null
  readonly bytes: Uint8Array
}

/** The interviewer's voice, made before it is needed. No method throws: without a voice there are captions. */
export interface VoiceCache {
  /** The clauses in spoken order; joined, they are the utterance. Each is prepared and played separately. */
  splitParts(utterance: Utterance): readonly Utterance[]
  /** Starts to make all missing parts. The utterances requested first come first. */
  prepare(utterances: readonly Utterance[]): void
  /** The parts in memory now. Null: none yet. */
  ready(part: Utterance): Clip | null
  /** Waits for a part. Null: it has no voice, it failed, or it took too long. */
  get(part: Utterance, withinMs: number): Promise<Clip | null>
}

export interface RecognizedWords {
  readonly text: string
  /** Measured on the answer's audio clock. */
  readonly segments: readonly AnswerSegment[]
}

/** Words of one take while the candidate speaks. The recording's own transcript replaces them later. */
export interface LiveTranscription {
  /** Microphone sound, 16 kHz; sound that is out of order or repeated is dropped. */
  addSound(samples: Int16Array, atMs: number): void
  speechStarted(atMs: number): void
  speechEnded(atMs: number): void
  getWords(): RecognizedWords
  /** Waits until all speech so far is recognized, or returns what is there at the deadline. */
  waitForWords(withinMs: number): Promise<RecognizedWords>
  /** Releases the sound and cancels running calls. */
  close(): void
}

export interface TranscriptionOptions {
  readonly sessionId: string
  readonly organizationId: string
  readonly language: InterviewLanguage
  /** Called after each change of the words. */
  readonly onWords: (words: RecognizedWords, isFinal: boolean) => void
}

/** Null: this server does not transcribe. */
export type CreateTranscription = (request: TranscriptionOptions) => LiveTranscription | null
