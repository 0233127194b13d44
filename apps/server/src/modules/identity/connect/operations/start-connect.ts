import { safeReturnPath, signInLimits } from '@candor/domain'
import type { RequestContext } from '../../../../http/context'
import { AppError } from '../../../../platform/errors'
import { createOneTimeToken } from '../../core/one-time-token'
import type { IdentityServices } from '../../core/services'
import { ProviderError, type SignInProvider } from '../../providers/sign-in-provider'
import type { ConnectPayload } from '../connect-payload'
import { failurePath } from '../pages'

type Context = Pick<IdentityServices, 'deps' | 'ensureBrowser'>
type Exchange = Pick<RequestContext, 'request' | 'reply' | 'caller'>

/** S-02 for a link that changes something: an attacker can't link an account by sending a person's browser here. */
const requireOwnPage = ({ request, caller }: Exchange): void => {
  const site = request.headers['sec-fetch-site']
  if (caller.user !== null && site !== undefined && site !== 'same-origin') throw new AppError('CROSS_SITE_REQUEST')
}

/**
 * Begins a round trip to a provider: state, nonce and code verifier are this browser's and good for one return. Returns
 * the page to open. For a signed-in person the provider is linked to their account.
 */
export const startConnect = async (
  context: Context,
  exchange: Exchange,
  input: { provider: SignInProvider; redirectUri: string; returnUrl: string | undefined },
): Promise<string> => {
  requireOwnPage(exchange)
  const { deps } = context
  const { provider } = input
  const linkUserId = exchange.caller.user?.userId ?? null
  const payload: ConnectPayload = {
    provider: provider.id,
    nonce: deps.newToken(32),
    codeVerifier: deps.newToken(32),
    returnPath: safeReturnPath(input.returnUrl, ''),
    linkUserId,
  }
  const { token } = await deps.withActor({ kind: 'auth' }, (tx) =>
    createOneTimeToken(deps, tx, {
      flow: 'connect',
      lifetimeMs: signInLimits.connectMs,
      browser: context.ensureBrowser(exchange),
      payload,
      ...(linkUserId === null ? {} : { userId: linkUserId }),
    }),
  )
  try {
    const url = await provider.authorizationUrl(input.redirectUri, { ...payload, state: token })
    return url.toString()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ provider: provider.id, kind: error.kind }, 'a sign-in provider could not be used')
    return failurePath('CONNECT_FAILED', { isLinking: linkUserId !== null, returnPath: payload.returnPath })
  }
}
