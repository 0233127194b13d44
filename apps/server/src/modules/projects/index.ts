import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { eraseOrganization } from './operations/erase-organization'
import { createProjectRoutes } from './routes'

/** Shared shortlists of applicants across positions. */
export const createProjects = (deps: Deps, { os }: { readonly os: Implementer }) => ({
  routes: createProjectRoutes(deps, os),
  api: { eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId) },
})
