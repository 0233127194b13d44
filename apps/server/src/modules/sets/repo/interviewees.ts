import type { IntervieweeState } from '@candor/contract'
import { interviewee, type Transaction } from '@candor/db'
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'

export type IntervieweeRecord = typeof interviewee.$inferSelect

export interface NewInterviewees {
  readonly organizationId: string
  readonly setId: string
  readonly invitedBy: string
  readonly at: Date
  readonly expiresAt: Date
  /** Whether each gets a mail. */
  readonly isMailed: boolean
  readonly newId: () => string
  readonly people: readonly { readonly email: string; readonly name: string }[]
}

/**
 * Adds people to a set. Of those who are there already, an expired invitation becomes valid again, and one that was never mailed is
 * mailed now; the others stay as they are. Repeatable.
 */
export const insertInterviewees = async (
  tx: Transaction,
  input: NewInterviewees,
): Promise<{ added: number; renewed: number }> => {
  const { organizationId, setId, invitedBy, at, expiresAt, isMailed, newId } = input
  const mail = isMailed ? ({ mailDue: 'invitation', mailDueAt: at } as const) : {}
  const isUnmailed = sql`${interviewee.mailedAt} is null and ${interviewee.mailDue} is null and ${interviewee.unsubscribedAt} is null`
  const rows = await tx
    .insert(interviewee)
    .values(
      input.people.map((person) => ({
        id: newId(),
        organizationId,
        setId,
        invitedBy,
        ...person,
        createdAt: at,
        expiresAt,
        ...mail,
      })),
    )
    .onConflictDoUpdate({
      target: [interviewee.setId, interviewee.email],
      targetWhere: sql`withdrawn_at is null`,
      set: {
        expiresAt,
        invitedBy,
        name: sql`coalesce(nullif(excluded.name, ''), ${interviewee.name})`,
        ...mail,
        reminderCount: 0,
      },
      setWhere: sql`${interviewee.startedAt} is null and ${interviewee.submittedAt} is null and (${interviewee.expiresAt} <= ${at.toISOString()} or (${isMailed} and ${isUnmailed}))`,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` })
  const added = rows.filter(({ isNew }) => isNew).length
  return { added, renewed: rows.length - added }
}

/** The state of a row as the domain's getIntervieweeState gives it. */
const stateColumn = (now: Date): SQL<IntervieweeState> => sql`case
  when ${interviewee.submittedAt} is not null then 'submitted'
  when ${interviewee.withdrawnAt} is not null then 'withdrawn'
  when ${interviewee.startedAt} is not null then 'started'
  when ${interviewee.expiresAt} <= ${now.toISOString()} then 'expired'
  when ${interviewee.unsubscribedAt} is not null then 'unsubscribed'
  when ${interviewee.openedAt} is not null then 'opened'
  else 'invited' end`

export interface IntervieweeFilter {
  readonly setId: string
  readonly keyword: string | undefined
  readonly state: IntervieweeState | undefined
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

const escapeLike = (value: string): string => value.replaceAll(/[\\%_]/g, (character) => `\\${character}`)

const buildWhere = ({ setId, keyword, state, now }: IntervieweeFilter): SQL | undefined => {
  const pattern = `%${escapeLike(keyword ?? '')}%`
  return and(
    eq(interviewee.setId, setId),
    keyword === undefined
      ? undefined
      : or(sql`${interviewee.email} ilike ${pattern}`, sql`${interviewee.name} ilike ${pattern}`),
    state === undefined ? undefined : sql`${stateColumn(now)} = ${state}`,
  )
}

/** One page of a set's people in the order of an index: the newest first, those of one list by address. */
export const selectIntervieweePage = (tx: Transaction, filter: IntervieweeFilter) =>
  tx
    .select()
    .from(interviewee)
    .where(buildWhere(filter))
    .orderBy(desc(interviewee.createdAt), asc(interviewee.email), asc(interviewee.id))
    .limit(filter.limit)
    .offset(filter.offset)

export const countInterviewees = async (tx: Transaction, filter: IntervieweeFilter): Promise<number> => {
  const [row] = await tx.select({ total: count() }).from(interviewee).where(buildWhere(filter))
  return row?.total ?? 0
}

export const countWaitingMails = async (tx: Transaction, setId: string): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(interviewee)
    .where(and(eq(interviewee.setId, setId), sql`${interviewee.mailDue} is not null`))
  return row?.total ?? 0
}

/** Locks one person of the organization for a change. */
export const lockInterviewee = async (tx: Transaction, id: string): Promise<IntervieweeRecord | undefined> => {
  const [row] = await tx.select().from(interviewee).where(eq(interviewee.id, id)).for('update')
  return row
}

export const withdrawInterviewee = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx
    .update(interviewee)
    .set({ withdrawnAt: at, mailDue: null, mailDueAt: null })
    .where(and(eq(interviewee.id, id), isNull(interviewee.withdrawnAt)))
}

export const orderReminder = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(interviewee).set({ mailDue: 'reminder', mailDueAt: at }).where(eq(interviewee.id, id))
}

export interface ReminderQuery {
  readonly setId: string
  readonly now: Date
  /** People who got a mail after this instant are not reminded. */
  readonly mailedBefore: Date
  readonly maxReminders: number
}

const isReminderDue = ({ setId, now, mailedBefore, maxReminders }: ReminderQuery): SQL | undefined =>
  and(
    eq(interviewee.setId, setId),
    sql`${stateColumn(now)} in ('invited', 'opened', 'started')`,
    sql`${interviewee.mailDue} is null and ${interviewee.reminderCount} < ${maxReminders}`,
    sql`coalesce(${interviewee.remindedAt}, ${interviewee.mailedAt}) <= ${mailedBefore.toISOString()}`,
  )

export const countDueReminders = async (tx: Transaction, query: ReminderQuery): Promise<number> => {
  const [row] = await tx.select({ total: count() }).from(interviewee).where(isReminderDue(query))
  return row?.total ?? 0
}

/** Orders reminders for at most so many people whose reminder is due; returns for how many. */
export const orderDueReminders = async (tx: Transaction, query: ReminderQuery, atMost: number): Promise<number> => {
  const due = tx
    .select({ id: interviewee.id })
    .from(interviewee)
    .where(isReminderDue(query))
    .orderBy(asc(interviewee.id))
    .limit(atMost)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(interviewee)
    .set({ mailDue: 'reminder', mailDueAt: query.now })
    .where(sql`${interviewee.id} in (${due})`)
    .returning({ id: interviewee.id })
  return rows.length
}

/** A set's invitations follow its new deadline; interviews under way and those that have ended don't. */
export const moveExpiry = async (tx: Transaction, setId: string, expiresAt: Date): Promise<void> => {
  await tx
    .update(interviewee)
    .set({ expiresAt })
    .where(and(eq(interviewee.setId, setId), isNull(interviewee.submittedAt), isNull(interviewee.withdrawnAt)))
}
