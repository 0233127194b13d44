import type { SecondFactors } from '@candor/contract'
import { findChangeableUntilMs } from '@candor/domain'
import type { SignedIn } from '../../../../http/caller'
import { toInstant, toInstantOrNull } from '../../../../platform/clock'
import { listMemberships } from '../../core/repo/organizations'
import type { FactorDeps } from '../factor-deps'
import { presentPasskey } from '../present'
import { findApp } from '../repo/apps'
import { listPasskeys } from '../repo/passkeys'
import { countRecoveryCodes } from '../repo/recovery-codes'

/** The caller's own second factors. */
export const listSecondFactors = (
  deps: Pick<FactorDeps, 'withActor' | 'clock' | 'relyingParty'>,
  caller: SignedIn,
): Promise<SecondFactors> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const { userId, organizationId } = caller
    const app = await findApp(tx, userId)
    const addedAt = app?.confirmedAt ?? null
    const memberships = await listMemberships(tx, userId)
    const changeableUntilMs = findChangeableUntilMs(caller.authenticatedAtMs ?? null, deps.clock.nowMs())
    return {
      appAddedAt: toInstantOrNull(addedAt),
      passkeys: (await listPasskeys(tx, userId)).map(presentPasskey),
      recoveryCodesLeft: await countRecoveryCodes(tx, userId),
      canUsePasskeys: deps.relyingParty.isAvailable(),
      changeableUntil: changeableUntilMs === null ? null : toInstant(changeableUntilMs),
      isRequired: memberships.some((row) => row.organizationId === organizationId && row.requiresSecondFactor),
    }
  })
