import type { Transaction } from '@candor/db'
import {
  decideBudgetedMail,
  decideInviteMail,
  decidePasswordGuess,
  decideSignInMail,
  type IdentifierCounters,
  type MailBudget,
  refundPasswordGuess,
  signInLimits,
} from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import type { Browser } from './browser'
import {
  findCounters,
  findMailBudget,
  hasKnownBrowser,
  lockIdentifier,
  saveCounters,
  saveMailBudget,
} from './repo/limits'
import { findUserByEmail, placeholderUserId } from './repo/users'

export type LimiterDeps = Pick<Deps, 'clock' | 'keyedHash'>

/** The row that counts for an address; all of its codes, links, passwords and invites share it. */
const counterKey = (deps: LimiterDeps, email: string): string => deps.keyedHash('otp-identifier', email)

export interface Counted {
  readonly counters: IdentifierCounters | null
  readonly nowMs: number
  save(counters: IdentifierCounters): Promise<void>
}

/** Locks the identifier's row until the transaction ends; other requests that count against it wait. */
export const lockCounters = async (deps: LimiterDeps, tx: Transaction, email: string): Promise<Counted> => {
  const key = counterKey(deps, email)
  await lockIdentifier(tx, key)
  const nowMs = deps.clock.nowMs()
  return {
    counters: await findCounters(tx, key),
    nowMs,
    save: (value) => saveCounters(tx, key, { value, updatedAt: new Date(nowMs) }),
  }
}

/** Hash of the known-browser token as it is stored. */
export const knownTokenHash = (deps: LimiterDeps, browser: Browser): string =>
  deps.keyedHash('known-browser', browser.knownToken)

/** Whether this address has signed in from this browser before; does the same work for known and unknown addresses. */
export const isKnownBrowser = async (
  deps: LimiterDeps,
  tx: Transaction,
  input: { email: string; browser: Browser },
): Promise<boolean> => {
  const user = await findUserByEmail(tx, input.email)
  return isBrowserKnownTo(deps, tx, { userId: user?.id ?? placeholderUserId, browser: input.browser })
}

/** Whether this person has signed in from this browser before. */
export const isBrowserKnownTo = (
  deps: LimiterDeps,
  tx: Transaction,
  input: { userId: string; browser: Browser },
): Promise<boolean> => {
  const since = new Date(deps.clock.nowMs() - signInLimits.knownBrowserMs)
  return hasKnownBrowser(tx, { userId: input.userId, tokenHash: knownTokenHash(deps, input.browser), since })
}

const seconds = (untilMs: number, nowMs: number): number => Math.max(1, Math.ceil((untilMs - nowMs) / 1000))

/** Counts a mail with a code or a sign-in link, or refuses it; returns when the next may be requested. */
export const countSignInMail = async (
  deps: LimiterDeps,
  tx: Transaction,
  input: { email: string; browser: Browser },
): Promise<{ resendAtMs: number }> => {
  const counted = await lockCounters(deps, tx, input.email)
  const { counters, nowMs } = counted
  const outcome = decideSignInMail({ counters, nowMs, isKnownBrowser: await isKnownBrowser(deps, tx, input) })
  if (outcome.kind === 'refused') {
    throw new AppError(outcome.code, { params: { seconds: seconds(outcome.retryAtMs, nowMs) } })
  }
  await counted.save(outcome.counters)
  return { resendAtMs: outcome.resendAtMs }
}

/** Counts an invite's mail, or refuses it. */
export const countInviteMail = async (deps: LimiterDeps, tx: Transaction, email: string): Promise<void> => {
  const counted = await lockCounters(deps, tx, email)
  const outcome = decideInviteMail(counted.counters, counted.nowMs)
  if (outcome.kind === 'refused') throw new AppError(outcome.code)
  await counted.save(outcome.counters)
}

/** An account or an organization that causes mails. */
export interface MailSender {
  readonly kind: 'account' | 'organization'
  readonly id: string
  readonly createdAt: Date
}

const budgetKey = (deps: LimiterDeps, sender: MailSender): string =>
  deps.keyedHash('mail-budget', `${sender.kind} ${sender.id}`)

/** What a sender has used of its budget. The budget's row is locked until the end. */
export const findBudget = async (
  deps: LimiterDeps,
  tx: Transaction,
  sender: MailSender,
): Promise<MailBudget | null> => {
  const key = budgetKey(deps, sender)
  await lockIdentifier(tx, key)
  return findMailBudget(tx, key)
}

export const saveBudget = (
  deps: LimiterDeps,
  tx: Transaction,
  { sender, budget }: { readonly sender: MailSender; readonly budget: MailBudget },
): Promise<void> =>
  saveMailBudget(tx, budgetKey(deps, sender), { value: budget, updatedAt: new Date(deps.clock.nowMs()) })

/** Counts an invite against the budget of its sender, or refuses it. */
export const countBudgetedMail = async (deps: LimiterDeps, tx: Transaction, sender: MailSender): Promise<void> => {
  const nowMs = deps.clock.nowMs()
  const before = await findBudget(deps, tx, sender)
  const outcome = decideBudgetedMail(before, { createdAtMs: sender.createdAt.getTime(), nowMs })
  if (outcome.kind === 'refused') {
    throw new AppError('MAIL_BUDGET_REACHED', { params: { seconds: seconds(outcome.retryAtMs, nowMs) } })
  }
  await saveBudget(deps, tx, { sender, budget: outcome.budget })
}

/** Counts a guess at a password before it is checked, in a transaction of its own that commits; or refuses it. */
export const consumePasswordAttempt = async (
  deps: LimiterDeps,
  tx: Transaction,
  input: { email: string; browser: Browser },
): Promise<void> => {
  const counted = await lockCounters(deps, tx, input.email)
  const { counters, nowMs } = counted
  const outcome = decidePasswordGuess({ counters, nowMs, isKnownBrowser: await isKnownBrowser(deps, tx, input) })
  if (outcome.kind === 'refused') {
    throw new AppError(outcome.code, { params: { seconds: seconds(outcome.retryAtMs, nowMs) } })
  }
  await counted.save(outcome.counters)
}

/** Does not count a guess that was right. */
export const returnPasswordAttempt = async (deps: LimiterDeps, tx: Transaction, email: string): Promise<void> => {
  const counted = await lockCounters(deps, tx, email)
  await counted.save(refundPasswordGuess(counted.counters, counted.nowMs))
}
