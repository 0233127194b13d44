import { timingSafeEqual } from 'node:crypto'
import type { InterfaceLanguage, OtpPurpose, OtpChallenge as WireChallenge } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { canonicalEmail, decideOtpSend, decideOtpVerify, opensAccount } from '@candor/domain'
import type { Deps } from '../../../deps'
import { toInstant } from '../../../platform/clock'
import { AppError } from '../../../platform/errors'
import type { QueueMail } from '../../notification'
import type { Browser } from '../core/browser'
import { isAccount } from '../core/check-account-status'
import { isKnownBrowser, lockCounters } from '../core/limiter'
import { browserHash } from '../core/one-time-token'
import { findUserByEmail } from '../core/repo/users'
import { codeMail } from './account-mails'
import {
  type ChallengeRow,
  consumeOpenChallenges,
  findChallenge,
  insertChallenge,
  lockChallenge,
  updateChallenge,
} from './repo/challenges'

export type ChallengeDeps = Pick<
  Deps,
  'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl' | 'audit'
> & {
  readonly queueMail: QueueMail
  readonly randomCode: () => string
}

export const requireEmail = (raw: string): string => {
  const email = canonicalEmail(raw)
  if (email === null) throw new AppError('INVALID_EMAIL')
  return email
}

const codeHash = (deps: ChallengeDeps, challengeId: string, code: string): string =>
  deps.keyedHash('otp-code', `${challengeId} ${code}`)

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Makes a challenge bound to the browser and mails its code; known and unknown addresses get the same response. */
export const beginChallenge = async (
  deps: ChallengeDeps,
  browser: Browser,
  input: { email: string; purpose: OtpPurpose; locale: InterfaceLanguage; hasInterviews?: boolean },
): Promise<WireChallenge> => {
  const email = requireEmail(input.email)
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    const counted = await lockCounters(deps, tx, email)
    const { counters, nowMs } = counted
    const isKnown = await isKnownBrowser(deps, tx, { email, browser })
    const outcome = decideOtpSend({ counters, purpose: input.purpose, isKnownBrowser: isKnown, nowMs })
    if (outcome.kind === 'refused') {
      const waitSeconds = Math.max(1, Math.ceil((outcome.retryAtMs - nowMs) / 1000))
      throw new AppError(outcome.code, { params: { seconds: waitSeconds } })
    }
    const id = deps.newId()
    const code = deps.randomCode()
    const browserTokenHash = browserHash(deps, browser)
    const at = new Date(nowMs)
    await consumeOpenChallenges(tx, { email, browserTokenHash, at })
    await insertChallenge(tx, {
      id,
      email,
      purpose: input.purpose,
      browserTokenHash,
      codeHash: codeHash(deps, id, code),
      createdAt: at,
      expiresAt: new Date(outcome.challenge.expiresAtMs),
    })
    await counted.save(outcome.counters)
    const hasAccount = isAccount(await findUserByEmail(tx, email))
    const { purpose, hasInterviews = false } = input
    await deps.queueMail(tx, {
      to: email,
      language: input.locale,
      template: codeMail(deps, { purpose, code, hasAccount, hasInterviews }),
    })
    return {
      challengeId: id,
      expiresAt: toInstant(outcome.challenge.expiresAtMs),
      resendAt: toInstant(outcome.resendAtMs),
    }
  })
}

const asDomain = (row: ChallengeRow) => ({
  purpose: row.purpose,
  attempts: row.attempts,
  expiresAtMs: row.expiresAt.getTime(),
  consumedAtMs: row.consumedAt?.getTime() ?? null,
})

export type ChallengeVerification =
  | { readonly kind: 'accepted'; readonly email: string }
  | { readonly kind: 'refused'; readonly code: 'OTP_INVALID' | 'OTP_EXPIRED' | 'OTP_TOO_MANY_ATTEMPTS' }

/** A challenge of this browser; callers can't learn that another browser's challenge exists. */
export const findOwnChallenge = async (
  deps: ChallengeDeps,
  tx: Transaction,
  input: { browser: Browser; challengeId: string },
): Promise<ChallengeRow | undefined> => {
  const row = await findChallenge(tx, input.challengeId)
  if (row === undefined || input.browser.token === '') return undefined
  return isSame(row.browserTokenHash, browserHash(deps, input.browser)) ? row : undefined
}

/**
 * Judges one guess inside the caller's transaction. A refusal is returned, not thrown: the count of the guess must be
 * committed all the same.
 */
export const verifyChallenge = async (
  deps: ChallengeDeps,
  tx: Transaction,
  input: { browser: Browser; challengeId: string; code: string; purpose: OtpPurpose },
): Promise<ChallengeVerification> => {
  const found = await findOwnChallenge(deps, tx, input)
  if (found === undefined) return { kind: 'refused', code: 'OTP_INVALID' }
  // The identifier is locked before the challenge, in the order in which a newer code locks them too.
  const counted = await lockCounters(deps, tx, found.email)
  const { counters, nowMs } = counted
  const row = await lockChallenge(tx, found.id)
  if (row === undefined) return { kind: 'refused', code: 'OTP_INVALID' }
  const outcome = decideOtpVerify({
    challenge: asDomain(row),
    counters,
    purpose: input.purpose,
    isCodeRight: isSame(row.codeHash, codeHash(deps, row.id, input.code)),
    nowMs,
  })
  if (outcome.kind === 'refused') return outcome
  await counted.save(outcome.counters)
  const { attempts, consumedAtMs } = outcome.challenge
  await updateChallenge(tx, row.id, {
    attempts,
    ...(consumedAtMs === null ? {} : { consumedAt: new Date(consumedAtMs) }),
  })
  if (outcome.kind === 'accepted') return { kind: 'accepted', email: row.email }
  const user = await findUserByEmail(tx, row.email)
  if (opensAccount(input.purpose) && isAccount(user)) {
    await deps.audit.recordForAccount(tx, { type: 'sign_in.failed', userId: user.id, isByOwner: false })
  }
  return { kind: 'refused', code: outcome.code }
}
