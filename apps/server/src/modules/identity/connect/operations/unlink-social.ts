import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { deleteLinks } from '../repo/provider-links'

/** Unlinks a provider from the caller's account; a mailed code signs in all the same. */
export const unlinkSocial = async (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  caller: Pick<SignedIn, 'userId'>,
  provider: string,
): Promise<void> => {
  const { userId } = caller
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    if (!(await deleteLinks(tx, { userId, provider }))) throw notFound()
    await deps.audit.recordForAccount(tx, { type: 'provider.unlinked', userId, isByOwner: true })
  })
}
