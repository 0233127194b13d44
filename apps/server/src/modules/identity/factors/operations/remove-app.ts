import type { SignedIn } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { FactorDeps } from '../factor-deps'
import { removeFactor } from '../remove-factor'
import { deleteApp, findApp } from '../repo/apps'
import { requireRecentSignIn } from '../require-recent-sign-in'

export const removeApp = async (deps: FactorDeps, caller: SignedIn): Promise<void> => {
  requireRecentSignIn(deps, caller)
  const { userId } = caller
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    const row = await findApp(tx, userId)
    if (row === undefined || row.secret === null) throw notFound()
    await removeFactor(deps, tx, { userId, change: 'app-removed', remove: () => deleteApp(tx, userId) })
  })
}
