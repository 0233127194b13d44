import type { Assessment } from '@candor/contract'
import type { z } from 'zod'
import type { AssessDeps, AssessInput } from '../input'

export const judgeGroups = ['communication', 'cognitive', 'cv'] as const
export type JudgeGroup = (typeof judgeGroups)[number]

/** One question to a judging model. It is complete: whoever sends it adds nothing. */
export interface JudgeCall<T> {
  readonly group: JudgeGroup
  /** From 1. The same call with another number is another sample. */
  readonly sample: number
  readonly kind: 'sample' | 'repair' | 'canary'
  /** SHA-256 (hex) over all that the answer depends on but the model: the caller may keep answers by it. */
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
 * Asks the model. Rejects with whatever the provider failed with: the judge lets that through, so that a queue can try again
 * later. JudgeMalformed is for answers that are no JSON of that shape after the provider's own repair.
 */
export type AskJudge = <T>(call: JudgeCall<T>) => Promise<JudgeReply<T>>

/** The model's answer can't be used. After one repair the dimension is not evaluated; where nothing can be used, the whole fails. */
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
  /** What the built-in engine made of this very input, where that is at hand: it is not made again. */
  readonly builtin?: Assessment
}

/** Judges an interview with a model: three samples a group, evidence before level, every quote checked by code. */
export type JudgeInterview = (input: AssessInput, deps: JudgeDeps) => Promise<Judgement>
