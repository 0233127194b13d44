import type { Deps } from '../../deps'
import type { JobDefinition } from '../../jobs/jobs'
import { assessSubmissionQueue } from '../sessions'
import type { ExamDeps } from './judge-exam'
import { assessSubmission, type Judges } from './operations/assess-submission'
import { judgeSubmission } from './operations/judge-submission'
import { runJudgeExam } from './operations/run-judge-exam'
import {
  type AssessSubmissionJob,
  type JudgeExamJob,
  type JudgeSubmissionJob,
  judgeExamQueue,
  judgeSubmissionQueue,
  zAssessSubmission,
  zJudgeExam,
  zJudgeSubmission,
} from './queues'

type JudgingDeps = Parameters<typeof judgeSubmission>[0]

/** The jobs of the built-in engine, of judge runs and of judge exams. */
export const createAssessmentJobs = (
  deps: Deps,
  parts: { readonly judges: Judges; readonly judging: JudgingDeps; readonly exam: ExamDeps },
) => {
  const assess: JobDefinition<AssessSubmissionJob> = {
    queue: assessSubmissionQueue,
    shape: zAssessSubmission,
    retryLimit: 5,
    retryDelaySeconds: 5,
    atOnce: 4,
    atOncePerOrganization: 2,
    run: (data) => assessSubmission(deps, data, parts.judges),
  }
  const judge: JobDefinition<JudgeSubmissionJob> = {
    queue: judgeSubmissionQueue,
    shape: zJudgeSubmission,
    retryLimit: 20,
    retryDelaySeconds: 10,
    // Five hundred submissions that waited for a provider are judged within ten minutes of its return (AI-20), at up to
    // 6 s a call. The breaker and the last waiting job may need three minutes to notice the return.
    atOnce: 16,
    run: (data) => judgeSubmission(parts.judging, data),
  }
  const exam: JobDefinition<JudgeExamJob> = {
    queue: judgeExamQueue,
    shape: zJudgeExam,
    retryLimit: 8,
    retryDelaySeconds: 10,
    run: (data) => runJudgeExam(parts.exam, data),
  }
  return [assess, judge, exam] as const
}
