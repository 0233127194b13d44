import type { MeteredLanguageModel, SetAuthor } from '@candor/ai'
import type { JudgeInterview } from '@candor/assess'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { type GrantTargetKey, grantTargetNames } from '../access/operations/list-grant-target-names'
import { createAssessmentRoutes } from '../assessments'
import { createJudgeExam } from '../assessments/judge-exam'
import { createJudging } from '../assessments/judging'
import type { AssessInterview } from '../assessments/operations/assess-submission'
import { createSessionRoutes, type SessionPorts } from '../sessions'
import { createSet, type NewSetInput } from '../sets/operations/create-set'
import { createSetRoutes } from '../sets/routes'
import { createCvDownload } from '../submissions/download-cv'
import { createIntegrityRoutes } from '../submissions/integrity'
import { eraseOrganization } from '../submissions/operations/erase-organization'
import { getOwnSubmission } from '../submissions/operations/get-own-submission'
import { createSubmissionRoutes } from '../submissions/routes'

export { createUseRecorder, type UseRecorder } from '../../platform/usage'
export { createCandidateAuthentication, createRecordedAudio } from '../sessions'

export interface InterviewOptions {
  readonly os: Implementer
  readonly author: SetAuthor
  readonly ports: SessionPorts
  readonly assessInterview: AssessInterview
  readonly judgeInterview: JudgeInterview
  /** Null: the operator has configured none. */
  readonly languageModel: MeteredLanguageModel | null
}

/** Sets, sittings and submissions. */
export const createInterview = (deps: Deps, options: InterviewOptions) => {
  const sets = createSetRoutes(deps, options)
  const sessions = createSessionRoutes(deps, options)
  const { os, languageModel: model, assessInterview, judgeInterview } = options
  const exams = createJudgeExam(deps, { os, model, judgeInterview })
  const judging = createJudging(deps, { model, judgeInterview, readJudgePolicy: exams.readJudgePolicy })
  const { requestJudging } = judging
  const submissions = createSubmissionRoutes(deps, { os, judges: { assessInterview, requestJudging } })
  return {
    routes: {
      ...sets,
      ...sessions.routes,
      submission: submissions.routes,
      assessment: createAssessmentRoutes(deps, options.os),
      integrity: createIntegrityRoutes(deps, options.os),
      judgeExam: exams.routes,
    },
    seekerRoutes: {
      submission: {
        get: options.os.seeker.submission.get.handler(({ input, context }) =>
          getOwnSubmission(deps, context.caller, input),
        ),
      },
    },
    raw: { ...sessions.raw, cv: createCvDownload(deps, options.ports.store) },
    sockets: sessions.sockets,
    jobs: [...sessions.jobs, ...submissions.jobs, ...exams.jobs, ...judging.jobs],
    api: {
      ...sessions.api,
      createSet: (actor: MemberCaller, input: NewSetInput) => createSet(deps, actor, input),
      grantTargetNames: (actor: MemberCaller, targets: readonly GrantTargetKey[]) =>
        grantTargetNames(deps, actor, targets),
      eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
    },
    start: sessions.start,
    endStreams: sessions.endStreams,
    stop: sessions.stop,
  }
}
