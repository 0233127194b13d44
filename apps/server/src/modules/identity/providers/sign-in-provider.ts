/** What a provider reports about the person who signed in there. The address is unverified unless `isEmailVerified`. */
export interface ProviderIdentity {
  /** The provider's own name of the account: never changes and is never given to another person. */
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly locale: string
}

/** The secrets of one round trip; all of them are used once. */
export interface RoundTrip {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** A sign-in provider that can be spoken to. */
export interface SignInProvider {
  readonly id: string
  readonly label: string
  /** The provider's sign-in page; throws ProviderError if discovery fails. */
  authorizationUrl(redirectUri: string, trip: RoundTrip): Promise<URL>
  /** The person who returned, from the address that the provider redirected to; throws ProviderError. */
  identify(callbackUrl: URL, trip: RoundTrip): Promise<ProviderIdentity>
}

/** A provider did not answer, or not as it must. `kind` is ours or the library's word, never the provider's text. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: string

  constructor(kind: string) {
    super(kind)
    this.kind = kind
  }
}
