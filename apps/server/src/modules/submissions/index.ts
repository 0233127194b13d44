import type { AppendStore } from '@candor/media'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { createCvDownload } from './download-cv'
import { createIntegrityRoutes } from './integrity'
import { eraseOrganization } from './operations/erase-organization'
import { getOwnSubmission } from './operations/get-own-submission'
import type { AssessmentReads } from './ports'
import { createSubmissionRoutes } from './routes'

export type { AssessmentReads } from './ports'
export { assessmentOf, withoutCvWords } from './present'
export {
  type AnswerRow,
  type CvRow,
  findCv,
  findSubmission,
  findSubmissionOfSession,
  findVisibleSubmission,
  listAnswers,
  listScreening,
  type ScreeningRow,
  type SubmissionRow,
  type Transaction,
} from './repo'
export { type AnswerFaults, listAnswerFaults } from './repo/fault-reports'

/** What the company and the candidate read of an interview that was submitted. */
export const createSubmissions = (
  deps: Deps,
  options: { readonly os: Implementer; readonly store: AppendStore; readonly assessments: AssessmentReads },
) => {
  const { os, store, assessments } = options
  return {
    routes: {
      submission: createSubmissionRoutes({ ...deps, assessments }, os),
      integrity: createIntegrityRoutes(deps, os),
    },
    seekerRoutes: {
      submission: {
        get: os.seeker.submission.get.handler(({ input, context }) => getOwnSubmission(deps, context.caller, input)),
      },
    },
    raw: { cv: createCvDownload(deps, store) },
    api: { eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId) },
  }
}
