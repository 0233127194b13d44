import { z } from 'zod'
import type { JudgeStage } from './ports'

/*
 * The shapes of a model's answers: flat and without length limits, which servers interpret differently.
 */

const zPolarity = z.enum(['affirmed', 'denied', 'withdrawn'])
export type Polarity = z.infer<typeof zPolarity>

/** What a stretch of an answer is. A claim says that something is so and shows nothing of it. */
export const findingKinds = [
  'claim',
  'own_action',
  'result',
  'reason',
  'alternative',
  'check',
  'effect_on_others',
  'lesson',
  'own_mistake',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** What was said to one question. */
export const zReadingAnswer = z.object({
  main_point: z.object({ answer: z.string(), quote: z.string() }).nullable(),
  answers_question: z.enum(['yes', 'partly', 'no']),
  points: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['covered', 'partly', 'no']),
      polarity: zPolarity,
      answer: z.string(),
      quote: z.string(),
    }),
  ),
  findings: z.array(
    z.object({ kind: z.enum(findingKinds), polarity: zPolarity, answer: z.string(), quote: z.string() }),
  ),
  correctness: z.object({
    verdict: z.enum(['correct', 'partly', 'wrong', 'cannot_tell']),
    answer: z.string(),
    quote: z.string(),
    why: z.string(),
  }),
  injection_attempts: z.array(z.string()),
})
export type ReadingAnswer = z.infer<typeof zReadingAnswer>

/** Levels of dimensions, with the quotes they rest on. */
export const zJudgeAnswer = z.object({
  dimensions: z.array(
    z.object({
      id: z.string(),
      evidence: z.array(
        z.object({
          answer: z.string(),
          quote: z.string(),
          polarity: z.enum(['supports', 'against']),
          note: z.string(),
        }),
      ),
      nearest_anchor: z.string(),
      why_not_higher: z.string(),
      level: z.literal([1, 2, 3, 4, 5]).nullable(),
    }),
  ),
  injection_attempts: z.array(z.string()),
})
export type JudgeAnswer = z.infer<typeof zJudgeAnswer>

/** The shape of the answer at each stage, for a caller that passes calls on without their schema. */
export const judgeSchemas = {
  reading: zReadingAnswer,
  rating: zJudgeAnswer,
  language: zJudgeAnswer,
  cv: zJudgeAnswer,
} as const satisfies Readonly<Record<JudgeStage, z.ZodType>>
