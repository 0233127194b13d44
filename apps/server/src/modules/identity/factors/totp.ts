import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { listAcceptedSteps, totpLimits } from '@candor/domain'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base32 without padding, as authenticator apps take a secret. */
export const encodeBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

const decodeBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const octets = bits.match(/.{8}/g) ?? []
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)))
}

export const createTotpSecret = (): string => encodeBase32(randomBytes(totpLimits.secretBytes))

/** The code of one time step (RFC 4226, 5.3). */
export const computeTotp = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** totpLimits.digits).padStart(totpLimits.digits, '0')
}

/** The time step to which a code belongs; null: wrong, or of a step that was used. */
export const findTotpStep = (
  secret: string,
  code: string,
  at: { nowMs: number; lastUsedStep: number | null },
): number | null => {
  const given = Buffer.from(code)
  const isRight = (step: number): boolean => {
    const expected = Buffer.from(computeTotp(secret, step))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  return listAcceptedSteps(at.nowMs, at.lastUsedStep).find(isRight) ?? null
}

const issuer = 'Candor'

/** What the QR code says. */
export const createTotpUri = (secret: string, email: string): string => {
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(totpLimits.digits),
    period: String(totpLimits.stepMs / 1000),
  })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}
