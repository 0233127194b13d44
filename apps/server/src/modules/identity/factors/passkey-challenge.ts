import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from '@candor/db'
import { secondFactorLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import { consumePasskeyChallenge } from './repo/passkeys'

/** What a challenge is for and who may answer it: a signature for one can't be used for another. */
export interface ChallengeBinding {
  readonly purpose: 'create' | 'second-step' | 'sign-in'
  /** The person, the waiting sign-in, or the browser. */
  readonly holder: string
}

const authenticate = (deps: Pick<Deps, 'keyedHash'>, binding: ChallengeBinding, text: string): string =>
  deps.keyedHash('passkey-challenge', `${binding.purpose} ${binding.holder} ${text}`)

/**
 * A WebAuthn challenge that carries its own end and authentication code. Nothing is stored until it was used, so that
 * strangers who request challenges fill no table.
 */
export const createPasskeyChallenge = (
  deps: Pick<Deps, 'clock' | 'newToken' | 'keyedHash'>,
  binding: ChallengeBinding,
): string => {
  const expiresAtMs = deps.clock.nowMs() + secondFactorLimits.passkeyChallengeMs
  const text = `${expiresAtMs}.${deps.newToken(16)}`
  return Buffer.from(`${text}.${authenticate(deps, binding, text)}`).toString('base64url')
}

const findExpiry = (
  deps: Pick<Deps, 'clock' | 'keyedHash'>,
  binding: ChallengeBinding,
  challenge: string,
): Date | null => {
  const [until = '', nonce = '', code = ''] = Buffer.from(challenge, 'base64url').toString('latin1').split('.')
  const expected = Buffer.from(authenticate(deps, binding, `${until}.${nonce}`))
  const given = Buffer.from(code)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return deps.clock.nowMs() < Number(until) ? new Date(Number(until)) : null
}

export const isPasskeyChallenge = (
  deps: Pick<Deps, 'clock' | 'keyedHash'>,
  binding: ChallengeBinding,
  challenge: string,
): boolean => findExpiry(deps, binding, challenge) !== null

/** Uses a challenge up in the transaction that acts on its answer; a second use is refused. */
export const spendPasskeyChallenge = async (
  deps: Pick<Deps, 'clock' | 'keyedHash'>,
  tx: Transaction,
  answered: { binding: ChallengeBinding; challenge: string },
): Promise<void> => {
  const expiresAt = findExpiry(deps, answered.binding, answered.challenge)
  const challengeHash = deps.keyedHash('used-passkey-challenge', answered.challenge)
  if (expiresAt === null || !(await consumePasskeyChallenge(tx, { challengeHash, expiresAt }))) {
    throw new AppError('PASSKEY_REFUSED')
  }
}
