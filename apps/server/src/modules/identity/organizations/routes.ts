import type { JobDefinition } from '../../../jobs/jobs'
import type { IdentityParts } from '../core/parts'
import { createAccessRoutes } from './access-routes'
import { type EraseOrganization, eraseOrganizationQueue, zEraseOrganization } from './erase-queue'
import { createInviteRoutes, createMemberRoutes } from './member-routes'
import { eraseOrganization } from './operations/erase-organization'
import { createOrganizationOwnRoutes } from './organization-routes'
import type { OrganizationPorts } from './ports'

/** Organizations, members, invites and access grants. */
export const createOrganizationRoutes = (parts: IdentityParts, ports: OrganizationPorts) => {
  const erase: JobDefinition<EraseOrganization> = {
    queue: eraseOrganizationQueue,
    shape: zEraseOrganization,
    retryLimit: 20,
    retryDelaySeconds: 30,
    run: (data) => eraseOrganization(parts.deps, ports, data),
  }
  return {
    routes: {
      organization: createOrganizationOwnRoutes(parts),
      member: createMemberRoutes(parts),
      invite: createInviteRoutes(parts),
      access: createAccessRoutes(parts, ports),
    },
    jobs: [erase],
  }
}
