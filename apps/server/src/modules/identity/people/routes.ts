import { roles } from '@candor/contract'
import { getAbilities } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import { asMember, asUser } from '../../../http/caller'
import type { RawHandler } from '../../../http/register-raw'
import { getCaller } from '../../../http/request-caller'
import { notFound } from '../../../platform/errors'
import type { IdentityServices } from '../core/services'
import { changeInformation } from './operations/change-information'
import { getAvatar } from './operations/get-avatar'
import { getCompanyUser } from './operations/get-company-user'
import { getProfile } from './operations/get-profile'

const zParams = z.object({ id: z.uuid() })
const zQuery = z.object({ v: z.string().optional() })

/** A picture's address changes with it, so it may be cached forever; under an older address it may not. */
const getCacheControl = (request: FastifyRequest, image: string | null): string => {
  const query = zQuery.safeParse(request.query)
  const isCurrent = query.success && query.data.v === image
  return isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-cache'
}

/** The picture of oneself or of a colleague. */
const createAvatarHandler =
  (deps: Pick<Deps, 'withActor'>): RawHandler =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const params = zParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const { mime, bytes, image } = await getAvatar(deps, asUser(getCaller(request)), params.data)
    return reply
      .headers({
        'content-type': mime,
        'content-length': String(bytes.byteLength),
        'cache-control': getCacheControl(request, image),
      })
      .send(Buffer.from(bytes))
  }

/** The signed-in person, and the table of roles. */
export const createPeopleRoutes = ({ deps, os }: IdentityServices) => ({
  routes: {
    profile: {
      get: os.identity.profile.get.handler(({ context }) => getProfile(deps, asUser(context.caller))),
      changeInformation: os.identity.profile.changeInformation.handler(({ input, context }) =>
        changeInformation(deps, asUser(context.caller), input),
      ),
    },
    role: {
      list: os.identity.role.list.handler(() => ({
        items: roles.map((role) => ({ role, can: getAbilities(role) })),
      })),
    },
  },
  companyRoutes: {
    me: os.company.profile.me.handler(({ context }) => getCompanyUser(deps, asMember(context.caller))),
  },
  raw: { avatar: createAvatarHandler(deps) },
})
