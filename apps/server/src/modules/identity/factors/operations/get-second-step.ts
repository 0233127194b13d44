import type { SecondFactorMethod } from '@candor/contract'
import { toInstant } from '../../../../platform/clock'
import type { Browser } from '../../core/browser'
import type { FactorDeps } from '../factor-deps'
import { findApp } from '../repo/apps'
import { listPasskeys } from '../repo/passkeys'
import { countRecoveryCodes } from '../repo/recovery-codes'
import { requireWaitingStep } from '../waiting-step'

/** How the sign-in of this browser can be finished. */
export const getSecondStep = (
  deps: FactorDeps,
  browser: Browser,
): Promise<{ methods: SecondFactorMethod[]; expiresAt: string }> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const { userId, expiresAt } = await requireWaitingStep(deps, tx, browser)
    const methods: SecondFactorMethod[] = []
    const hasPasskey = deps.relyingParty.isAvailable() && (await listPasskeys(tx, userId)).length > 0
    if (hasPasskey) methods.push('passkey')
    if ((await findApp(tx, userId))?.secret != null) methods.push('app')
    if ((await countRecoveryCodes(tx, userId)) > 0) methods.push('recovery')
    return { methods, expiresAt: toInstant(expiresAt.getTime()) }
  })
