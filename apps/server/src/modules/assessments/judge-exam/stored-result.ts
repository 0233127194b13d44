import { examProblems, zExamCase, zExamDim, zExamPart } from '@candor/contract'
import { z } from 'zod'

/** The content of `judge_exam.result`. */
export const zStoredResult = z.object({
  parts: z.array(zExamPart).default([]),
  /** Absent in exams that were passed or failed as a whole. */
  dims: z.array(zExamDim).default([]),
  broken: z.array(zExamCase).default([]),
  problem: z.enum(examProblems).nullable().default(null),
  isWaiting: z.boolean().default(false),
})
export type StoredResult = z.infer<typeof zStoredResult>

export const readResult = (stored: unknown): StoredResult => zStoredResult.parse(stored ?? {})

/** The dimensions that an exam was passed for; null: all, because it was passed as a whole. */
export const listPassedDims = (stored: unknown): string[] | null => {
  const { dims } = readResult(stored)
  return dims.length === 0 ? null : dims.flatMap(({ id, passed }) => (passed ? [id] : []))
}
