/** The interviewer: whether to ask further after an answer, and the words said between questions. */
import type { InterviewLanguage, ProbeKind, QuestionKind } from '@candor/contract'

export type { InterviewLanguage, ProbeKind, QuestionKind }

/** Same for every candidate. */
export const PROBE_LIMITS = { perQuestion: 2, perInterview: 4, quietEndMs: 60_000 } as const

export interface ProbeInput {
  readonly sessionId: string
  readonly turn: number
  readonly language: InterviewLanguage
  readonly question: {
    readonly text: string
    readonly kind: QuestionKind
    readonly expectedPoints: readonly string[]
    readonly requirementTerms: readonly string[]
    /** The question in simpler words, where someone wrote it. */
    readonly rephrased?: string | null
  }
  readonly answer: {
    readonly text: string
    /** Time of detected speech; null where none was measured (typed, no voice detector). */
    readonly speechMs: number | null
    readonly modality: 'speech' | 'text'
  }
  readonly probesOnThisQuestion: readonly ProbeKind[]
  readonly probesInInterview: number
  readonly lastProbeKind: ProbeKind | null
  readonly remainingMs: number
}

/** `term`: the requirement term a 'depth' probe asks about. `producedBy`: the model that wrote the text; absent: rules made it. */
export interface Probe {
  readonly kind: ProbeKind
  readonly text: string
  readonly term?: string
  readonly producedBy?: string
}

export interface Interviewer {
  /** null: go on to the next question. */
  decideProbe(input: ProbeInput): Promise<Probe | null>
}
