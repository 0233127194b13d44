import type { InviteKey } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { acceptInvite as accept, findOpenInvite, type InviteDeps } from '../../core/accept-invite'
import { findUser } from '../../core/repo'
import { declineInvite as decline } from '../repo-invites'

type RespondDeps = InviteDeps & Pick<Deps, 'withActor'>

/** The signed-in person joins; name, password, language and the organization they work in stay as they are. */
export const acceptInvite = (
  deps: RespondDeps,
  actor: Pick<SignedIn, 'userId'>,
  key: InviteKey,
): Promise<{ organizationId: string }> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const user = await findUser(tx, actor.userId)
    if (user === undefined) throw new AppError('UNAUTHENTICATED')
    const person = { userId: user.id, email: user.email }
    const { organizationId } = await accept(deps, tx, { key, person })
    return { organizationId }
  })

/** A holder of the code may decline; this consumes the invite. */
export const declineInvite = (deps: RespondDeps, key: InviteKey): Promise<void> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const invite = await findOpenInvite(deps, tx, key)
    await decline(tx, invite.id, new Date(deps.clock.nowMs()))
  })
