import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { eraseOrganization } from './operations/erase-organization'
import { listStages } from './operations/list-stages'
import { createApplicantRoutes, createStageRoutes } from './routes'

/** The hiring pipeline: people in the positions of an organization, and the stages that they are at. */
export const createApplicants = (deps: Deps, { os }: { readonly os: Implementer }) => ({
  routes: createApplicantRoutes(deps, os),
  stageRoutes: createStageRoutes(deps, os),
  api: {
    eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
    listStages: (actor: MemberCaller) => listStages(deps, actor),
  },
})
