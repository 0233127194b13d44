import type { SignedIn } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { FactorDeps } from '../factor-deps'
import { removeFactor } from '../remove-factor'
import { deletePasskey, listPasskeys } from '../repo/passkeys'
import { requireRecentSignIn } from '../require-recent-sign-in'

/** Removes one of the caller's passkeys; another person's is reported as missing. */
export const removePasskey = async (deps: FactorDeps, caller: SignedIn, input: { id: string }): Promise<void> => {
  const { userId } = caller
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    const isOwn = (await listPasskeys(tx, userId)).some(({ id }) => id === input.id)
    if (!isOwn) throw notFound()
    requireRecentSignIn(deps, caller)
    const remove = async (): Promise<void> => {
      // Another request removed it while this one waited.
      if (!(await deletePasskey(tx, { id: input.id, userId }))) throw notFound()
    }
    await removeFactor(deps, tx, { userId, change: 'passkey-removed', remove })
  })
}
