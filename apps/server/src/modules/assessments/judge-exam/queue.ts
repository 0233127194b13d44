import { z } from 'zod'

/** Puts the questions of one exam to its model, a slice at a time. */
export const judgeExamQueue = 'judge-exam'
export const zJudgeExam = z.object({
  examId: z.uuid(),
  /** Epoch milliseconds since which the model gives no answer; null: it answers. */
  awaySinceMs: z.number().nullable().default(null),
  /** How often the exam broke off for a reason of our own. */
  faults: z.number().int().default(0),
})
export type JudgeExamJob = z.infer<typeof zJudgeExam>
