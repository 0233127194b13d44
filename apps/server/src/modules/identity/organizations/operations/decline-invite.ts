import type { InviteKey } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { findOpenInvite, type InviteDeps } from '../../core/organization-invite'
import * as repo from '../repo/invites'

/** A holder of the code may decline; this consumes the invite. */
export const declineInvite = (deps: InviteDeps & Pick<Deps, 'withActor'>, key: InviteKey): Promise<void> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const invite = await findOpenInvite(deps, tx, key)
    await repo.declineInvite(tx, invite.id, new Date(deps.clock.nowMs()))
    const actor = { kind: 'anonymous', organizationId: invite.organizationId } as const
    await deps.audit.record(tx, { type: 'invite.declined', actor, subject: { type: 'invite', id: invite.id } })
  })
