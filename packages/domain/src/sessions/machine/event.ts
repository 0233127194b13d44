import type { DigitalSource, InterviewMode, ProbeKind } from '@candor/contract'
import type { AnswerSegment } from './state'

/** All events carry the server's instant in epoch milliseconds. */
interface At {
  readonly nowMs: number
}

/** The clock starts and the first question is asked. */
export interface Begun extends At {
  readonly type: 'begun'
  readonly mode: InterviewMode
}
export interface ModeSwitched extends At {
  readonly type: 'modeSwitched'
  readonly mode: InterviewMode
}
/** The candidate chooses or ends their own pace; no reason is asked. */
export interface PaceChanged extends At {
  readonly type: 'paceChanged'
  readonly isOwnPace: boolean
}
/** The candidate listens to the question of this turn once more. */
export interface QuestionRepeated extends At {
  readonly type: 'questionRepeated'
  readonly turn: number
}
export interface Pinged extends At {
  readonly type: 'pinged'
}
/** Nothing happened but time. Loss, warning, end of time, deadlines and automatic submission follow from it. */
export interface TimePassed extends At {
  readonly type: 'timePassed'
}
export interface Resumed extends At {
  readonly type: 'resumed'
}
/** The first recorded segment of the current answer was begun. */
export interface RecordingStarted extends At {
  readonly type: 'recordingStarted'
  readonly turn: number
  readonly take: number
}
/** `text` null: the recording is to be transcribed by the server. `speechMs` null: no speech was measured. */
export interface TurnCommitted extends At {
  readonly type: 'turnCommitted'
  readonly turn: number
  readonly take: number
  readonly mode: InterviewMode
  readonly text: string | null
  /**
   * What was understood while it was spoken, where `text` is null: the interviewer decides on it at once, and the transcript of the
   * recording takes its place. `segments` are its own then.
   */
  readonly heardText?: string
  readonly source: 'typed' | 'device' | 'server'
  readonly segments: readonly AnswerSegment[] | null
  readonly speechMs: number | null
  readonly durationMs: number
  readonly segmentCount: number
}
export interface TranscriptArrived extends At {
  readonly type: 'transcriptArrived'
  readonly turn: number
  readonly take: number
  readonly text: string
  readonly segments: readonly AnswerSegment[] | null
  /** The model that transcribed the recording. */
  readonly transcribedBy: string
}
/** For good: the server tries no more. Without server transcription it follows a commit at once. */
export interface TranscriptFailed extends At {
  readonly type: 'transcriptFailed'
  readonly turn: number
  readonly take: number
}
/** A follow-up; `answerId` is a new id of the server's for the answer to it. */
export interface Reply {
  readonly kind: ProbeKind
  readonly text: string
  readonly term: string | null
  readonly answerId: string
  readonly digitalSource?: DigitalSource
}
/** The interviewer's port has decided on the answer to `turn`; null: go on. */
export interface ReplyDecided extends At {
  readonly type: 'replyDecided'
  readonly turn: number
  readonly reply: Reply | null
}
export interface SegmentsDeclared extends At {
  readonly type: 'segmentsDeclared'
  readonly answerId: string
  readonly take: number
  readonly segmentCount: number
}
/** The candidate ends the interview; what was answered is kept. */
export interface Ended extends At {
  readonly type: 'ended'
  readonly reason: 'left'
}
export interface Aborted extends At {
  readonly type: 'aborted'
}
/** "Finalize now". */
export interface Submitted extends At {
  readonly type: 'submitted'
}

/** An answer is to be retaken. `isUnusable`: the fault report of the take that counts says so. */
export interface RetakeStarted extends At {
  readonly type: 'retakeStarted'
  readonly answerId: string
  readonly isUnusable: boolean
}
export interface RetakeCanceled extends At {
  readonly type: 'retakeCanceled'
  readonly answerId: string
}
export interface RetakeCommitted extends Omit<TurnCommitted, 'type'> {
  readonly type: 'retakeCommitted'
}
/** The take before counts again. */
export interface RetakeReverted extends At {
  readonly type: 'retakeReverted'
  readonly answerId: string
}

/** The candidate asks for an accommodation: the interview waits for the answer of a person. */
export interface AccommodationRequested extends At {
  readonly type: 'accommodationRequested'
  readonly untilMs: number
}
/** It was answered: the interview waits until then for the candidate. */
export interface AccommodationAnswered extends At {
  readonly type: 'accommodationAnswered'
  readonly untilMs: number
  readonly allowsTyping: boolean
}

/** Named SessionInput, for the contract's SessionEvent is what the browser reads from the stream. */
export type SessionInput =
  | Begun
  | ModeSwitched
  | PaceChanged
  | QuestionRepeated
  | Pinged
  | TimePassed
  | Resumed
  | RecordingStarted
  | TurnCommitted
  | TranscriptArrived
  | TranscriptFailed
  | ReplyDecided
  | SegmentsDeclared
  | Ended
  | Aborted
  | Submitted
  | RetakeStarted
  | RetakeCanceled
  | RetakeCommitted
  | RetakeReverted
  | AccommodationRequested
  | AccommodationAnswered
