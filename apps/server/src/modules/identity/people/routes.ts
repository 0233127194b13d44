import { roles } from '@candor/contract'
import { abilitiesOf } from '@candor/domain'
import { asUser } from '../../../http/caller'
import type { IdentityParts } from '../core/parts'
import { changeInformation } from './operations/change-information'
import { getProfile } from './operations/get-profile'
import { createAvatarHandler } from './serve-avatar'

/** The signed-in person, and the table of roles. */
export const createPeopleRoutes = ({ deps, os }: IdentityParts) => ({
  routes: {
    profile: {
      get: os.identity.profile.get.handler(({ context }) => getProfile(deps, asUser(context.caller))),
      changeInformation: os.identity.profile.changeInformation.handler(({ input, context }) =>
        changeInformation(deps, asUser(context.caller), input),
      ),
    },
    role: {
      list: os.identity.role.list.handler(() => ({
        items: roles.map((role) => ({ role, can: abilitiesOf(role) })),
      })),
    },
  },
  raw: { avatar: createAvatarHandler(deps) },
})
