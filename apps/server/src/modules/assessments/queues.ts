import { z } from 'zod'

export const zAssessSubmission = z.object({ submissionId: z.uuid() })
export type AssessSubmissionJob = z.infer<typeof zAssessSubmission>

/** Lets the model judge one submission. Several of these jobs may run at the same time. */
export const judgeSubmissionQueue = 'judge-submission'

export const zJudgeSubmission = z.object({
  submissionId: z.uuid(),
  /** The built-in engine's version whose input is judged. */
  assessmentId: z.uuid(),
  /** When the model stopped answering, in epoch milliseconds; null: it answers. */
  awaySinceMs: z.number().nullable().default(null),
  /** How often the job was postponed since then. */
  waits: z.number().int().default(0),
  /** How often an answer could not be used. */
  malformed: z.number().int().default(0),
  /** How often the work failed for an internal reason. */
  faults: z.number().int().default(0),
})
export type JudgeSubmissionJob = z.infer<typeof zJudgeSubmission>

/** Runs a part of one exam of a model; the next job continues. */
export const judgeExamQueue = 'judge-exam'
export const zJudgeExam = z.object({
  examId: z.uuid(),
  /** When the model stopped answering, in epoch milliseconds; null: it answers. */
  awaySinceMs: z.number().nullable().default(null),
  /** How often the exam failed for an internal reason. */
  faults: z.number().int().default(0),
})
export type JudgeExamJob = z.infer<typeof zJudgeExam>
