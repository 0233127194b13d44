import { z } from 'zod'

/** Bytes as WebAuthn's JSON form has them: base64url without padding. */
const zBytes = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .regex(/^[A-Za-z0-9_-]*$/)

/** At most 1023 bytes (WebAuthn, 4). */
const zCredentialId = z.string().regex(/^[A-Za-z0-9_-]{16,1400}$/)

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type PasskeyTransport = (typeof transports)[number]
/** Browsers may name transports that we don't know: those are left out. */
const zTransports = z
  .array(z.string().max(40))
  .max(20)
  .transform((names) => transports.filter((known) => names.includes(known)))

const zDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
})

/** What a browser is given to create a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const zPasskeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(zDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreationOptions = z.infer<typeof zPasskeyCreationOptions>

/** What a browser is given to use a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const zPasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  /** Empty: any passkey for this product. */
  allowCredentials: z.array(zDescriptor),
  userVerification: z.literal('required'),
})
export type PasskeyRequestOptions = z.infer<typeof zPasskeyRequestOptions>

const credential = { id: zCredentialId, rawId: zCredentialId, type: z.literal('public-key') }

/** A created passkey (RegistrationResponseJSON). What isn't listed is left out. */
export const zCreatedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: zBytes(4_000),
    attestationObject: zBytes(20_000),
    transports: zTransports.optional(),
  }),
})
export type CreatedPasskey = z.infer<typeof zCreatedPasskey>
/** As a browser sends it. */
export type CreatedPasskeyInput = z.input<typeof zCreatedPasskey>

/** The use of a passkey (AuthenticationResponseJSON). */
export const zUsedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: zBytes(4_000),
    authenticatorData: zBytes(4_000),
    signature: zBytes(2_000),
    userHandle: zBytes(100).optional(),
  }),
})
export type UsedPasskey = z.infer<typeof zUsedPasskey>
