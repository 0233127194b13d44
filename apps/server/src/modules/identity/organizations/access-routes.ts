import { asMember } from '../../../http/caller'
import type { IdentityParts } from '../core/parts'
import { revokeGrant, updateGrant } from './operations/change-grant'
import { createGrant } from './operations/create-grant'
import { getGrant, listGrants } from './operations/list-grants'
import { searchGrantees } from './operations/search-grantees'
import type { OrganizationPorts } from './ports'

export const createAccessRoutes = ({ deps, os }: IdentityParts, ports: OrganizationPorts) => {
  const { access } = os.identity
  const context = { deps, ports }
  return {
    list: access.list.handler(async ({ input, context: { caller } }) => ({
      items: await listGrants(context, asMember(caller), input),
    })),
    create: access.create.handler(({ input, context: { caller } }) => createGrant(context, asMember(caller), input)),
    search: access.search.handler(async ({ input, context: { caller } }) => ({
      items: await searchGrantees(deps, asMember(caller), input),
    })),
    get: access.get.handler(({ input, context: { caller } }) => getGrant(context, asMember(caller), input)),
    update: access.update.handler(({ input, context: { caller } }) => updateGrant(context, asMember(caller), input)),
    delete: access.delete.handler(({ input, context: { caller } }) => revokeGrant(deps, asMember(caller), input)),
  }
}
