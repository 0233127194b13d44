import { userStatus } from '@candor/contract'
import {
  authenticatorApp,
  authSession,
  authUser,
  knownBrowser,
  limitCounter,
  oneTimeToken,
  otpChallenge,
  secondStep,
  type Transaction,
  usedPasskeyChallenge,
} from '@candor/db'
import { and, eq, isNull, lt } from 'drizzle-orm'

/** Deletes codes, links, sessions and counters that ended before an instant and have no further use. */
export const deleteEnded = async (tx: Transaction, before: Date): Promise<void> => {
  await tx.delete(otpChallenge).where(lt(otpChallenge.expiresAt, before))
  await tx.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, before))
  await tx.delete(secondStep).where(lt(secondStep.expiresAt, before))
  await tx.delete(usedPasskeyChallenge).where(lt(usedPasskeyChallenge.expiresAt, before))
  await tx
    .delete(authenticatorApp)
    .where(and(isNull(authenticatorApp.secret), lt(authenticatorApp.pendingUntil, before)))
  await tx.delete(authSession).where(lt(authSession.expiresAt, before))
  await tx.delete(limitCounter).where(lt(limitCounter.updatedAt, before))
}

export const deleteForgottenBrowsers = async (tx: Transaction, lastUsedBefore: Date): Promise<void> => {
  await tx.delete(knownBrowser).where(lt(knownBrowser.lastUsedAt, lastUsedBefore))
}

/** Deletes sign-ups that were started before an instant and never confirmed. */
export const deleteUnconfirmed = async (tx: Transaction, begunBefore: Date): Promise<void> => {
  await tx.delete(authUser).where(and(eq(authUser.status, userStatus.PENDING), lt(authUser.updatedAt, begunBefore)))
}
