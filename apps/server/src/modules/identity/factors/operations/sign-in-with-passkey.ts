import type { UsedPasskey } from '@candor/contract'
import { AppError } from '../../../../platform/errors'
import type { Browser } from '../../core/browser'
import { checkAccountStatus } from '../../core/check-account-status'
import { browserHash } from '../../core/one-time-token'
import { findUser } from '../../core/repo/users'
import type { FactorDeps } from '../factor-deps'
import { findPasskeyByCredential } from '../repo/passkeys'
import { verifyPasskey } from '../verify-passkey'

/**
 * Signs in with a passkey alone; returns whose session to open. The device and its owner were verified, so it counts as
 * two factors. Unknown, removed and wrong passkeys are refused in the same words.
 */
export const signInWithPasskey = async (
  deps: FactorDeps,
  browser: Browser,
  input: { used: UsedPasskey },
): Promise<{ userId: string }> => {
  const { used } = input
  const row = await deps.withActor({ kind: 'auth' }, (tx) => findPasskeyByCredential(tx, used.id))
  const binding = { purpose: 'sign-in', holder: browserHash(deps, browser) } as const
  const recordUse = await verifyPasskey(deps, { used, row, binding })
  const checked = await deps.withActor({ kind: 'auth' }, async (tx) => {
    await recordUse(tx)
    return checkAccountStatus(tx, await findUser(tx, row?.userId ?? ''), new Date(deps.clock.nowMs()))
  })
  if (checked.kind === 'none') throw new AppError('PASSKEY_REFUSED')
  if (checked.kind === 'refused') throw new AppError(checked.code)
  return { userId: checked.userId }
}
