import type { InviteKey } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { type InviteDeps, joinByInvite } from '../../core/organization-invite'
import { findUser } from '../../core/repo/users'

/** The signed-in person joins; name, password, language and current organization stay as they are. */
export const acceptInvite = (
  deps: InviteDeps & Pick<Deps, 'withActor'>,
  actor: Pick<SignedIn, 'userId'>,
  key: InviteKey,
): Promise<{ organizationId: string }> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const user = await findUser(tx, actor.userId)
    if (user === undefined) throw new AppError('UNAUTHENTICATED')
    const person = { userId: user.id, email: user.email }
    const { organizationId } = await joinByInvite(deps, tx, { key, person })
    return { organizationId }
  })
