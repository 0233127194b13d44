import { z } from 'zod'

/** Has the built-in engine assess one submission. */
export const assessSubmissionQueue = 'assess-submission'
export const zAssessSubmission = z.object({ submissionId: z.uuid() })
export type AssessSubmissionJob = z.infer<typeof zAssessSubmission>

/** Lets the model judge one submission. Several of them stand side by side; none waits for another. */
export const judgeSubmissionQueue = 'judge-submission'

export const zJudgeSubmission = z.object({
  submissionId: z.uuid(),
  /** The built-in engine's version whose input is judged. */
  assessmentId: z.uuid(),
  /** Epoch milliseconds since which the model gives no answer; null: it answers. */
  awaySinceMs: z.number().nullable().default(null),
  /** How often it was put off since then. */
  waits: z.number().int().default(0),
  /** How often an answer could not be used. */
  malformed: z.number().int().default(0),
  /** How often the work broke off for a reason of our own. */
  faults: z.number().int().default(0),
})
export type JudgeSubmissionJob = z.infer<typeof zJudgeSubmission>

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
