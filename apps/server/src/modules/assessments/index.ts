import type { MeteredLanguageModel } from '@candor/ai'
import type { JudgeInterview } from '@candor/assess'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { EventHandlers } from '../../platform/events/deliver-events'
import type { InterviewEraser } from '../../platform/interview-erasure'
import type { QueueMail } from '../notification'
import type { AssessmentReads, Transaction } from '../submissions'
import { createAssessmentJobs } from './jobs'
import { createExamDeps } from './judge-exam'
import { createReadJudgePolicy, readExamCard } from './judge-exam/read-judge-policy'
import { createPause } from './judging/pause'
import { requestJudging } from './judging/request-judging'
import type { AssessInterview } from './operations/assess-submission'
import { eraseOrganization } from './operations/erase-organization'
import { findAssessedBy } from './operations/find-assessed-by'
import { mailResult } from './operations/mail-result'
import { reassessCorrection } from './operations/reassess-correction'
import { reassessLateWords } from './operations/reassess-late-words'
import { isStale, presentReviewerLevels } from './present'
import { deleteInterviewRows } from './repo/erase'
import { listReviewerLevels } from './repo/versions'
import { createAssessmentRoutes, createJudgeExamRoutes, createQuestionReviewRoutes, createReviewRoutes } from './routes'

export { assessmentRetention } from './repo/retention'

/** What the submissions module reads of assessments. */
export const assessmentReads: AssessmentReads = {
  listReviewerLevels: async (tx, submissionId) => presentReviewerLevels(await listReviewerLevels(tx, submissionId)),
  readExamCard,
  isStale,
}

export interface AssessmentOptions {
  readonly os: Implementer
  readonly assessInterview: AssessInterview
  readonly judgeInterview: JudgeInterview
  /** Null: the operator has configured none. */
  readonly languageModel: MeteredLanguageModel | null
  readonly queueMail: QueueMail
}

const createEventHandlers = (deps: Deps, queueMail: QueueMail) =>
  ({
    'transcript.stored': (tx, { payload }) => reassessLateWords(deps, tx, payload),
    'transcript.corrected': (tx, { payload }) => reassessCorrection(deps, tx, payload),
    'assessment.recovered': (tx, { payload }) => mailResult({ ...deps, queueMail }, tx, payload),
  }) satisfies EventHandlers

/** Assessments in versions: the built-in engine's, a model's after its exam, and the levels of reviewers. */
export const createAssessments = (deps: Deps, options: AssessmentOptions) => {
  const { os, languageModel: model, assessInterview, judgeInterview } = options
  const exam = createExamDeps(deps, { model, judgeInterview })
  const readJudgePolicy = createReadJudgePolicy(exam.today)
  const judging = { ...deps, model, judgeInterview, readJudgePolicy, pause: createPause() }
  const judges = {
    assessInterview,
    requestJudging: (tx: Transaction, request: Parameters<typeof requestJudging>[2]) =>
      requestJudging(judging, tx, request),
  }
  return {
    routes: {
      assessment: createAssessmentRoutes(deps, os),
      review: createReviewRoutes(deps, os),
      questionReview: createQuestionReviewRoutes(deps, os),
      judgeExam: createJudgeExamRoutes(exam, os),
    },
    jobs: createAssessmentJobs(deps, { judges, judging, exam }),
    eventHandlers: createEventHandlers(deps, options.queueMail),
    api: {
      findAssessedBy: (organizationId: string) => findAssessedBy({ ...deps, model, readJudgePolicy }, organizationId),
      eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
      eraser: { eraseRows: deleteInterviewRows } satisfies InterviewEraser,
    },
  }
}
