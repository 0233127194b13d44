import type { ErrorCode } from '@candor/contract'
import type { Caller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { browserHash, consumeOneTimeToken } from '../../core/one-time-token'
import type { Transaction } from '../../core/repo/transaction'
import type { SignInResult } from '../../core/sessions'
import { ProviderError, type SignInProvider } from '../../providers/sign-in-provider'
import type { ConnectDeps } from '../connect-deps'
import { type ConnectPayload, zConnectPayload } from '../connect-payload'
import { linkToCaller } from '../link-to-caller'
import { arrivalPath, failurePath, type ReturnTarget, secondStepPath, unknownTarget } from '../pages'
import { resolvePerson } from '../resolve-person'

interface Return {
  readonly provider: SignInProvider
  /** The address the browser came back to, with what the provider put into it. */
  readonly callbackUrl: URL
  readonly browser: Browser
  /** Signs in in this browser. */
  readonly signIn: (person: { userId: string }) => Promise<Pick<SignInResult, 'needsSecondFactor'>>
}

/** Codes that the page may show; any other error becomes CONNECT_FAILED. */
const reportableCodes = new Set<ErrorCode>([
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_BANNED',
  'CONNECT_EMAIL_UNVERIFIED',
  'CONNECT_ALREADY_LINKED',
])

/** The code for the page and the kind for the log; null: an unexpected error, which is rethrown. */
const findRefusal = (error: unknown): { code: ErrorCode; kind: string } | null => {
  if (error instanceof ProviderError) return { code: 'CONNECT_FAILED', kind: error.kind }
  if (!(error instanceof AppError)) return null
  return { code: reportableCodes.has(error.code) ? error.code : 'CONNECT_FAILED', kind: error.code }
}

/**
 * Consumes the state: it must belong to this browser and this provider (a state of another provider means that answers
 * were mixed up). A refusal rolls the transaction back, so that a caller can't consume another browser's state.
 */
const consumeState = (deps: ConnectDeps, { provider, callbackUrl, browser }: Return): Promise<ConnectPayload> => {
  const state = callbackUrl.searchParams.get('state') ?? ''
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    const row = await consumeOneTimeToken(deps, tx, { flow: 'connect', token: state })
    const payload = zConnectPayload.parse(row.payload)
    const isOwn = browser.token !== '' && row.browserTokenHash === browserHash(deps, browser)
    if (!isOwn || payload.provider !== provider.id) throw new AppError('LINK_INVALID')
    return payload
  })
}

const complete = async (
  deps: ConnectDeps,
  caller: Pick<Caller, 'user'>,
  input: Return & { payload: ConnectPayload },
): Promise<Pick<SignInResult, 'needsSecondFactor'>> => {
  const { provider, callbackUrl, payload } = input
  const { linkUserId } = payload
  if (linkUserId !== null && caller.user?.userId !== linkUserId) throw new AppError('CONNECT_FAILED')
  const state = callbackUrl.searchParams.get('state') ?? ''
  const identity = await provider.identify(callbackUrl, { ...payload, state })
  const run = <T>(operation: (tx: Transaction) => Promise<T>): Promise<T> => deps.withActor({ kind: 'auth' }, operation)
  if (linkUserId !== null) {
    await run((tx) => linkToCaller(deps, tx, { provider, identity, userId: linkUserId }))
    return { needsSecondFactor: false }
  }
  const userId = await run((tx) => resolvePerson(deps, tx, { provider, identity }))
  return input.signIn({ userId })
}

/**
 * Ends a round trip: links the provider to the caller, or signs in the person who returned. Always returns a page to
 * open, even on failure: the person came by a redirect and must not see a machine-readable answer.
 */
export const finishConnect = async (
  deps: ConnectDeps,
  caller: Pick<Caller, 'user'>,
  input: Return,
): Promise<string> => {
  let returnTarget: ReturnTarget = unknownTarget
  try {
    const payload = await consumeState(deps, input)
    returnTarget = { isLinking: payload.linkUserId !== null, returnPath: payload.returnPath }
    const { needsSecondFactor } = await complete(deps, caller, { ...input, payload })
    return needsSecondFactor ? secondStepPath(returnTarget) : arrivalPath(returnTarget)
  } catch (error) {
    const refusal = findRefusal(error)
    if (refusal === null) throw error
    const { code, kind } = refusal
    deps.log.warn({ provider: input.provider.id, kind }, 'a sign-in with a provider was refused')
    return failurePath(code, returnTarget)
  }
}
