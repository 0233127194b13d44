import type { DimId } from '@candor/contract'

/**
 * What the engine may see. There is deliberately no field for integrity signals, video, voice colour or a profile:
 * what is not in this type cannot move a level.
 */
export interface AssessInput {
  readonly submissionId: string
  readonly language: AssessLanguage
  readonly completion: 'completed' | 'not_completed' | 'paused'
  readonly hasVideo: boolean
  readonly set: AssessSet
  readonly answers: readonly AssessAnswer[]
  /** Answers that technical faults spoilt: they are told of and judge nothing. Absent where there are none. */
  readonly leftOut?: readonly LeftOutAnswer[]
  /** Used only to mask the candidate's own name. */
  readonly candidate: { readonly firstName: string; readonly lastName: string }
  readonly weights?: AssessWeights
  readonly accommodations?: { readonly excludeFluency?: boolean }
}

export interface LeftOutAnswer {
  readonly answerId: string
  /** What was heard of it, for the remark. */
  readonly text: string
}

export type AssessLanguage = 'en' | 'vi'

export interface AssessSet {
  readonly requirements: readonly { readonly name: string; readonly weight: number }[]
  /** The questions the candidate was asked; one without an answer counts against Comprehension. */
  readonly questions: readonly AssessQuestion[]
}

export const questionKinds = ['behavioural', 'situational', 'motivational', 'technical', 'opinion', 'other'] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface AssessQuestion {
  readonly id: string
  readonly text: string
  readonly kind: QuestionKind
  readonly expectedPoints?: readonly string[]
}

export interface AssessAnswer {
  readonly answerId: string
  readonly questionId: string
  readonly questionText: string
  readonly isFollowUp: boolean
  readonly modality: 'spoken' | 'typed'
  /** The transcript, NFC. Evidence offsets are UTF-16 offsets in this string. */
  readonly text: string
  readonly words?: readonly TimedWord[]
  readonly segments?: readonly TimedSegment[]
  /** Time of speech in this answer; used when there are no word times. */
  readonly speechMs?: number
  /** True when the recogniser keeps fillers and repeats. */
  readonly verbatim: boolean
}

export interface TimedWord {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  /** 0 to 1. */
  readonly confidence?: number
}

export interface TimedSegment {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

/** Relative weights; they need not sum to 1. A part that is left out keeps its default. */
export interface AssessWeights {
  readonly groups?: { readonly communication?: number; readonly cognitive?: number }
  readonly dims?: Readonly<Partial<Record<DimId, number>>>
}

export interface AssessDeps {
  /** The present as an ISO 8601 UTC string with milliseconds. */
  readonly clockIso: () => string
  readonly newId: () => string
}
