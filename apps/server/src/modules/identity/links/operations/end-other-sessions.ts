import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { deleteSessions } from '../../core/repo/sessions'

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = (deps: Pick<Deps, 'withActor'>, caller: SignedIn): Promise<void> =>
  deps.withActor({ kind: 'auth' }, (tx) =>
    deleteSessions(tx, { userId: caller.userId, exceptSessionId: caller.sessionId }),
  )
