import type { MeteredLanguageModel } from '@candor/ai'
import type { JudgeInterview } from '@candor/assess'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../../deps'
import type { JobDefinition } from '../../../jobs/jobs'
import type { ReadJudgePolicy } from '../judge-exam'
import { judgeSubmission } from '../operations/judge-submission'
import { createPause } from './pause'
import { type JudgeSubmissionJob, judgeSubmissionQueue, zJudgeSubmission } from './queue'
import { type JudgingRequest, requestJudging } from './request-judging'

/** In the caller's transaction: has the model judge a version of the built-in engine's, where it shall and may. */
type RequestJudging = (tx: Transaction, request: JudgingRequest) => Promise<boolean>

/** The model's versions of assessments: asked for after the built-in engine's, made in the background. */
export const createJudging = (
  deps: Deps,
  ports: {
    readonly model: MeteredLanguageModel | null
    readonly readJudgePolicy: ReadJudgePolicy
    readonly judgeInterview: JudgeInterview
  },
) => {
  const all = { ...deps, ...ports, pause: createPause() }
  const job: JobDefinition<JudgeSubmissionJob> = {
    queue: judgeSubmissionQueue,
    shape: zJudgeSubmission,
    retryLimit: 20,
    retryDelaySeconds: 10,
    // Five hundred that waited for a provider are judged within ten minutes after it is there again (AI-20), at up to 6 s a
    // call: it may take three minutes until the breaker and the last of those that wait have noticed.
    atOnce: 16,
    run: (data) => judgeSubmission(all, data),
  }
  const request: RequestJudging = (tx, wish) => requestJudging(all, tx, wish)
  return { jobs: [job] as const, requestJudging: request }
}
