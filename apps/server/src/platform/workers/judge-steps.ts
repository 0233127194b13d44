import { type AssessInput, judgeGroups, zJudgeAnswer } from '@candor/assess'
import { type Assessment, zAssessment } from '@candor/contract'
import { z } from 'zod'

/*
 * What the server and a worker say to one another while an interview is judged. The worker reads, masks, writes the questions
 * and checks the answers; only the server asks the model. A judgement waits far longer than it computes: each of its steps is a
 * task of its own, and between two of them the worker does others.
 */
const zObject = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null)

/** One question to the model. Its answer's shape is the same on both sides. */
const zAskedCall = z.object({
  group: z.enum(judgeGroups),
  sample: z.number(),
  kind: z.enum(['sample', 'repair', 'canary']),
  key: z.string(),
  system: z.string(),
  prompt: z.string(),
  maxOutputTokens: z.number(),
})
export type AskedCall = z.infer<typeof zAskedCall>

/** What came of the question of that key; why it failed stays with the server. */
const zGivenAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reply'),
    key: z.string(),
    value: zJudgeAnswer,
    inputTokens: z.number(),
    outputTokens: z.number(),
    producedBy: z.string(),
  }),
  z.object({ kind: z.literal('malformed'), key: z.string() }),
  z.object({ kind: z.literal('failed'), key: z.string() }),
])
export type GivenAnswer = z.infer<typeof zGivenAnswer>

/** `input` and `builtin` come from our own tables. */
const zBeginning = z.object({
  input: zObject<AssessInput>(),
  builtin: zObject<Assessment>().nullable(),
  id: z.string(),
  createdAt: z.string(),
})
export type Beginning = z.infer<typeof zBeginning>

export const zJudgeTask = z.object({
  kind: z.literal('judge'),
  sitting: z.string(),
  /** Null: it has begun. With answers to a beginning it is one again, in a worker that does not know it. */
  beginning: zBeginning.nullable(),
  answers: z.array(zGivenAnswer),
})
export type JudgeTask = z.infer<typeof zJudgeTask>

export const zJudgeStep = z.discriminatedUnion('kind', [
  /** None: it waits for what was asked before. */
  z.object({ kind: z.literal('asks'), calls: z.array(zAskedCall) }),
  z.object({
    kind: z.literal('done'),
    judgement: z.object({ assessment: zAssessment, inputTokens: z.number(), outputTokens: z.number() }),
  }),
  /** It could not go on without the answer of this key. */
  z.object({ kind: z.literal('failed'), key: z.string() }),
  /** This worker does not know the sitting: it was in one that ended. */
  z.object({ kind: z.literal('lost') }),
])
export type JudgeStep = z.infer<typeof zJudgeStep>
