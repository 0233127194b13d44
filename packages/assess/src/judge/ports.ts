import type { Assessment } from '@candor/contract'
import type { z } from 'zod'
import type { AssessDeps, AssessInput } from '../input'

export const judgeGroups = ['communication', 'cognitive', 'cv'] as const
export type JudgeGroup = (typeof judgeGroups)[number]

/** One question to a judging model. It is complete: the sender adds nothing. */
export interface JudgeCall<T> {
  readonly group: JudgeGroup
  /** From 1. The same call with another number is another sample. */
  readonly sample: number
  readonly kind: 'sample' | 'repair' | 'canary'
  /**
   * SHA-256 (hex) of everything the answer depends on except the model: the caller may store answers under this key.
   */
  readonly key: string
  readonly system: string
  readonly prompt: string
  readonly schema: z.ZodType<T>
  readonly maxOutputTokens: number
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
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface JudgeDeps extends AssessDeps {
  readonly ask: AskJudge
  /** Called with the keys of all calls in flight whenever the judge cannot go on without an answer to one of them. */
  readonly onWaiting?: ((keys: readonly string[]) => void) | undefined
  /** The built-in engine's result for this same input, if the caller has it: it is then not computed again. */
  readonly builtin?: Assessment
}

/** Judges an interview with a model: three samples a group, evidence before level, every quote checked by code. */
export type JudgeInterview = (input: AssessInput, deps: JudgeDeps) => Promise<Judgement>
