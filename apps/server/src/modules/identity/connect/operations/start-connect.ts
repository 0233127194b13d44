import { safeReturnPath, signInLimits } from '@candor/domain'
import type { Caller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { createOneTimeToken } from '../../core/one-time-token'
import { ProviderError, type SignInProvider } from '../../providers/sign-in-provider'
import type { ConnectDeps } from '../connect-deps'
import type { ConnectPayload } from '../connect-payload'
import { failurePath } from '../pages'

interface ConnectStart {
  readonly provider: SignInProvider
  readonly redirectUri: string
  readonly returnUrl: string | undefined
  /** The request's Sec-Fetch-Site header. */
  readonly fetchSite: string | undefined
  /** Called only if the start is allowed, because it sets a cookie. */
  readonly ensureBrowser: () => Browser
}

/** S-02 for a link that changes something: an attacker can't link an account by sending a person's browser here. */
const requireOwnPage = ({ user }: Pick<Caller, 'user'>, fetchSite: string | undefined): void => {
  if (user !== null && fetchSite !== undefined && fetchSite !== 'same-origin') throw new AppError('CROSS_SITE_REQUEST')
}

/**
 * Begins a round trip to a provider: state, nonce and code verifier are this browser's and good for one return. Returns
 * the page to open. For a signed-in person the provider is linked to their account.
 */
export const startConnect = async (
  deps: Omit<ConnectDeps, 'queueMail'>,
  caller: Pick<Caller, 'user'>,
  input: ConnectStart,
): Promise<string> => {
  requireOwnPage(caller, input.fetchSite)
  const { provider } = input
  const linkUserId = caller.user?.userId ?? null
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
      browser: input.ensureBrowser(),
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
