import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { deleteLinks } from '../repo/provider-links'

/** Unlinks a provider from the caller's account; a mailed code signs in all the same. */
export const unlinkSocial = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Pick<SignedIn, 'userId'>,
  provider: string,
): Promise<void> => {
  const wasLinked = await deps.withActor({ kind: 'auth' }, (tx) => deleteLinks(tx, { userId: caller.userId, provider }))
  if (!wasLinked) throw notFound()
}
