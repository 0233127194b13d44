import type { InterfaceLanguage, Invite, Role } from '@candor/contract'
import { assignableRoles, canonicalEmail, identifierLimits, linkLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import type { QueueMail } from '../../../notification'
import { countInviteMail } from '../../core/limiter'
import { hashInviteCode } from '../../core/organization-invite'
import type { Transaction } from '../../core/repo/transaction'
import { presentInvite } from '../present'
import { insertInvite, replaceInvite } from '../repo/invites'
import { findMemberByEmail, findMemberByUser } from '../repo/members'
import { findOrganization, lockOrganization } from '../repo/organizations'

type InviteDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl'> & {
  readonly queueMail: QueueMail
}

export interface NewInvite {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly locale: InterfaceLanguage
}

/** The names of the organization and the inviting person; refuses if the invite may not be created. */
const getInviteHost = async (
  tx: Transaction,
  actor: MemberCaller,
  email: string,
): Promise<{ organizationName: string; invitedBy: string }> => {
  const { organizationId } = actor
  if (!(await lockOrganization(tx, organizationId))) throw notFound()
  const organization = await findOrganization(tx, organizationId)
  const self = await findMemberByUser(tx, actor)
  if (organization === undefined || self === undefined) throw notFound()
  if ((await findMemberByEmail(tx, { organizationId, email })) !== undefined) throw new AppError('ALREADY_MEMBER')
  return { organizationName: organization.name, invitedBy: self.name }
}

const requireValidInput = (actor: MemberCaller, input: NewInvite): string => {
  if (input.id !== actor.organizationId) throw notFound()
  if (!assignableRoles(actor.role, null).includes(input.role)) throw new AppError('ROLE_NOT_ALLOWED')
  const email = canonicalEmail(input.email)
  if (email === null) throw new AppError('INVALID_EMAIL')
  return email
}

/**
 * Invites an address to the current organization by mail. The caller does not learn whether the address has an account,
 * only whether the person is already a member here. The code is in the mail alone; only its keyed hash is stored.
 */
export const createInvite = async (deps: InviteDeps, actor: MemberCaller, input: NewInvite): Promise<Invite> => {
  const email = requireValidInput(actor, input)
  const { organizationId } = actor
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    const host = await getInviteHost(tx, actor, email)
    await countInviteMail(deps, tx, email)
    const nowMs = deps.clock.nowMs()
    const at = new Date(nowMs)
    const code = deps.newToken(32)
    const row = {
      id: deps.newId(),
      email,
      role: input.role,
      createdAt: at,
      expiresAt: new Date(nowMs + linkLimits.organizationInviteMs),
    }
    await replaceInvite(tx, { organizationId, email, at })
    await insertInvite(tx, {
      ...row,
      organizationId,
      codeHash: hashInviteCode(deps, code),
      invitedBy: actor.userId,
      state: 'open',
    })
    await deps.queueMail(tx, {
      to: email,
      language: input.locale,
      organizationId,
      template: {
        name: 'organization-invite',
        ...host,
        role: input.role,
        url: deps.publicUrl(`/company/invite/${row.id}?code=${code}`),
        days: linkLimits.organizationInviteMs / identifierLimits.dayMs,
      },
    })
    return presentInvite({ ...row, invitedBy: host.invitedBy }, nowMs)
  })
}
