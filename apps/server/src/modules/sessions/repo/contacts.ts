import { sessionContact } from '@candor/db'
import { sessionLimits } from '@candor/domain'
import { eq, sql } from 'drizzle-orm'
import type { SessionRow, Transaction } from './rows'

/** One ping of a candidate. `epoch`: the conversation that received it; null: it came over HTTP. */
export interface Contact {
  readonly sessionId: string
  readonly epoch: number | null
  readonly atMs: number
}

export const formatContactKey = ({ sessionId, epoch }: Pick<Contact, 'sessionId' | 'epoch'>): string =>
  `${sessionId} ${epoch ?? ''}`

/**
 * Stores the time of contacts, in one statement. Returns the keys of those that were stored. The others must go through the session's
 * rules: the clock stands still, the candidate was lost before, another conversation has the session, or a command is writing it.
 */
export const touchContacts = async (tx: Transaction, contacts: readonly Contact[]): Promise<ReadonlySet<string>> => {
  const ids = sql.param(contacts.map(({ sessionId }) => sessionId))
  const epochs = sql.param(contacts.map(({ epoch }) => epoch))
  const instants = sql.param(contacts.map(({ atMs }) => new Date(atMs).toISOString()))
  const { rows } = await tx.execute(sql`
    with given as (
      select * from unnest(${ids}::uuid[], ${epochs}::bigint[], ${instants}::timestamptz[]) as g(session_id, epoch, at)
    ), unlocked as (
      select session_id from session_contact where session_id = any(${ids}::uuid[]) for update skip locked
    )
    update session_contact c set last_contact_at = greatest(c.last_contact_at, g.at)
    from given g
    join interview_session s on s.id = g.session_id and s.epoch = coalesce(g.epoch, s.epoch)
    where c.session_id = g.session_id
      and c.session_id in (select session_id from unlocked)
      and c.last_contact_at > g.at - make_interval(secs => ${sessionLimits.interruptedAfterMs / 1000})
    returning g.session_id, g.epoch`)
  return new Set(
    rows.map(({ session_id, epoch }) =>
      formatContactKey({ sessionId: String(session_id), epoch: epoch === null ? null : Number(epoch) }),
    ),
  )
}

/** A stored contact may be this much older than the state's: each command is a contact, and few of them need to store it twice. */
const maxContactLagMs = 10_000

/** Brings the contact of a session, whose lock the caller has, up to its new state. Returns what is stored then. */
export const saveContact = async (
  tx: Transaction,
  row: SessionRow,
  { clock }: SessionRow['state'],
): Promise<number | null> => {
  const { contactAtMs } = row
  const atMs = clock.runningSinceMs === null ? null : clock.lastPingMs
  if (atMs === null) {
    if (contactAtMs !== null) await tx.delete(sessionContact).where(eq(sessionContact.sessionId, row.id))
    return null
  }
  if (contactAtMs !== null && atMs - contactAtMs < maxContactLagMs) return contactAtMs
  const lastContactAt = new Date(atMs)
  const { id: sessionId, organizationId, dataSubjectId } = row
  await tx
    .insert(sessionContact)
    .values({ sessionId, organizationId, dataSubjectId, lastContactAt })
    .onConflictDoUpdate({
      target: sessionContact.sessionId,
      set: { lastContactAt: sql`greatest(${sessionContact.lastContactAt}, excluded.last_contact_at)` },
    })
  return atMs
}
