import type { SignedInSession } from '@candor/contract'
import { signInLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { toInstant } from '../../../../platform/clock'
import * as repo from '../../core/repo/sessions'

/** A session ends when it was not used for a while, and at the latest after its absolute time. */
const getEndMs = (row: repo.SessionRow): number =>
  Math.min(row.expiresAt.getTime(), row.createdAt.getTime() + signInLimits.absoluteMs)

/** Where the caller is signed in, the newest session first. */
export const listSessions = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: SignedIn,
): Promise<SignedInSession[]> => {
  const nowMs = deps.clock.nowMs()
  const rows = await deps.withActor({ kind: 'auth' }, (tx) => repo.listSessions(tx, caller.userId, new Date(nowMs)))
  return rows
    .filter((row) => getEndMs(row) > nowMs)
    .map((row) => ({
      id: row.id,
      device: row.userAgent ?? '',
      createdAt: toInstant(row.createdAt.getTime()),
      lastSeenAt: toInstant(row.updatedAt.getTime()),
      expiresAt: toInstant(getEndMs(row)),
      isCurrent: row.id === caller.sessionId,
    }))
}
