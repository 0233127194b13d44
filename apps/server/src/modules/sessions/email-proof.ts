import { timingSafeEqual } from 'node:crypto'
import { startLimits } from '@candor/domain'
import type { Deps } from '../../deps'

const sign = (deps: Pick<Deps, 'keyedHash'>, email: string, expiresAtMs: string): string =>
  deps.keyedHash('email-proof', `${expiresAtMs} ${email}`)

/** What shows for an hour that this browser's user reads an address. Signed, not stored. */
export const createEmailProof = (deps: Pick<Deps, 'keyedHash' | 'clock'>, email: string): string => {
  const expiresAtMs = String(deps.clock.nowMs() + startLimits.emailProofMs)
  return `${expiresAtMs}.${sign(deps, email, expiresAtMs)}`
}

/** Whether the proof is of this canonical address and has not expired. */
export const isEmailProof = (
  deps: Pick<Deps, 'keyedHash' | 'clock'>,
  input: { readonly email: string; readonly proof: string },
): boolean => {
  const [expiresAtMs = '', signature = ''] = input.proof.split('.')
  const expected = Buffer.from(sign(deps, input.email, expiresAtMs))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return Number(expiresAtMs) > deps.clock.nowMs()
}
