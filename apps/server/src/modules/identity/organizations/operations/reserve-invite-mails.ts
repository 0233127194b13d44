import { decideInviteMail, type MailBudget, reserveBudgetedMails } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { findBudget, lockCounters, type MailSender, saveBudget } from '../../core/limiter'
import type { Transaction } from '../../core/repo/transaction'
import { findUser } from '../../core/repo/users'
import { findMemberByUser } from '../repo/members'
import { findOrganization } from '../repo/organizations'

type ReserveDeps = Pick<Deps, 'withActor' | 'clock' | 'keyedHash'>

export interface InviteMailRequest {
  readonly organizationId: string
  readonly userId: string
  readonly emails: readonly string[]
}

export interface InviteMailReservation {
  /** Whom the mails name; null: the organization is deleted. */
  readonly host: {
    readonly organizationName: string
    readonly hasLogo: boolean
    readonly contact: { readonly name: string; readonly email: string } | null
  } | null
  readonly granted: readonly string[]
  /** Addresses that got as many invitations today as an address may. */
  readonly limited: readonly string[]
}

interface Sender {
  readonly sender: MailSender
  readonly before: MailBudget | null
}

/** How many mails all senders allow; that many are counted against each. */
const reserveFromSenders = async (
  deps: ReserveDeps,
  tx: Transaction,
  { senders, wanted }: { readonly senders: readonly MailSender[]; readonly wanted: number },
): Promise<number> => {
  const nowMs = deps.clock.nowMs()
  const found: Sender[] = []
  for (const sender of senders) found.push({ sender, before: await findBudget(deps, tx, sender) })
  const reserve = ({ sender, before }: Sender, count: number) =>
    reserveBudgetedMails(before, { createdAtMs: sender.createdAt.getTime(), nowMs }, count)
  const granted = Math.min(...found.map((entry) => reserve(entry, wanted).granted))
  for (const entry of found) {
    const { budget } = reserve(entry, granted)
    if (granted > 0 && budget !== null) await saveBudget(deps, tx, { sender: entry.sender, budget })
  }
  return granted
}

/** Whether an address may get one more invitation today; counts it. */
const countAddress = async (deps: ReserveDeps, tx: Transaction, email: string): Promise<boolean> => {
  const counted = await lockCounters(deps, tx, email)
  const outcome = decideInviteMail(counted.counters, counted.nowMs)
  if (outcome.kind === 'refused') return false
  await counted.save(outcome.counters)
  return true
}

/** The person who invites, if they still are a member. */
const findInviter = async (tx: Transaction, request: InviteMailRequest) => {
  const member = await findMemberByUser(tx, request)
  return member === undefined ? undefined : findUser(tx, request.userId)
}

const countAddresses = async (
  deps: ReserveDeps,
  tx: Transaction,
  emails: readonly string[],
): Promise<Pick<InviteMailReservation, 'granted' | 'limited'>> => {
  const granted: string[] = []
  const limited: string[] = []
  for (const email of emails) {
    const list = (await countAddress(deps, tx, email)) ? granted : limited
    list.push(email)
  }
  return { granted, limited }
}

/**
 * Counts invitations of candidates against the same budgets as invites of members: of the organization, of the person who invites
 * and of each address. If the caller dies before it mails, the count stays, so that a budget is never exceeded.
 */
export const reserveInviteMails = (deps: ReserveDeps, request: InviteMailRequest): Promise<InviteMailReservation> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const organization = await findOrganization(tx, request.organizationId)
    if (organization === undefined) return { host: null, granted: [], limited: [] }
    const account = await findInviter(tx, request)
    // Senders and addresses in one order, so that concurrent reservations can't wait for each other in a circle.
    const senders: MailSender[] = [
      ...(account === undefined ? [] : [{ kind: 'account' as const, id: account.id, createdAt: account.createdAt }]),
      { kind: 'organization', id: organization.id, createdAt: organization.createdAt },
    ]
    const emails = [...request.emails].sort()
    const count = await reserveFromSenders(deps, tx, { senders, wanted: emails.length })
    const contact = account === undefined ? null : { name: account.name, email: account.email }
    return {
      host: { organizationName: organization.name, hasLogo: organization.logo !== null, contact },
      ...(await countAddresses(deps, tx, emails.slice(0, count))),
    }
  })
