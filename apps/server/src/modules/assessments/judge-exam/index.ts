import type { MeteredLanguageModel } from '@candor/ai'
import type { JudgeInterview } from '@candor/assess'
import type { Deps } from '../../../deps'
import { asMember } from '../../../http/caller'
import type { Implementer } from '../../../http/implement'
import type { JobDefinition } from '../../../jobs/jobs'
import { getPolicy, setPolicy } from '../operations/assessment-policy'
import { getExam, listExams, orderExam } from '../operations/exams'
import { sitExam } from '../operations/run-exam'
import { configurationOf } from './configuration'
import { type JudgeExamJob, judgeExamQueue, zJudgeExam } from './queue'
import { createReadJudgePolicy } from './read-judge-policy'

export { type ReadJudgePolicy, readExamCard } from './read-judge-policy'

/** Which engine judges for an organization, and the exam that a model must pass before it may. */
export const createJudgeExam = (
  deps: Deps,
  {
    os,
    model,
    judgeInterview,
  }: {
    readonly os: Implementer
    readonly model: MeteredLanguageModel | null
    readonly judgeInterview: JudgeInterview
  },
) => {
  const all = { ...deps, model, judgeInterview, today: configurationOf(model) }
  const { judgeExam } = os.interview
  const job: JobDefinition<JudgeExamJob> = {
    queue: judgeExamQueue,
    shape: zJudgeExam,
    retryLimit: 8,
    retryDelaySeconds: 10,
    run: (data) => sitExam(all, data),
  }
  return {
    routes: {
      policy: judgeExam.policy.handler(({ context }) => getPolicy(all, asMember(context.caller))),
      setPolicy: judgeExam.setPolicy.handler(({ input, context }) => setPolicy(all, asMember(context.caller), input)),
      list: judgeExam.list.handler(({ context }) => listExams(all, asMember(context.caller))),
      get: judgeExam.get.handler(({ input, context }) => getExam(all, asMember(context.caller), input)),
      run: judgeExam.run.handler(({ context }) => orderExam(all, asMember(context.caller))),
    },
    jobs: [job] as const,
    readJudgePolicy: createReadJudgePolicy(all.today),
  }
}
