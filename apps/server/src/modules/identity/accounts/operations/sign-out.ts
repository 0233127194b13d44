import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { deleteSession } from '../../core/repo/sessions'

/** Ends this session; without a session it does nothing. */
export const signOut = async (deps: Pick<Deps, 'withActor'>, signedIn: SignedIn | null): Promise<void> => {
  if (signedIn === null) return
  const { sessionId: id, userId } = signedIn
  await deps.withActor({ kind: 'auth' }, (tx) => deleteSession(tx, { id, userId }))
}
