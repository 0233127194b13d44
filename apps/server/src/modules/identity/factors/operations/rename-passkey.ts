import type { SignedIn } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { FactorDeps } from '../factor-deps'
import * as repo from '../repo/passkeys'

/** Renames one of the caller's passkeys; another person's is reported as missing. */
export const renamePasskey = async (
  deps: Pick<FactorDeps, 'withActor'>,
  caller: Pick<SignedIn, 'userId'>,
  input: { id: string; name: string },
): Promise<void> => {
  const { userId } = caller
  const isRenamed = await deps.withActor({ kind: 'auth' }, (tx) =>
    repo.renamePasskey(tx, { id: input.id, userId }, input.name),
  )
  if (!isRenamed) throw notFound()
}
