import { StartError } from '../start-error'
import { isLoopback } from './loopback'

/**
 * How a provider is spoken to: `openid` is OpenID Connect by discovery; LinkedIn's has no nonce and no PKCE; GitHub's is
 * plain OAuth with an API of its own.
 */
export type SignInProviderKind = 'openid' | 'linkedin' | 'github'

/** A provider people may sign in with, as the operator configured it. */
export interface SignInProviderSettings {
  readonly id: string
  readonly kind: SignInProviderKind
  readonly label: string
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
}

type Source = Readonly<Record<string, string | undefined>>

interface BuiltIn {
  readonly kind: SignInProviderKind
  readonly label: string
  readonly issuer: string
}

const builtIns = new Map<string, BuiltIn>([
  ['google', { kind: 'openid', label: 'Google', issuer: 'https://accounts.google.com' }],
  ['linkedin', { kind: 'linkedin', label: 'LinkedIn', issuer: 'https://www.linkedin.com/oauth' }],
  ['github', { kind: 'github', label: 'GitHub', issuer: 'https://github.com' }],
])

const maxLabelLength = 40

const parseIssuer = (name: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new StartError(`${name} must be the address of the provider, as in https://accounts.example.com.`)
  }
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  if (!isAllowed) throw new StartError(`${name} must be an https address: codes and secrets travel there.`)
  return url
}

const readProvider = (source: Source, id: string): SignInProviderSettings => {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) {
    throw new StartError(
      `CONNECT_PROVIDERS can't hold "${id}": a provider's name has small letters, digits and dashes.`,
    )
  }
  const prefix = `CONNECT_${id.toUpperCase().replaceAll('-', '_')}`
  const read = (name: string): string | undefined => source[`${prefix}_${name}`]?.trim() || undefined
  const need = (name: string, fallback?: string): string => {
    const value = read(name) ?? fallback
    if (value === undefined) throw new StartError(`${prefix}_${name} must be set: CONNECT_PROVIDERS names "${id}".`)
    return value
  }
  const known = builtIns.get(id)
  const label = read('LABEL') ?? known?.label ?? id
  if (label.length > maxLabelLength)
    throw new StartError(`${prefix}_LABEL is longer than ${maxLabelLength} characters.`)
  return {
    id,
    kind: known?.kind ?? 'openid',
    label: label.normalize('NFC'),
    issuer: parseIssuer(`${prefix}_ISSUER`, need('ISSUER', known?.issuer)),
    clientId: need('CLIENT_ID'),
    clientSecret: need('CLIENT_SECRET'),
  }
}

/** The providers that CONNECT_PROVIDERS names, in its order; throws StartError with the setting to mend. Asks no network. */
export const readSignInProviders = (source: Source): readonly SignInProviderSettings[] => {
  const ids = (source.CONNECT_PROVIDERS ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new StartError(`CONNECT_PROVIDERS names "${twice}" twice.`)
  return ids.map((id) => readProvider(source, id))
}
