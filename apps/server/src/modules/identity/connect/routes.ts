import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { asUser } from '../../../http/caller'
import type { RawHandler } from '../../../http/register-raw'
import { getCaller } from '../../../http/request-caller'
import { notFound } from '../../../platform/errors'
import type { ConfiguredProvider, IdentityServices } from '../core/services'
import { createSignInProvider } from '../providers/openid'
import type { SignInProvider } from '../providers/sign-in-provider'
import type { ConnectDeps } from './connect-deps'
import { finishConnect } from './operations/finish-connect'
import { listSocial } from './operations/list-social'
import { startConnect } from './operations/start-connect'
import { unlinkSocial } from './operations/unlink-social'

const zParams = z.object({ provider: z.string() })
const zQuery = z.object({ return_url: z.string().optional().catch(undefined) })

/** The query as it came: every parameter once or twice, as the provider sent it. */
const getSearch = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?')
  return at === -1 ? '' : request.url.slice(at)
}

const createRawHandlers = (
  services: IdentityServices,
  providers: readonly SignInProvider[],
): Readonly<Record<'connect' | 'connectCallback', RawHandler>> => {
  const deps: ConnectDeps = { ...services.deps, queueMail: services.queueMail }
  const getProvider = (request: FastifyRequest): SignInProvider => {
    const { provider } = zParams.parse(request.params)
    const found = providers.find(({ id }) => id === provider)
    if (found === undefined) throw notFound()
    return found
  }
  const getRedirectUri = (provider: SignInProvider): string =>
    services.deps.publicUrl(`/api/identity/connect/${provider.id}/callback`)
  return {
    async connect(request, reply) {
      const provider = getProvider(request)
      const { return_url: returnUrl } = zQuery.parse(request.query)
      const location = await startConnect(services.deps, getCaller(request), {
        provider,
        redirectUri: getRedirectUri(provider),
        returnUrl,
        fetchSite: request.headers['sec-fetch-site'],
        ensureBrowser: () => services.ensureBrowser({ request, reply }),
      })
      return reply.redirect(location, 302)
    },
    async connectCallback(request, reply) {
      const provider = getProvider(request)
      const caller = getCaller(request)
      const location = await finishConnect(deps, caller, {
        provider,
        callbackUrl: new URL(getRedirectUri(provider) + getSearch(request)),
        browser: services.readBrowser({ request }),
        signIn: (person) => services.sessions.signIn({ request, reply, caller }, person),
      })
      return reply.redirect(location, 302)
    },
  }
}

/** Sign-in with the providers of the configuration; there may be none. */
export const createConnectRoutes = (services: IdentityServices) => {
  const { deps, os } = services
  const providers = deps.env.signInProviders.map(createSignInProvider)
  const configured: readonly ConfiguredProvider[] = providers.map(({ id, label }) => ({ id, label }))
  return {
    routes: {
      social: {
        list: os.identity.social.list.handler(async ({ context }) => ({
          items: await listSocial(deps, asUser(context.caller), configured),
        })),
        unlink: os.identity.social.unlink.handler(({ input, context }) =>
          unlinkSocial(deps, asUser(context.caller), input.provider),
        ),
      },
    },
    raw: createRawHandlers(services, providers),
    providers: configured,
  }
}
