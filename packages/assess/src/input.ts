import type { CommunicationDimId, CvLimits, DimId, HiddenText, InterviewLanguage } from '@candor/contract'

/**
 * What the engine may see. There is deliberately no field for integrity signals, video, voice color or a profile:
 * what is not in this type cannot move a level.
 */
export interface AssessInput {
  readonly submissionId: string
  readonly language: AssessLanguage
  readonly completion: 'completed' | 'not_completed'
  readonly hasVideo: boolean
  readonly set: AssessSet
  readonly answers: readonly AssessAnswer[]
  /** Answers that a technical fault made unusable: they are reported and have no effect on levels. Absent if there are none. */
  readonly leftOut?: readonly LeftOutAnswer[]
  /** The candidate asked that only people rate the answers: they are not among the answers here. Absent: AI is allowed. */
  readonly isAiDeclined?: boolean
  /** Used only to mask the candidate's own name. */
  readonly candidate: { readonly firstName: string; readonly lastName: string }
  readonly weights?: AssessWeights
  /** The CV that was handed in, where its words could be read. */
  readonly cv?: AssessCv
  readonly accommodations?: {
    /** A reviewer leaves out how fluently the candidate speaks. */
    readonly excludeFluency?: boolean
    /** How fluently the candidate speaks is not measured, and the result says no more than of answers without times. */
    readonly ignoreTiming?: boolean
  }
}

export interface AssessCv {
  /** NFC, lines ended by "\n". Offsets of CV quotes are UTF-16 offsets in this string. */
  readonly text: string
  /** SHA-256 (hex) of the file. */
  readonly sha256: string
  /** Words that a reader of the document does not see. They are reported and never read as the CV's words. */
  readonly hidden: readonly HiddenText[]
  /** The day the CV was handed in, `2026-11-22`: what "today" and "the last five years" mean in it. */
  readonly asOf: string
  /** The confirmed address of the candidate, to compare with the CV's. */
  readonly email: string | null
  /** The organization's figures for remarks; absent in inputs frozen before they could be set: the presets. */
  readonly limits?: CvLimits
  /** What was asked before the interview and answered in words. Compared with the CV for remarks; no level reads it. */
  readonly screening?: readonly AssessScreening[]
}

export interface AssessScreening {
  readonly label: string
  readonly value: string
}

export interface LeftOutAnswer {
  readonly answerId: string
  /** The recognized words, for the note. */
  readonly text: string
}

export type AssessLanguage = InterviewLanguage

export interface AssessSet {
  readonly requirements: readonly { readonly name: string; readonly weight: number }[]
  /** For CVs: words copied from here are no evidence. Absent in inputs frozen before CVs were read. */
  readonly positionName?: string
  readonly jobDescription?: string
  /** The questions the candidate was asked; one without an answer counts against Comprehension. */
  readonly questions: readonly AssessQuestion[]
  /** Questions of the set that the candidate never reached. They say what the set asks for, and count in nothing else. Absent: none. */
  readonly notReached?: readonly Pick<AssessQuestion, 'id' | 'kind' | 'dimensions'>[]
}

export const questionKinds = ['behavioural', 'situational', 'motivational', 'technical', 'opinion', 'other'] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface AssessQuestion {
  readonly id: string
  readonly text: string
  readonly kind: QuestionKind
  readonly expectedPoints?: readonly string[]
  /** Phrases that a wrong answer may hold: sentences are found by them, and no level reads them. Absent in older inputs. */
  readonly wrongIf?: readonly string[]
  /** Dimensions that the question's own criteria are tied to. */
  readonly dimensions?: readonly DimId[]
  /** What the set says of good and poor answers, for a model. Absent: it says nothing, or the input is from before this was read. */
  readonly criteria?: readonly AssessCriterion[]
}

/** A criterion of a set with what an answer at levels 1 to 5 does. A level without a text is empty. */
export interface AssessCriterion {
  readonly name: string
  /** Null: it holds for every ability that the question asks for. */
  readonly dimension: DimId | null
  readonly anchors: readonly [string, string, string, string, string]
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
  /** True when the recognizer keeps fillers and repeats. */
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

/** The dimensions of an interview that the engine gives a level to. */
export type EarnedDims = Readonly<Record<AssessLanguage, ReadonlySet<CommunicationDimId>>>

export interface AssessDeps {
  /** The present as an ISO 8601 UTC string with milliseconds. */
  readonly clockIso: () => string
  readonly newId: () => string
  /** For the exam and evaluations: which dimensions have a level. Absent: those that the engine has earned. */
  readonly earned?: EarnedDims
}
