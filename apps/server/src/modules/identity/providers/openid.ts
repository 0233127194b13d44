import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  fetchUserInfo,
} from 'openid-client'
import { z } from 'zod'
import { errorType } from '../../../platform/error-type'
import type { SignInProviderSettings } from '../../../platform/settings/sign-in-providers'
import { parseClaims, parseGithubUser } from './provider-claims'
import { ProviderError, type ProviderIdentity, type RoundTrip, type SignInProvider } from './sign-in-provider'

const timeoutS = 10

/** The words of the protocol that may be logged; anything else is the provider's own text. */
const knownErrors = new Set([
  'access_denied',
  'bad_verification_code',
  'incorrect_client_credentials',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'redirect_uri_mismatch',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_response_type',
])

const getErrorKind = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if ('error' in error && typeof error.error === 'string' && knownErrors.has(error.error)) return error.error
  return 'code' in error && typeof error.code === 'string' ? error.code : errorType(error)
}

/** Every error while calling a provider counts as the provider's failure, reported by its kind alone. */
const withProviderErrors = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError(getErrorKind(error))
  }
}

/** Creates a value once. After a failure the next caller tries again. */
const memoize = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

/** Sends the secret by the method that the provider declares, by default in the header as the standard says. */
const createClientAuth =
  (secret: string): ClientAuth =>
  (...request: Parameters<ClientAuth>) => {
    const [server] = request
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    return (inBody ? ClientSecretPost(secret) : ClientSecretBasic(secret))(...request)
  }

const isPlain = (settings: SignInProviderSettings): boolean => settings.issuer.protocol === 'http:'

const createCodeChallenge = async (trip: RoundTrip): Promise<Record<string, string>> => ({
  code_challenge: await calculatePKCECodeChallenge(trip.codeVerifier),
  code_challenge_method: 'S256',
})

const discover = (settings: SignInProviderSettings): Promise<Configuration> =>
  discovery(settings.issuer, settings.clientId, undefined, createClientAuth(settings.clientSecret), {
    timeout: timeoutS,
    execute: isPlain(settings) ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
  })

/** OpenID Connect: at the first use, discovery provides everything except the issuer. */
const createOpenidProvider = (settings: SignInProviderSettings): SignInProvider => {
  const configuration = memoize(() => withProviderErrors(() => discover(settings)))
  // LinkedIn leaves the nonce out of its ID token and refuses a code verifier: there, state and cookie are the proof.
  const isWhole = settings.kind !== 'linkedin'
  const exchange = async (callbackUrl: URL, trip: RoundTrip): Promise<ProviderIdentity> => {
    const client = await configuration()
    const proofs = isWhole ? { expectedNonce: trip.nonce, pkceCodeVerifier: trip.codeVerifier } : {}
    const tokens = await authorizationCodeGrant(client, callbackUrl, {
      expectedState: trip.state,
      idTokenExpected: true,
      ...proofs,
    })
    const claims = tokens.claims()
    if (claims === undefined) throw new ProviderError('no-id-token')
    if (claims.email !== undefined || client.serverMetadata().userinfo_endpoint === undefined) {
      return parseClaims(claims)
    }
    return parseClaims(await fetchUserInfo(client, tokens.access_token, claims.sub))
  }
  return {
    id: settings.id,
    label: settings.label,
    async authorizationUrl(redirectUri, trip) {
      const proofs = isWhole ? { nonce: trip.nonce, ...(await createCodeChallenge(trip)) } : {}
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: trip.state,
        ...proofs,
      })
    },
    identify: (callbackUrl, trip) => withProviderErrors(() => exchange(callbackUrl, trip)),
  }
}

const githubApi = (base: string): string =>
  base === 'https://github.com' ? 'https://api.github.com' : `${base}/api/v3`

const githubClient = (settings: SignInProviderSettings, base: string): Configuration => {
  const metadata = {
    issuer: `${base}/login/oauth`,
    authorization_endpoint: `${base}/login/oauth/authorize`,
    token_endpoint: `${base}/login/oauth/access_token`,
  }
  const client = new Configuration(metadata, settings.clientId, undefined, ClientSecretPost(settings.clientSecret))
  client.timeout = timeoutS
  if (isPlain(settings)) allowInsecureRequests(client)
  return client
}

/** GitHub has no ID token: its API provides the person and the verified address. */
const createGithubProvider = (settings: SignInProviderSettings): SignInProvider => {
  const base = settings.issuer.href.replace(/\/$/, '')
  const client = githubClient(settings, base)
  const ask = async (accessToken: string, path: string): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/vnd.github+json' })
    const url = new URL(`${githubApi(base)}${path}`)
    const response = await fetchProtectedResource(client, accessToken, url, 'GET', null, headers)
    if (!response.ok) throw new ProviderError(`api-${response.status}`)
    return z.unknown().parse(await response.json())
  }
  const exchange = async (callbackUrl: URL, trip: RoundTrip): Promise<ProviderIdentity> => {
    const tokens = await authorizationCodeGrant(client, callbackUrl, {
      expectedState: trip.state,
      pkceCodeVerifier: trip.codeVerifier,
    })
    const [user, emails] = await Promise.all([
      ask(tokens.access_token, '/user'),
      ask(tokens.access_token, '/user/emails'),
    ])
    return parseGithubUser(user, emails)
  }
  return {
    id: settings.id,
    label: settings.label,
    async authorizationUrl(redirectUri, trip) {
      return buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: 'user:email',
        state: trip.state,
        ...(await createCodeChallenge(trip)),
      })
    },
    identify: (callbackUrl, trip) => withProviderErrors(() => exchange(callbackUrl, trip)),
  }
}

/** A configured provider; it is not contacted before its first use. */
export const createSignInProvider = (settings: SignInProviderSettings): SignInProvider =>
  settings.kind === 'github' ? createGithubProvider(settings) : createOpenidProvider(settings)
