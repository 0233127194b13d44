import { userStatus } from '@candor/contract'
import { canonicalEmail, findInterfaceLanguageOfTag } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import type { Transaction } from '../core/repo/transaction'
import { findUser, findUserByEmail, type UserRow } from '../core/repo/users'
import { requireActive } from '../core/sessions'
import type { ProviderIdentity, SignInProvider } from '../providers/sign-in-provider'
import type { ConnectDeps } from './connect-deps'
import { mailLinked } from './mail-linked'
import {
  completeUser,
  deleteUnprovenCredentials,
  findLinkOwner,
  insertLink,
  insertUserIfAbsent,
} from './repo/provider-links'

interface Returned {
  readonly provider: Pick<SignInProvider, 'id' | 'label'>
  readonly identity: ProviderIdentity
}

const formatName = ({ firstName, lastName }: ProviderIdentity): string => `${firstName} ${lastName}`.trim()

/** A new account; undefined if a concurrent request was faster with the same address. */
const createPerson = async (
  deps: ConnectDeps,
  tx: Transaction,
  input: { identity: ProviderIdentity; email: string },
): Promise<UserRow | undefined> => {
  const { identity, email } = input
  const at = new Date(deps.clock.nowMs())
  const id = deps.newId()
  const isNew = await insertUserIfAbsent(tx, {
    id,
    name: formatName(identity),
    firstName: identity.firstName,
    lastName: identity.lastName,
    email,
    emailVerified: true,
    status: userStatus.ACTIVE,
    locale: findInterfaceLanguageOfTag(identity.locale) ?? 'en',
    createdAt: at,
    updatedAt: at,
  })
  return isNew ? findUser(tx, id) : undefined
}

/** An account with an unproven address now belongs to the person who proved it, without any data added before. */
const completePerson = async (
  deps: ConnectDeps,
  tx: Transaction,
  input: { identity: ProviderIdentity; user: UserRow },
): Promise<UserRow | undefined> => {
  const { firstName, lastName } = input.identity
  const updatedAt = new Date(deps.clock.nowMs())
  await deleteUnprovenCredentials(tx, input.user.id)
  await completeUser(tx, input.user.id, {
    name: formatName(input.identity),
    firstName,
    lastName,
    status: userStatus.ACTIVE,
    updatedAt,
  })
  return findUser(tx, input.user.id)
}

const isUnproven = ({ status, emailVerified }: UserRow): boolean =>
  status === userStatus.PENDING || (status === userStatus.ACTIVE && !emailVerified)

/** The account of an address that the provider has verified: found, completed or created. */
const resolveByEmail = async (deps: ConnectDeps, tx: Transaction, returned: Returned): Promise<UserRow> => {
  const { identity, provider } = returned
  const email = identity.isEmailVerified ? canonicalEmail(identity.email ?? '') : null
  if (email === null) throw new AppError('CONNECT_EMAIL_UNVERIFIED')
  const found = await findUserByEmail(tx, email)
  if (found === undefined) {
    const created = await createPerson(deps, tx, { identity, email })
    if (created !== undefined) return created
  }
  const existing = found ?? (await findUserByEmail(tx, email))
  if (existing !== undefined && isUnproven(existing)) {
    return requireActive(await completePerson(deps, tx, { identity, user: existing }))
  }
  const user = requireActive(existing)
  await mailLinked(deps, tx, { provider, user })
  return user
}

/**
 * Finds the person who returned from a provider: the one linked to this provider account, or the owner of the address
 * that the provider has verified, who is informed of the link. An unverified address identifies no one and
 * links nothing.
 */
export const resolvePerson = async (deps: ConnectDeps, tx: Transaction, returned: Returned): Promise<string> => {
  const account = { provider: returned.provider.id, subject: returned.identity.subject }
  const linkedUserId = await findLinkOwner(tx, account)
  if (linkedUserId !== undefined) return requireActive(await findUser(tx, linkedUserId)).id
  const { id: userId } = await resolveByEmail(deps, tx, returned)
  const at = new Date(deps.clock.nowMs())
  const ownerId = await insertLink(tx, { ...account, id: deps.newId(), userId, at })
  if (ownerId !== userId) throw new AppError('CONNECT_FAILED')
  await deps.audit.recordForAccount(tx, { type: 'provider.linked', userId, isByOwner: true })
  return userId
}
