import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { EventHandlers } from '../../platform/events/deliver-events'
import type { QueueMail } from '../notification'
import { createApplicantJobs } from './jobs'
import { eraseOrganization } from './operations/erase-organization'
import { listStages } from './operations/list-stages'
import { recordRefusedMail } from './operations/record-refused-mail'
import { createApplicantRoutes, createNoteRoutes, createResponseRateRoutes, createStageRoutes } from './routes'

export { readNotes, writeNote } from './notes'
export { findShownResponseRate } from './operations/find-shown-response-rate'
export { presentApplicant } from './present'
export { readRatings, requireApplicant } from './read-applicant'
export { type ApplicantScope, getApplicantScope, isVisibleApplicant } from './repo/applicant-scope'
export { type ApplicantRow, applicantColumns, byName } from './repo/applicants'
export { saveOwnRating } from './save-own-rating'

/** The hiring pipeline: people in the positions of an organization, and the stages that they are at. */
export const createApplicants = (
  deps: Deps,
  { os, queueMail }: { readonly os: Implementer; readonly queueMail: QueueMail },
) => ({
  routes: createApplicantRoutes(deps, os),
  noteRoutes: createNoteRoutes(deps, os),
  stageRoutes: createStageRoutes(deps, os),
  responseRateRoutes: createResponseRateRoutes(deps, os),
  jobs: createApplicantJobs({ ...deps, queueMail }),
  eventHandlers: {
    'mail.refused': (tx, event) => recordRefusedMail(deps, tx, event),
  } satisfies EventHandlers,
  api: {
    eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
    listStages: (actor: MemberCaller) => listStages(deps, actor),
  },
})
