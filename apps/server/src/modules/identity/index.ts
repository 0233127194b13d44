import { randomInt } from 'node:crypto'
import { roles } from '@candor/contract'
import { abilitiesOf } from '@candor/domain'
import type { FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import type { Deps } from '../../deps'
import { asMember, asUser } from '../../http/caller'
import type { RequestContext } from '../../http/context'
import type { Implementer } from '../../http/implement'
import type { QueueMail } from '../notification'
import { cookieHeaders, createUserAuthentication } from './authenticate'
import { browserOf, ensureBrowser } from './browser-cookie'
import { beginChallenge, type ChallengeDeps } from './challenge'
import { changeInformation } from './operations/change-information'
import { ensureDemoOrganization } from './operations/ensure-demo-organization'
import { getProfile } from './operations/get-profile'
import { getOrganization, listOrganizations } from './operations/list-organizations'
import { renameOrganization } from './operations/rename-organization'
import { verifyAndRegister } from './operations/verify-and-register'
import { verifySignIn } from './operations/verify-sign-in'
import { createAuthLibrary } from './providers/auth-library'

export interface IdentityOptions {
  readonly os: Implementer
  readonly queueMail: QueueMail
  readonly authPool: Pool
  readonly secret: string
}

const copyCookies = (headers: Headers, reply: FastifyReply): void => {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}

const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Accounts, sessions, organizations and members. */
export const createIdentity = (deps: Deps, options: IdentityOptions) => {
  const { os } = options
  const isHttps = deps.env.PUBLIC_URL?.startsWith('https:') ?? false
  const library = createAuthLibrary({
    pool: options.authPool,
    secret: options.secret,
    baseUrl: deps.publicUrl('/'),
    isHttps,
    newId: deps.newId,
  })
  const challengeDeps: ChallengeDeps = { ...deps, queueMail: options.queueMail, randomCode }
  const openSession = async (context: RequestContext, who: { userId: string; organizationId: string | null }) => {
    const { headers } = await library.api.openSession({ body: who, headers: new Headers(), returnHeaders: true })
    copyCookies(headers, context.reply)
  }
  const ensure = (context: RequestContext) => ensureBrowser(context, { isHttps, newToken: deps.newToken })
  const cookieName = isHttps ? '__Host-candor_session' : 'candor_session'
  return {
    authenticate: createUserAuthentication(deps, library, cookieName),
    api: { ensureDemoOrganization: (name: string) => ensureDemoOrganization(deps, name) },
    routes: {
      auth: {
        preRegister: os.identity.auth.preRegister.handler(({ input, context }) =>
          beginChallenge(challengeDeps, ensure(context), { ...input, purpose: 'sign_up' }),
        ),
        sendVerifyOtp: os.identity.auth.sendVerifyOtp.handler(({ input, context }) =>
          beginChallenge(challengeDeps, ensure(context), { ...input, purpose: 'sign_in' }),
        ),
        verifyAndRegister: os.identity.auth.verifyAndRegister.handler(async ({ input, context }) => {
          const made = await verifyAndRegister(challengeDeps, browserOf(context.request), input)
          await openSession(context, made)
          return made
        }),
        verifyEmailOtp: os.identity.auth.verifyEmailOtp.handler(async ({ input, context }) => {
          const who = await verifySignIn(challengeDeps, browserOf(context.request), input)
          await openSession(context, who)
          return { userId: who.userId }
        }),
        signOut: os.identity.auth.signOut.handler(async ({ context }) => {
          const { headers } = await library.api.signOut({
            headers: cookieHeaders(context.request),
            returnHeaders: true,
          })
          copyCookies(headers, context.reply)
        }),
      },
      profile: {
        get: os.identity.profile.get.handler(({ context }) => getProfile(deps, asUser(context.caller))),
        changeInformation: os.identity.profile.changeInformation.handler(({ input, context }) =>
          changeInformation(deps, asUser(context.caller), input),
        ),
      },
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
      role: {
        list: os.identity.role.list.handler(() => ({
          items: roles.map((role) => ({ role, can: abilitiesOf(role) })),
        })),
      },
    },
  }
}
