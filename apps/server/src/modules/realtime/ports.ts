import type { CostOwner } from '@candor/ai'
import type { Interviewer, InterviewLanguage } from '@candor/contract'
import type { AnswerSegment } from '@candor/domain'

/** Something the interviewer says, in one language. */
export interface Utterance {
  readonly text: string
  readonly language: InterviewLanguage
  /** Whose voice; left out: the usual one. */
  readonly voice?: Interviewer
  /** For whom it is made first; where it is kept already, nobody pays. */
  readonly account: CostOwner
}

/** The sound of a part of a line, whole. */
export interface Clip {
  readonly mime: 'audio/wav' | 'audio/mpeg'
  /** Null where the format does not say. */
  readonly durationMs: number | null
  readonly bytes: Uint8Array
}

/** The interviewer's voice, made before it is needed. Nothing here throws: without a voice there are captions. */
export interface VoiceCache {
  /** Clauses in the order in which they are said; joined they are the line. Prepared and played one by one. */
  splitParts(line: Utterance): readonly Utterance[]
  /** Begins to make all parts, if they are not there. The first lines asked for come first. */
  prepare(lines: readonly Utterance[]): void
  /** What is in memory now; null: nothing yet. */
  ready(part: Utterance): Clip | null
  /** Waits for a part; null: no voice for it, it failed, or it took longer. */
  get(part: Utterance, withinMs: number): Promise<Clip | null>
}

export interface RecognizedWords {
  readonly text: string
  /** On the answer's audio clock. */
  readonly segments: readonly AnswerSegment[]
}

/** Words of one take while it is spoken. The recording's own transcript takes their place later. */
export interface LiveTranscription {
  /** Microphone sound, 16 kHz; out of order and repeated sound is dropped. */
  hear(samples: Int16Array, atMs: number): void
  speechStarted(atMs: number): void
  speechEnded(atMs: number): void
  heard(): RecognizedWords
  /** Waits until what was said so far is understood; what is there at the latest then. */
  settle(withinMs: number): Promise<RecognizedWords>
  /** Lets go of sound and of calls that run. */
  close(): void
}

export interface TranscriptionOptions {
  readonly sessionId: string
  readonly organizationId: string
  readonly language: InterviewLanguage
  /** Called after each change of the words. */
  readonly onWords: (words: RecognizedWords, isFinal: boolean) => void
}

/** null: this server does not transcribe. */
export type CreateTranscription = (of: TranscriptionOptions) => LiveTranscription | null
