import { secondFactorLimits } from '@candor/domain'
import type { SignedIn } from '../../../../http/caller'
import { findUser } from '../../core/repo/users'
import { requireActive } from '../../core/sessions'
import type { FactorDeps } from '../factor-deps'
import { savePendingSecret } from '../repo/apps'
import { requireRecentSignIn } from '../require-recent-sign-in'
import { createTotpSecret, createTotpUri } from '../totp'

/** Makes a secret for an authenticator app. An app that is set up stays in use until a code confirms the new one. */
export const beginApp = async (deps: FactorDeps, caller: SignedIn): Promise<{ secret: string; uri: string }> => {
  requireRecentSignIn(deps, caller)
  const { userId } = caller
  const secret = createTotpSecret()
  const email = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const user = requireActive(await findUser(tx, userId))
    await savePendingSecret(tx, {
      userId,
      pendingSecret: deps.secretBox.encrypt(secret, userId),
      pendingUntil: new Date(deps.clock.nowMs() + secondFactorLimits.recentSignInMs),
    })
    return user.email
  })
  return { secret, uri: createTotpUri(secret, email) }
}
