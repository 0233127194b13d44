import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { CreatedPasskey, UsedPasskey } from '@candor/contract'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const encodeHead = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** As much of CBOR (RFC 8949) as an authenticator needs. */
const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)])
  return Buffer.concat([encodeHead(5, value.size), ...entries])
}

const userPresent = 1
const userVerified = 4
const hasCredential = 64

export interface SoftwarePasskey {
  readonly credentialId: string
  /** Answers creation options. */
  create(challenge: string): CreatedPasskey
  /** Answers request options. */
  use(challenge: string, faults?: { isUnverified?: boolean; origin?: string }): UsedPasskey
}

/** A passkey that lives in memory: what a browser and its authenticator send, made without either. */
export const createSoftwarePasskey = (origin: string): SoftwarePasskey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const credentialId = rawId.toString('base64url')
  const rpIdHash = sha256(new URL(origin).hostname)
  const writeClientData = (type: string, challenge: string, from = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const credential = { id: credentialId, rawId: credentialId, type: 'public-key' as const }
  return {
    credentialId,
    create(challenge) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const idLength = Buffer.from([0, rawId.length])
      const flags = Buffer.from([userPresent | userVerified | hasCredential, 0, 0, 0, 0])
      const authData = Buffer.concat([rpIdHash, flags, Buffer.alloc(16), idLength, rawId, encodeCbor(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const response = {
        clientDataJSON: writeClientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: encodeCbor(attestation).toString('base64url'),
        transports: ['internal' as const],
      }
      return { ...credential, response }
    },
    use(challenge, faults = {}) {
      const flags = faults.isUnverified === true ? userPresent : userPresent | userVerified
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.from([flags, 0, 0, 0, 0])])
      const clientData = writeClientData('webauthn.get', challenge, faults.origin)
      const signed = Buffer.concat([authenticatorData, sha256(clientData)])
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      }
      return { ...credential, response }
    },
  }
}
