import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { deleteSession } from '../../core/repo/sessions'

/** Ends this session; without a session it does nothing. */
export const signOut = async (deps: Pick<Deps, 'withActor' | 'audit'>, signedIn: SignedIn | null): Promise<void> => {
  if (signedIn === null) return
  const { sessionId: id, userId } = signedIn
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    if (!(await deleteSession(tx, { id, userId }))) return
    await deps.audit.recordForAccount(tx, { type: 'sign_out', userId, isByOwner: true })
  })
}
