import { isCandidateFlow, isMailedFlow } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../platform/errors'
import { type AccountCheck, checkAccountStatus } from '../../core/check-account-status'
import { consumeMailedToken } from '../../core/consume-mailed-token'
import { consumeOneTimeToken } from '../../core/one-time-token'
import { listMemberships } from '../../core/repo/organizations'
import { hasSession } from '../../core/repo/sessions'
import type { TokenRow } from '../../core/repo/tokens'
import type { Transaction } from '../../core/repo/transaction'
import { findUser, findUserByEmail } from '../../core/repo/users'
import { type LinkPayload, readPayload } from '../link-payload'
import { markEmailVerified } from '../repo/users'

export type LinkFlow = 'magic' | 'transfer' | 'candidate'

/** Whom a link identifies: a person with an account, or the owner of an address. */
export type ProvenIdentity =
  | {
      readonly kind: 'person'
      readonly userId: string
      /** Undefined: their first. */
      readonly organizationId: string | undefined
      readonly returnUrl: string
    }
  | { readonly kind: 'address'; readonly email: string; readonly returnUrl: string }

interface CheckedLink {
  readonly checked: AccountCheck
  readonly organizationId?: string | undefined
}

const noAccount: CheckedLink = { checked: { kind: 'none' } }

/** The person of a mailed link, whose address it proves. */
const checkMagicLink = async (tx: Transaction, row: TokenRow, at: Date): Promise<CheckedLink> => {
  const user = await findUserByEmail(tx, row.email)
  const checked = await checkAccountStatus(tx, user, at)
  if (checked.kind === 'admitted') await markEmailVerified(tx, checked.userId, at)
  return { checked }
}

/** The person who made the link, in the organization of that time if still a member; none if its session has ended. */
const checkTransferLink = async (
  tx: Transaction,
  input: { row: TokenRow; payload: LinkPayload; at: Date },
): Promise<CheckedLink> => {
  const { userId } = input.row
  const { sessionId, organizationId } = input.payload
  if (userId === null || sessionId === undefined) return noAccount
  if (!(await hasSession(tx, { id: sessionId, userId }))) return noAccount
  const checked = await checkAccountStatus(tx, await findUser(tx, userId), input.at)
  const memberships = await listMemberships(tx, userId)
  const current = memberships.find((membership) => membership.organizationId === organizationId)
  return { checked, organizationId: current?.organizationId }
}

const requireAdmitted = (checked: AccountCheck): string => {
  switch (checked.kind) {
    case 'admitted':
      return checked.userId
    case 'refused':
      throw new AppError(checked.code)
    case 'none':
      throw new AppError('LINK_INVALID')
  }
}

/** Consumes a link's token and returns whom it identifies. It stays consumed even if the sign-in is refused. */
export const authorizeLink = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash'>,
  input: { accessToken: string; flow: LinkFlow },
): Promise<ProvenIdentity> => {
  const { flow, accessToken } = input
  const at = new Date(deps.clock.nowMs())
  const { row, payload, checkedLink } = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const take = isMailedFlow(flow) ? consumeMailedToken : consumeOneTimeToken
    const row = await take(deps, tx, { flow, token: accessToken })
    const payload = readPayload(row.payload)
    if (isCandidateFlow(flow)) return { row, payload, checkedLink: null }
    const checkedLink = isMailedFlow(flow)
      ? await checkMagicLink(tx, row, at)
      : await checkTransferLink(tx, { row, payload, at })
    return { row, payload, checkedLink }
  })
  const { returnUrl } = payload
  if (checkedLink === null) return { kind: 'address', email: row.email, returnUrl }
  const userId = requireAdmitted(checkedLink.checked)
  return { kind: 'person', userId, organizationId: checkedLink.organizationId, returnUrl }
}
