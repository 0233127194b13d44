import type { MeteredLanguageModel } from '@candor/ai'
import type { AppendStore } from '@candor/media'
import type { Deps } from '../../deps'
import type { Caller, MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { EventHandlers } from '../../platform/events/deliver-events'
import type { QueueMail } from '../notification'
import { createCertificateRoutes } from './certificates'
import { createChatBudget } from './chat-budget'
import { createExperienceRoutes } from './experience'
import { createFeedbackRoutes } from './feedback'
import { createIntegrityRoutes } from './integrity'
import { createSubmissionJobs } from './jobs'
import { eraseOrganization } from './operations/erase-organization'
import { type FoundFilter, findSubmissionIds } from './operations/find-submission-ids'
import { getSubmission } from './operations/get-submission'
import { listVisibleIds } from './operations/list-visible-ids'
import { type OwnArchive, type OwnTake, readOwnArchive } from './operations/read-own-archive'
import type { AssessmentReads } from './ports'
import { mailSubmittedQueue } from './queues'
import { createCvDownload, createSeekerRoutes, createSubmissionRoutes } from './routes'
import { createSharedRoutes, type SignSharedRecording } from './shared'
import { createStartRoutes } from './start'
import { createSummaryCache } from './summary-cache'

export { asSubmissionOwner } from './as-submission-owner'
export { createDeletions } from './deletions'
export { getOwnSubmission } from './operations/get-own-submission'
export type { AssessmentReads } from './ports'
export { getAssessmentState, presentAnswers, readAssessment, withoutCvWords } from './present'
export { type AnswerFaults, listAnswerFaults } from './repo/fault-reports'
export { submissionRetention } from './repo/retention'
export {
  type AnswerRow,
  type CvRow,
  findCv,
  findSubmission,
  findSubmissionByTake,
  findVisibleSubmission,
  listAnswers,
  listScreening,
  listSegments,
  mayWatch,
  type ScreeningRow,
  type SegmentRow,
  type SubmissionRow,
  type Transaction,
} from './repo/submissions'
export type { OwnArchive, OwnTake }

/** What the company and the candidate read of an interview that was submitted. */
export const createSubmissions = (
  deps: Deps,
  options: {
    readonly os: Implementer
    readonly store: AppendStore
    readonly assessments: AssessmentReads
    /** Null: none is configured. */
    readonly languageModel: MeteredLanguageModel | null
    readonly signSharedRecording: SignSharedRecording
    readonly queueMail: QueueMail
  },
) => {
  const { os, store, assessments, languageModel, signSharedRecording } = options
  const chat = { languageModel, chatBudget: createChatBudget(deps), summaries: createSummaryCache(deps) }
  return {
    routes: {
      submission: createSubmissionRoutes({ ...deps, ...chat, assessments }, os),
      integrity: createIntegrityRoutes(deps, os),
      shared: createSharedRoutes({ ...deps, signSharedRecording }, os),
    },
    feedbackRoutes: createFeedbackRoutes(deps, os),
    companyRoutes: { start: createStartRoutes(deps, os), experience: createExperienceRoutes(deps, os) },
    seekerRoutes: { ...createSeekerRoutes(deps, os), certificate: createCertificateRoutes(deps, os) },
    raw: { cv: createCvDownload(deps, store) },
    jobs: createSubmissionJobs({ ...deps, queueMail: options.queueMail }),
    eventHandlers: {
      'submission.created': (tx, { organizationId, payload }) =>
        deps.jobs.send(tx, { queue: mailSubmittedQueue, data: payload, organizationId }),
    } satisfies EventHandlers,
    api: {
      eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
      /** What a member sees of a submission. Throws NOT_FOUND. */
      readSubmission: (actor: MemberCaller, id: string) => getSubmission({ ...deps, assessments }, actor, { id }),
      /** What is stored of a candidate's own interview. Throws NOT_FOUND. */
      readOwnArchive: (caller: Pick<Caller, 'candidate'>, id: string) => readOwnArchive(deps, caller, { id }),
      findSubmissionIds: (actor: MemberCaller, filter: FoundFilter) => findSubmissionIds(deps, actor, filter),
      listVisibleIds: (actor: MemberCaller, ids: readonly string[]) => listVisibleIds(deps, actor, ids),
    },
  }
}
