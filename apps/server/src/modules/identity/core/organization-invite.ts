import type { InviteKey } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import { type InviteRow, insertMember, isMember, lockOpenInvite, markInviteAccepted } from './repo/invites'

export type InviteDeps = Pick<Deps, 'clock' | 'newId' | 'keyedHash' | 'audit'>

/** An invite's key as it may be stored until an address is confirmed. */
export interface HashedInviteKey {
  readonly id: string
  readonly codeHash: string
}

/** Hash of an invite's code as it is stored. */
export const hashInviteCode = (deps: Pick<Deps, 'keyedHash'>, code: string): string =>
  deps.keyedHash('organization-invite', code)

/**
 * The open invite behind the id and code of a link, locked until the transaction ends. LINK_INVALID: wrong code,
 * answered, withdrawn, expired, or of a deleted organization; the caller does not learn which. For the actor `auth`.
 */
export const findOpenInvite = async (
  deps: InviteDeps,
  tx: Transaction,
  key: InviteKey | HashedInviteKey,
): Promise<InviteRow> => {
  const at = new Date(deps.clock.nowMs())
  const codeHash = 'code' in key ? hashInviteCode(deps, key.code) : key.codeHash
  const invite = await lockOpenInvite(tx, { id: key.id, codeHash, at })
  if (invite === undefined) throw new AppError('LINK_INVALID')
  return invite
}

/**
 * Makes a person a member by an invite to the address they have proven, and consumes the invite. Changes nothing else
 * about the person. INVITE_OTHER_EMAIL: it was mailed to another person; ALREADY_MEMBER: nothing is consumed.
 */
export const joinByInvite = async (
  deps: InviteDeps,
  tx: Transaction,
  input: { key: InviteKey | HashedInviteKey; person: { userId: string; email: string } },
): Promise<{ organizationId: string; role: string }> => {
  const { userId, email } = input.person
  const invite = await findOpenInvite(deps, tx, input.key)
  if (invite.email !== email) throw new AppError('INVITE_OTHER_EMAIL')
  const { organizationId, role } = invite
  if (await isMember(tx, { organizationId, userId })) throw new AppError('ALREADY_MEMBER')
  const at = new Date(deps.clock.nowMs())
  await insertMember(tx, { id: deps.newId(), organizationId, userId, role, createdAt: at })
  await markInviteAccepted(tx, invite.id, at)
  const actor = { kind: 'member', organizationId, userId } as const
  await deps.audit.record(tx, { type: 'member.joined', actor, subject: { type: 'user', id: userId }, detail: role })
  return { organizationId, role }
}
