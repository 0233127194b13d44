import { findChangeableUntilMs } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { SignedIn } from '../../../http/caller'
import { AppError } from '../../../platform/errors'

/** Refuses a change in a session that was left open: its person has to sign in again first. */
export const requireRecentSignIn = (deps: Pick<Deps, 'clock'>, caller: Pick<SignedIn, 'authenticatedAtMs'>): void => {
  if (findChangeableUntilMs(caller.authenticatedAtMs ?? null, deps.clock.nowMs()) === null) {
    throw new AppError('RECENT_SIGN_IN_REQUIRED')
  }
}
