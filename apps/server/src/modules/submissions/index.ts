import type { AppendStore } from '@candor/media'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { createCertificateRoutes } from './certificates'
import { createFeedbackRoutes } from './feedback'
import { createIntegrityRoutes } from './integrity'
import { eraseOrganization } from './operations/erase-organization'
import type { AssessmentReads } from './ports'
import { createCvDownload, createSeekerRoutes, createSubmissionRoutes } from './routes'
import { createSharedRoutes, type SignSharedRecording } from './shared'

export type { AssessmentReads } from './ports'
export { getAssessmentState, readAssessment, withoutCvWords } from './present'
export { type AnswerFaults, listAnswerFaults } from './repo/fault-reports'
export {
  type AnswerRow,
  type CvRow,
  findCv,
  findSubmission,
  findSubmissionByTake,
  findVisibleSubmission,
  listAnswers,
  listScreening,
  type ScreeningRow,
  type SubmissionRow,
  type Transaction,
} from './repo/submissions'

/** What the company and the candidate read of an interview that was submitted. */
export const createSubmissions = (
  deps: Deps,
  options: {
    readonly os: Implementer
    readonly store: AppendStore
    readonly assessments: AssessmentReads
    readonly signSharedRecording: SignSharedRecording
  },
) => {
  const { os, store, assessments, signSharedRecording } = options
  return {
    routes: {
      submission: createSubmissionRoutes({ ...deps, assessments }, os),
      integrity: createIntegrityRoutes(deps, os),
      shared: createSharedRoutes({ ...deps, signSharedRecording }, os),
    },
    feedbackRoutes: createFeedbackRoutes(deps, os),
    seekerRoutes: { ...createSeekerRoutes(deps, os), certificate: createCertificateRoutes(deps, os) },
    raw: { cv: createCvDownload(deps, store) },
    api: { eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId) },
  }
}
