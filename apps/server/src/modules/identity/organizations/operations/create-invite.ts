import type { InterfaceLanguage, Invite, Role } from '@candor/contract'
import { assignableRoles, canonicalEmail, identifierLimits, linkLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import type { QueueMail } from '../../../notification'
import { countBudgetedMail, countInviteMail, type MailSender } from '../../core/limiter'
import { hashInviteCode } from '../../core/organization-invite'
import type { Transaction } from '../../core/repo/transaction'
import { findUser } from '../../core/repo/users'
import { presentInvite } from '../present'
import { insertInvite, replaceInvite } from '../repo/invites'
import { findMemberByEmail, findMemberByUser } from '../repo/members'
import { findOrganization, lockOrganization } from '../repo/organizations'

type InviteDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl' | 'audit'> & {
  readonly queueMail: QueueMail
}

export interface NewInvite {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly locale: InterfaceLanguage
}

interface InviteHost {
  readonly names: { readonly organizationName: string; readonly invitedBy: string }
  readonly senders: readonly MailSender[]
}

/** The names of the organization and the inviting person, and both as senders; refuses if the invite may not be created. */
const getInviteHost = async (tx: Transaction, actor: MemberCaller, email: string): Promise<InviteHost> => {
  const { organizationId } = actor
  if (!(await lockOrganization(tx, organizationId))) throw notFound()
  const organization = await findOrganization(tx, organizationId)
  const self = await findMemberByUser(tx, actor)
  if (organization === undefined || self === undefined) throw notFound()
  if ((await findMemberByEmail(tx, { organizationId, email })) !== undefined) throw new AppError('ALREADY_MEMBER')
  const account = await findUser(tx, actor.userId)
  if (account === undefined) throw notFound()
  return {
    names: { organizationName: organization.name, invitedBy: self.name },
    senders: [
      { kind: 'account', id: account.id, createdAt: account.createdAt },
      { kind: 'organization', id: organization.id, createdAt: organization.createdAt },
    ],
  }
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
    for (const sender of host.senders) await countBudgetedMail(deps, tx, sender)
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
    const subject = { type: 'invite', id: row.id } as const
    await deps.audit.record(tx, { type: 'invite.created', actor, subject, detail: input.role })
    await deps.queueMail(tx, {
      to: email,
      language: input.locale,
      organizationId,
      template: {
        name: 'organization-invite',
        ...host.names,
        role: input.role,
        url: deps.publicUrl(`/company/invite/${row.id}?code=${code}`),
        days: linkLimits.organizationInviteMs / identifierLimits.dayMs,
      },
    })
    return presentInvite({ ...row, invitedBy: host.names.invitedBy }, nowMs)
  })
}
