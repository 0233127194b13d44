import { isIP } from 'node:net'
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyTransport,
  UsedPasskey,
} from '@candor/contract'
import { secondFactorLimits } from '@candor/domain'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'

/** ES256, EdDSA and RS256: what phones, security keys and Windows make. */
const algorithms = [-7, -8, -257]
const productName = 'Candor'

export interface KnownPasskey {
  readonly credentialId: string
  readonly transports: readonly PasskeyTransport[]
}

export interface NewCredential {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly signatureCounter: number
}

/** With the challenge that was answered, to be used up by the caller. */
type Answered<T> = T & { readonly challenge: string }

/** The product as WebAuthn knows it: passkeys are bound to its domain. */
export interface RelyingParty {
  /** False: the product is served from an IP address, for which browsers make no passkeys. */
  isAvailable(): boolean
  creationOptions(input: {
    challenge: string
    user: { id: string; email: string; name: string }
    known: readonly KnownPasskey[]
  }): PasskeyCreationOptions
  requestOptions(input: { challenge: string; known: readonly KnownPasskey[] }): PasskeyRequestOptions
  /** The credential of a creation; null: the response doesn't prove one. */
  verifyCreation(
    created: CreatedPasskey,
    isChallenge: (challenge: string) => boolean,
  ): Promise<Answered<NewCredential> | null>
  /** The new signature counter; null: the signature is not this credential's, or its owner was not verified. */
  verifyUse(
    used: UsedPasskey,
    credential: NewCredential,
    isChallenge: (challenge: string) => boolean,
  ): Promise<Answered<{ signatureCounter: number }> | null>
}

const describe = (known: readonly KnownPasskey[]) =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: [...transports],
  }))

/** Runs a verification and adds the challenge that it saw. The library throws an Error for everything a client may send wrong. */
const verifyWith = async <T extends object>(
  isChallenge: (challenge: string) => boolean,
  verify: (expectedChallenge: (challenge: string) => boolean) => Promise<T | null>,
): Promise<Answered<T> | null> => {
  let challenge = ''
  try {
    const verified = await verify((given) => {
      challenge = given
      return isChallenge(given)
    })
    return verified === null ? null : { ...verified, challenge }
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

const pickKey = ({ id, rawId, type }: CreatedPasskey | UsedPasskey) => ({ id, rawId, type, clientExtensionResults: {} })

const createOptions = (getRpId: () => string): Pick<RelyingParty, 'creationOptions' | 'requestOptions'> => ({
  creationOptions: ({ challenge, user, known }) => ({
    challenge,
    rp: { id: getRpId(), name: productName },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: secondFactorLimits.passkeyChallengeMs,
    excludeCredentials: describe(known),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }),
  requestOptions: ({ challenge, known }) => ({
    challenge,
    rpId: getRpId(),
    timeout: secondFactorLimits.passkeyChallengeMs,
    allowCredentials: describe(known),
    userVerification: 'required',
  }),
})

/** The relying party of a product at an address, which is known for certain only once the server listens. */
export const createRelyingParty = (getAddress: () => string): RelyingParty => {
  const getHostname = (): string => new URL(getAddress()).hostname
  const expect = () => ({
    expectedOrigin: new URL(getAddress()).origin,
    expectedRPID: getHostname(),
    requireUserVerification: true,
  })
  return {
    isAvailable: () => isIP(getHostname().replaceAll(/[[\]]/g, '')) === 0,
    ...createOptions(getHostname),
    verifyCreation: (created, isChallenge) =>
      verifyWith(isChallenge, async (expectedChallenge) => {
        const { clientDataJSON, attestationObject } = created.response
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expect(),
          response: { ...pickKey(created), response: { clientDataJSON, attestationObject } },
          expectedChallenge,
          supportedAlgorithmIDs: algorithms,
        })
        if (!verified) return null
        const { id, publicKey, counter } = registrationInfo.credential
        return { credentialId: id, publicKey, signatureCounter: counter }
      }),
    verifyUse: (used, credential, isChallenge) =>
      verifyWith(isChallenge, async (expectedChallenge) => {
        const { clientDataJSON, authenticatorData, signature } = used.response
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expect(),
          response: { ...pickKey(used), response: { clientDataJSON, authenticatorData, signature } },
          expectedChallenge,
          credential: {
            id: credential.credentialId,
            publicKey: new Uint8Array(credential.publicKey),
            counter: credential.signatureCounter,
          },
        })
        return verified ? { signatureCounter: authenticationInfo.newCounter } : null
      }),
  }
}
