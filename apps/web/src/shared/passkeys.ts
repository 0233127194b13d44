import type { CreatedPasskeyInput, PasskeyCreationOptions, PasskeyRequestOptions, UsedPasskey } from '@candor/contract'
import { ApiError } from './api/api-error'

const isIpAddress = (hostname: string): boolean => /^\[|^\d+(\.\d+){3}$/.test(hostname)

/** Whether this browser can use passkeys here: it knows WebAuthn, and the product has a domain name. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && !isIpAddress(window.location.hostname)

/** What the browser throws when a person cancels, or has no matching passkey: the words are ours. */
const refuse = (): ApiError => new ApiError('PASSKEY_REFUSED', 422, { fields: {}, params: {}, requestId: null })

/** Lets the browser and its device create a passkey. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<CreatedPasskeyInput> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports },
    }
  } catch {
    throw refuse()
  }
}

/** Lets the person use one of their passkeys. */
export async function findPasskey(options: PasskeyRequestOptions): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type,
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    }
  } catch {
    throw refuse()
  }
}
