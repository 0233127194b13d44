import type { InviteKey, Role } from '@candor/contract'
import { emailHint } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { toInstant } from '../../../../platform/clock'
import { AppError } from '../../../../platform/errors'
import { findOpenInvite, type InviteDeps } from '../../core/organization-invite'
import { findUser } from '../../core/repo/users'
import { findInviteHost } from '../repo/invites'

export interface InviteView {
  readonly organizationName: string
  readonly invitedBy: string
  readonly role: Role
  readonly emailHint: string
  readonly expiresAt: string
  readonly isForYou: boolean | null
}

/** An open invite as the holder of its link sees it; viewing does not consume it. */
export const getInvite = (
  deps: InviteDeps & Pick<Deps, 'withActor'>,
  caller: Pick<Caller, 'user'>,
  key: InviteKey,
): Promise<InviteView> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const invite = await findOpenInvite(deps, tx, key)
    const host = await findInviteHost(tx, invite.id)
    if (host === undefined) throw new AppError('LINK_INVALID')
    const person = caller.user === null ? null : await findUser(tx, caller.user.userId)
    return {
      ...host,
      role: invite.role,
      emailHint: emailHint(invite.email),
      expiresAt: toInstant(invite.expiresAt.getTime()),
      isForYou: person === null ? null : person?.email === invite.email,
    }
  })
