import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import * as repo from '../../core/repo/sessions'

/** Ends one of the caller's sessions; another person's session is reported as missing. */
export const endSession = async (deps: Pick<Deps, 'withActor'>, caller: SignedIn, id: string): Promise<void> => {
  const { userId } = caller
  const isEnded = await deps.withActor({ kind: 'auth' }, (tx) => repo.deleteSession(tx, { id, userId }))
  if (!isEnded) throw new AppError('NOT_FOUND')
}
