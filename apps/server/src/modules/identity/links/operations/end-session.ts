import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import * as repo from '../../core/repo/sessions'

/** Ends one of the caller's sessions; another person's session is reported as missing. */
export const endSession = async (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  caller: SignedIn,
  id: string,
): Promise<void> => {
  const { userId } = caller
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    if (!(await repo.deleteSession(tx, { id, userId }))) throw new AppError('NOT_FOUND')
    await deps.audit.recordForAccount(tx, { type: 'session.ended', userId, isByOwner: true })
  })
}
