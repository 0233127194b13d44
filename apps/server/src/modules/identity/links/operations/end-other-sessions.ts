import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { deleteSessions } from '../../core/repo/sessions'

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = (deps: Pick<Deps, 'withActor' | 'audit'>, caller: SignedIn): Promise<void> => {
  const { userId, sessionId } = caller
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    await deleteSessions(tx, { userId, exceptSessionId: sessionId })
    await deps.audit.recordForAccount(tx, { type: 'session.ended', userId, isByOwner: true })
  })
}
