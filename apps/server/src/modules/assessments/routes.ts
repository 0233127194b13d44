import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { ExamDeps } from './judge-exam'
import { decideSubmission } from './operations/decide-submission'
import { getAgreement } from './operations/get-agreement'
import { getAssessmentPolicy } from './operations/get-assessment-policy'
import { getExam } from './operations/get-exam'
import { getQuestionAnswer } from './operations/get-question-answer'
import { getReview } from './operations/get-review'
import { getVersion } from './operations/get-version'
import { listExams } from './operations/list-exams'
import { listQuestionAnswers } from './operations/list-question-answers'
import { listVersions } from './operations/list-versions'
import { orderExam } from './operations/order-exam'
import { reevaluateSubmission } from './operations/reevaluate-submission'
import { removeLevel } from './operations/remove-level'
import { setAssessmentPolicy } from './operations/set-assessment-policy'
import { setLevel } from './operations/set-level'
import { setQuestionLevel } from './operations/set-question-level'

/** Versions of an assessment, reevaluation and reviewer levels. */
export const createAssessmentRoutes = (deps: Deps, os: Implementer) => {
  const { assessment } = os.interview
  return {
    list: assessment.list.handler(({ input, context }) => listVersions(deps, asMember(context.caller), input)),
    get: assessment.get.handler(({ input, context }) => getVersion(deps, asMember(context.caller), input)),
    reevaluate: assessment.reevaluate.handler(({ input, context }) =>
      reevaluateSubmission(deps, asMember(context.caller), input),
    ),
    setLevel: assessment.setLevel.handler(({ input, context }) => setLevel(deps, asMember(context.caller), input)),
    removeLevel: assessment.removeLevel.handler(({ input, context }) =>
      removeLevel(deps, asMember(context.caller), input),
    ),
  }
}

/** Levels by question and decisions of members. */
export const createReviewRoutes = (deps: Deps, os: Implementer) => {
  const { review } = os.interview
  return {
    get: review.get.handler(({ input, context }) => getReview(deps, asMember(context.caller), input)),
    setLevel: review.setLevel.handler(({ input, context }) => setQuestionLevel(deps, asMember(context.caller), input)),
    decide: review.decide.handler(({ input, context }) => decideSubmission(deps, asMember(context.caller), input)),
  }
}

/** The answers of all candidates to one question, to be rated without names, and how far reviewers agree. */
export const createQuestionReviewRoutes = (deps: Deps, os: Implementer) => {
  const { questionReview } = os.interview
  return {
    list: questionReview.list.handler(({ input, context }) =>
      listQuestionAnswers(deps, asMember(context.caller), input),
    ),
    answer: questionReview.answer.handler(({ input, context }) =>
      getQuestionAnswer(deps, asMember(context.caller), input),
    ),
    agreement: questionReview.agreement.handler(({ input, context }) =>
      getAgreement(deps, asMember(context.caller), input),
    ),
  }
}

/** Which engine judges for an organization, and the exam that a model must pass before it may. */
export const createJudgeExamRoutes = (deps: ExamDeps, os: Implementer) => {
  const { judgeExam } = os.interview
  return {
    policy: judgeExam.policy.handler(({ context }) => getAssessmentPolicy(deps, asMember(context.caller))),
    setPolicy: judgeExam.setPolicy.handler(({ input, context }) =>
      setAssessmentPolicy(deps, asMember(context.caller), input),
    ),
    list: judgeExam.list.handler(({ context }) => listExams(deps, asMember(context.caller))),
    get: judgeExam.get.handler(({ input, context }) => getExam(deps, asMember(context.caller), input)),
    run: judgeExam.run.handler(({ context }) => orderExam(deps, asMember(context.caller))),
  }
}
