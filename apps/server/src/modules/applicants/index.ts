import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { eraseOrganization } from './operations/erase-organization'
import { createApplicantRoutes, createNoteRoutes, createStageRoutes } from './routes'

export { readNotes, writeNote } from './notes'
export { presentApplicant } from './present'
export { readRatings, requireApplicant } from './read-applicant'
export { type ApplicantScope, getApplicantScope, isVisibleApplicant } from './repo/applicant-scope'
export { type ApplicantRow, applicantColumns, byName } from './repo/applicants'
export { saveOwnRating } from './save-own-rating'

/** The hiring pipeline: people in the positions of an organization, and the stages that they are at. */
export const createApplicants = (deps: Deps, { os }: { readonly os: Implementer }) => ({
  routes: createApplicantRoutes(deps, os),
  noteRoutes: createNoteRoutes(deps, os),
  stageRoutes: createStageRoutes(deps, os),
  api: { eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId) },
})
