import { examProblems, zExamCase, zExamPart } from '@candor/contract'
import { z } from 'zod'

/** The content of `judge_exam.result`. */
export const zStoredResult = z.object({
  parts: z.array(zExamPart).default([]),
  broken: z.array(zExamCase).default([]),
  problem: z.enum(examProblems).nullable().default(null),
  isWaiting: z.boolean().default(false),
})
export type StoredResult = z.infer<typeof zStoredResult>

export const readResult = (stored: unknown): StoredResult => zStoredResult.parse(stored ?? {})
