import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { QueueMail } from '../notification'
import { createApplicantJobs } from './jobs'
import { eraseOrganization } from './operations/erase-organization'
import { listStages } from './operations/list-stages'
import { createApplicantRoutes, createStageRoutes } from './routes'

/** The hiring pipeline: people in the positions of an organization, and the stages that they are at. */
export const createApplicants = (
  deps: Deps,
  { os, queueMail }: { readonly os: Implementer; readonly queueMail: QueueMail },
) => ({
  routes: createApplicantRoutes(deps, os),
  stageRoutes: createStageRoutes(deps, os),
  jobs: createApplicantJobs({ ...deps, queueMail }),
  api: {
    eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
    listStages: (actor: MemberCaller) => listStages(deps, actor),
  },
})
