import type { InterfaceLanguage, InviteKey } from '@candor/contract'
import { isAccount } from '../core/check-account-status'
import { type HashedInviteKey, joinByInvite } from '../core/organization-invite'
import { recordOrganizationCreated } from '../core/record-organization-created'
import { insertOrganization } from '../core/repo/organizations'
import { deleteSessions } from '../core/repo/sessions'
import { clearTokens } from '../core/repo/tokens'
import type { Transaction } from '../core/repo/transaction'
import { findUserByEmail } from '../core/repo/users'
import type { ChallengeDeps } from './challenge'
import { completeUser, insertAccount } from './repo/accounts'

/** Input for a new person: names, and an organization to create or an invite to join one. */
export interface NewPerson {
  readonly firstName: string
  readonly lastName: string
  readonly locale: InterfaceLanguage
  readonly organizationName?: string | undefined
  readonly invite?: InviteKey | HashedInviteKey | undefined
}

export interface Registered {
  readonly userId: string
  readonly organizationId: string
}

type RegisterDeps = Pick<ChallengeDeps, 'clock' | 'newId' | 'keyedHash' | 'audit'>

const saveUser = async (
  deps: RegisterDeps,
  tx: Transaction,
  input: { email: string; person: NewPerson; existing: { id: string } | undefined },
): Promise<string> => {
  const { email, existing } = input
  const person = {
    firstName: input.person.firstName,
    lastName: input.person.lastName,
    locale: input.person.locale,
    at: new Date(deps.clock.nowMs()),
  }
  if (existing === undefined) {
    const id = deps.newId()
    await insertAccount(tx, { id, email, ...person })
    return id
  }
  await deleteSessions(tx, { userId: existing.id })
  await completeUser(tx, existing.id, person)
  return existing.id
}

const joinOrFound = async (
  deps: RegisterDeps,
  tx: Transaction,
  input: { userId: string; email: string; person: NewPerson },
): Promise<string> => {
  const { userId, email, person } = input
  if (person.invite !== undefined) {
    return (await joinByInvite(deps, tx, { key: person.invite, person: { userId, email } })).organizationId
  }
  const id = deps.newId()
  const name = person.organizationName ?? ''
  await insertOrganization(tx, { id, name, ownerId: userId, memberId: deps.newId(), at: new Date(deps.clock.nowMs()) })
  await recordOrganizationCreated(deps, tx, { organizationId: id, userId })
  return id
}

/**
 * Makes the account of an address that was just proven, in the caller's transaction which holds the identifier's lock: the
 * person, and the organization that they create or the membership that they were invited to. Null: an account exists
 * already. All other sign-ups of the address, in any browser, become void.
 */
export const registerPerson = async (
  deps: RegisterDeps,
  tx: Transaction,
  input: { email: string; person: NewPerson },
): Promise<Registered | null> => {
  const { email, person } = input
  const existing = await findUserByEmail(tx, email)
  if (isAccount(existing)) return null
  const userId = await saveUser(deps, tx, { email, person, existing })
  const organizationId = await joinOrFound(deps, tx, { userId, email, person })
  await clearTokens(tx, { email, flow: 'confirm', at: new Date(deps.clock.nowMs()) })
  return { userId, organizationId }
}
