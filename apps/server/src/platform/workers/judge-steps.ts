import { type AssessInput, judgeCallKinds, judgeSchemas, judgeStages } from '@candor/assess'
import { type Assessment, zAssessment } from '@candor/contract'
import { z } from 'zod'

/*
 * The protocol of the server and a worker while an interview is judged. The worker reads, masks, writes the questions and checks
 * the answers; only the server asks the model. A run waits far longer than it computes, so each step is a task of its own, and
 * between two steps the worker takes other tasks. A step ends when the judge says which answers it waits for.
 */
const zObject = <T extends object>() => z.custom<T>((value) => typeof value === 'object' && value !== null)

/** One question to the model. Its answer's shape is the same on both sides. */
const zJudgeQuestion = z.object({
  stage: z.enum(judgeStages),
  sample: z.number(),
  kind: z.enum(judgeCallKinds),
  key: z.string(),
  system: z.string(),
  prompt: z.string(),
  maxOutputTokens: z.number(),
  temperature: z.number(),
  place: z.object({ question: z.number(), questions: z.number() }).optional(),
})
export type JudgeQuestion = z.infer<typeof zJudgeQuestion>

/** The answer to the question of that key; why it failed stays with the server. */
const zGivenAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reply'),
    key: z.string(),
    value: z.union([judgeSchemas.reading, judgeSchemas.rating]),
    inputTokens: z.number(),
    outputTokens: z.number(),
    producedBy: z.string(),
  }),
  z.object({ kind: z.literal('malformed'), key: z.string() }),
  z.object({ kind: z.literal('failed'), key: z.string() }),
])
export type GivenAnswer = z.infer<typeof zGivenAnswer>
export type GivenReply = Extract<GivenAnswer, { kind: 'reply' }>

/** `input` and `builtin` come from our own tables. */
const zJudgeStart = z.object({
  input: zObject<AssessInput>(),
  builtin: zObject<Assessment>().nullable(),
  id: z.string(),
  createdAt: z.string(),
  /** How often everything is asked. */
  samples: z.literal([1, 3]),
  /** What the model passed the exam for; null: everything is scored. */
  passedDims: z.array(z.string()).nullable(),
})
export type JudgeStart = z.infer<typeof zJudgeStart>

export const zJudgeTask = z.object({
  kind: z.literal('judge'),
  runId: z.string(),
  /** Null: the run has begun in this worker. With answers: it begins again in a worker that does not know it. */
  start: zJudgeStart.nullable(),
  answers: z.array(zGivenAnswer),
})
export type JudgeTask = z.infer<typeof zJudgeTask>

export const zJudgeStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('waiting'),
    /** What was not asked in an earlier step. */
    questions: z.array(zJudgeQuestion),
    /** All unanswered questions: the judge continues with an answer to any of them. */
    keys: z.array(z.string()).min(1),
  }),
  z.object({
    kind: z.literal('done'),
    judgement: z.object({
      assessment: zAssessment,
      calls: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
    }),
  }),
  /** The run cannot go on without the answer of this key. */
  z.object({ kind: z.literal('failed'), key: z.string() }),
  /** The run was in a worker that has ended. */
  z.object({ kind: z.literal('unknown-run') }),
])
export type JudgeStep = z.infer<typeof zJudgeStep>
