import { asMember, asUser } from '../../../http/caller'
import type { IdentityParts } from '../core/parts'
import { getOrganization } from './operations/get-organization'
import { listOrganizations } from './operations/list-organizations'
import { renameOrganization } from './operations/rename-organization'

/** Organizations, members, invites and access grants. */
export const createOrganizationRoutes = ({ deps, os }: IdentityParts) => ({
  organization: {
    list: os.identity.organization.list.handler(async ({ context }) => ({
      items: await listOrganizations(deps, asUser(context.caller)),
    })),
    get: os.identity.organization.get.handler(({ input, context }) =>
      getOrganization(deps, asUser(context.caller), input),
    ),
    update: os.identity.organization.update.handler(({ input, context }) =>
      renameOrganization(deps, asMember(context.caller), input),
    ),
  },
})
