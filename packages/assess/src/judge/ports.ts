import type { Assessment } from '@candor/contract'
import type { z } from 'zod'
import type { AssessDeps, AssessInput } from '../input'

/**
 * What a call asks for. `reading`: what was said to one question. `rating`: one dimension from these findings. `language`: one
 * dimension of language from the answers' text. `cv`: the attributes of the CV.
 */
export const judgeStages = ['reading', 'rating', 'language', 'cv'] as const
export type JudgeStage = (typeof judgeStages)[number]

/** `reread`: without sentences that the model reported as addressed to the assessment. */
export const judgeCallKinds = ['sample', 'repair', 'reread'] as const
export type JudgeCallKind = (typeof judgeCallKinds)[number]

/** Which of the answered questions a reading is about, from 1. */
export interface JudgePlace {
  readonly question: number
  readonly questions: number
}

/** One question to a judging model. It is complete: the sender adds nothing. */
export interface JudgeCall<T> {
  readonly stage: JudgeStage
  /** From 1. The same call with another number is another sample. */
  readonly sample: number
  readonly kind: JudgeCallKind
  /**
   * SHA-256 (hex) of everything the answer depends on except the model: the caller may store answers under this key.
   */
  readonly key: string
  readonly system: string
  readonly prompt: string
  readonly schema: z.ZodType<T>
  readonly maxOutputTokens: number
  /** 0 in the first sample; a server that takes no temperature ignores it. */
  readonly temperature: number
  /** Of readings. It says how far the run is and changes nothing of the answer, so it is no part of the key. */
  readonly place?: JudgePlace | undefined
}

export interface JudgeReply<T> {
  readonly value: T
  readonly inputTokens: number
  readonly outputTokens: number
  /** `<adapter id>/<model>` */
  readonly producedBy: string
}

/**
 * Asks the model. Rejects with the provider's own error, which the judge passes on so that a queue can retry later.
 * Rejects with JudgeMalformed if the answer does not match the schema after the provider's own repair.
 */
export type AskJudge = <T>(call: JudgeCall<T>) => Promise<JudgeReply<T>>

/**
 * The model's answer is unusable. After one repair the dimension is not evaluated; if none is usable, the run fails.
 */
export class JudgeMalformed extends Error {}

export interface Judgement {
  readonly assessment: Assessment
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
}

/** An exam asks once and pays a third; an assessment asks three times. */
export type SampleCount = 1 | 3

export interface JudgeDeps extends AssessDeps {
  readonly ask: AskJudge
  /** Called with the keys of all calls in flight whenever the judge cannot go on without an answer to one of them. */
  readonly onWaiting?: ((keys: readonly string[]) => void) | undefined
  /** The built-in engine's result for this same input, if the caller has it: it is then not computed again. */
  readonly builtin?: Assessment
  /** How often everything is asked [3]. */
  readonly samples?: SampleCount
  /** What the model passed the exam for, dimensions and `overall`; nothing else is scored. Absent: everything, as in the exam. */
  readonly passedDims?: readonly string[] | undefined
}

/** Judges an interview with a model: what was said to each question first, then each dimension; code checks every quote. */
export type JudgeInterview = (input: AssessInput, deps: JudgeDeps) => Promise<Judgement>
