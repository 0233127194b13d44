import { asMember, asUser } from '../../../http/caller'
import type { IdentityParts } from '../core/parts'
import { getProfile } from '../people/operations/get-profile'
import { createOrganization } from './operations/create-organization'
import { deleteOrganization } from './operations/delete-organization'
import { getAccess, getOrganization } from './operations/get-organization'
import { listOrganizations } from './operations/list-organizations'
import { renameOrganization } from './operations/rename-organization'

/** When a person's own rights change, their session gets a new id. */
export const createOrganizationOwnRoutes = ({ deps, os, sessions }: IdentityParts) => {
  const { organization } = os.identity
  return {
    list: organization.list.handler(async ({ context }) => ({
      items: await listOrganizations(deps, asUser(context.caller)),
    })),
    create: organization.create.handler(async ({ input, context }) => {
      const { userId } = asUser(context.caller)
      const made = await createOrganization(deps, { userId }, input)
      await sessions.renew(context, made.id)
      return made
    }),
    get: organization.get.handler(({ input, context }) => getOrganization(deps, asUser(context.caller), input)),
    update: organization.update.handler(({ input, context }) =>
      renameOrganization(deps, asMember(context.caller), input),
    ),
    delete: organization.delete.handler(async ({ input, context }) => {
      const actor = asMember(context.caller)
      await deleteOrganization(deps, actor, input)
      await sessions.renew(context)
    }),
    access: organization.access.handler(({ input, context }) => getAccess(deps, asUser(context.caller), input)),
    change: organization.change.handler(async ({ input, context }) => {
      const { userId } = asUser(context.caller)
      const organizationId = input.query.organization_id
      await getAccess(deps, { userId, organizationId }, { id: organizationId })
      await sessions.renew(context, organizationId)
      return getProfile(deps, { userId, organizationId })
    }),
  }
}
