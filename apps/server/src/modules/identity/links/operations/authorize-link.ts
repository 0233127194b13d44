import type { Deps } from '../../../../deps'
import { AppError } from '../../../../platform/errors'
import { type AccountCheck, checkAccountStatus } from '../../core/check-account-status'
import { takeToken } from '../../core/one-time-token'
import { listMemberships } from '../../core/repo/organizations'
import { hasSession } from '../../core/repo/sessions'
import type { TokenRow } from '../../core/repo/tokens'
import type { Transaction } from '../../core/repo/transaction'
import { findUser, findUserByEmail } from '../../core/repo/users'
import { takeMailedToken } from '../../core/take-mailed-token'
import { type LinkPayload, readPayload } from '../link-payload'
import { markEmailVerified } from '../repo/users'

export type LinkFlow = 'magic' | 'transfer' | 'candidate'

/** Whom a link proved: a person with an account, or the owner of an address. */
export type Proven =
  | {
      readonly kind: 'person'
      readonly userId: string
      /** Undefined: their first. */
      readonly organizationId: string | undefined
      readonly returnUrl: string
    }
  | { readonly kind: 'address'; readonly email: string; readonly returnUrl: string }

interface Taken {
  readonly checked: AccountCheck
  readonly organizationId?: string | undefined
}

const nobody: Taken = { checked: { kind: 'none' } }

/** The person of a mailed link, whose address it proves. */
const takeMagic = async (tx: Transaction, row: TokenRow, at: Date): Promise<Taken> => {
  const user = await findUserByEmail(tx, row.email)
  const checked = await checkAccountStatus(tx, user, at)
  if (checked.kind === 'admitted') await markEmailVerified(tx, checked.userId, at)
  return { checked }
}

/** The person who made the link, in the organization they were in then: unless they left it, or ended the session it was. */
const takeTransfer = async (tx: Transaction, of: { row: TokenRow; payload: LinkPayload; at: Date }): Promise<Taken> => {
  const { userId } = of.row
  const { sessionId, organizationId } = of.payload
  if (userId === null || sessionId === undefined) return nobody
  if (!(await hasSession(tx, { id: sessionId, userId }))) return nobody
  const checked = await checkAccountStatus(tx, await findUser(tx, userId), of.at)
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

/** Uses a link's token up, and answers whom it proved. It stays used whatever is refused afterwards. */
export const authorizeLink = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash'>,
  input: { accessToken: string; flow: LinkFlow },
): Promise<Proven> => {
  const { flow, accessToken } = input
  const at = new Date(deps.clock.nowMs())
  const { row, payload, taken } = await deps.withActor({ kind: 'auth' }, async (tx) => {
    const take = flow === 'transfer' ? takeToken : takeMailedToken
    const row = await take(deps, tx, { flow, token: accessToken })
    const payload = readPayload(row.payload)
    if (flow === 'candidate') return { row, payload, taken: null }
    const taken = flow === 'magic' ? await takeMagic(tx, row, at) : await takeTransfer(tx, { row, payload, at })
    return { row, payload, taken }
  })
  const { returnUrl } = payload
  if (taken === null) return { kind: 'address', email: row.email, returnUrl }
  const userId = requireAdmitted(taken.checked)
  return { kind: 'person', userId, organizationId: taken.organizationId, returnUrl }
}
