import type { TestDeps } from '../../../../testing/test-deps'
import { type JudgeSubmissionJob, judgeSubmissionQueue, zJudgeSubmission } from '../../queues'

interface SentJudging {
  readonly data: JudgeSubmissionJob
  /** Epoch milliseconds; 0: at once. */
  readonly startAfterMs: number
}

/** The judge jobs that were sent, in order. */
export const judgingJobs = ({ sentJobs }: TestDeps, submissionId: string): SentJudging[] =>
  sentJobs
    .filter((job) => job.queue === judgeSubmissionQueue)
    .map((job) => ({ data: zJudgeSubmission.parse(job.data), startAfterMs: job.startAfterMs ?? 0 }))
    .filter((job) => job.data.submissionId === submissionId)

export const lastJudgingJob = (deps: TestDeps, submissionId: string): SentJudging => {
  const job = judgingJobs(deps, submissionId).at(-1)
  if (job === undefined) throw new Error('no job')
  return job
}
