import type { MailCategory, MailState } from '@candor/contract'
import { mail, mailSuppression, organizationLogo, type Transaction } from '@candor/db'
import { isMailBeingSent, isMailGivenUp, isMailPending, isMailSent } from '@candor/domain'
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'

export type MailRow = typeof mail.$inferSelect

/** False: there is one with this id already, and it stays as it is. */
export const insertMail = async (tx: Transaction, row: typeof mail.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(mail).values(row).onConflictDoNothing({ target: mail.id })
  return rowCount === 1
}

const setState = async (tx: Transaction, id: string, change: Partial<typeof mail.$inferInsert>): Promise<void> => {
  await tx
    .update(mail)
    .set({ ...change, attempts: sql`${mail.attempts} + 1` })
    .where(eq(mail.id, id))
}

const isSuppressed = async (tx: Transaction, row: MailRow): Promise<boolean> => {
  if (row.category === null) return false
  const rows = await tx
    .select({ id: mailSuppression.id })
    .from(mailSuppression)
    .where(and(eq(mailSuppression.email, row.to), eq(mailSuppression.category, row.category)))
  return rows.length > 0
}

const nextState = async (tx: Transaction, row: MailRow, hasServer: boolean): Promise<MailState> => {
  if (await isSuppressed(tx, row)) return 'suppressed'
  if (!hasServer) return 'outbox'
  return isMailBeingSent(row.state) && row.interruptions > 0 ? 'unclear' : 'sending'
}

/** Records that a mail is being sent and returns it; null: there is nothing to send. */
export const beginAttempt = async (
  tx: Transaction,
  id: string,
  now: { hasServer: boolean; at: Date },
): Promise<MailRow | null> => {
  const [row] = await tx.select().from(mail).where(eq(mail.id, id)).for('update')
  if (row === undefined || !isMailPending(row.state)) return null
  const state = await nextState(tx, row, now.hasServer)
  const isOver = isMailGivenUp(state)
  const interruptions = row.interruptions + (isMailBeingSent(row.state) ? 1 : 0)
  await setState(tx, id, { state, interruptions, ...(isOver ? clearedContent : {}) })
  return isMailBeingSent(state) ? row : null
}

/** The organization's logo; null: it has none, or none any more. */
export const findMailLogo = async (
  tx: Transaction,
  organizationId: string,
): Promise<{ readonly mime: string; readonly bytes: Uint8Array } | null> => {
  const [row] = await tx
    .select({ mime: organizationLogo.mime, bytes: organizationLogo.bytes })
    .from(organizationLogo)
    .where(eq(organizationLogo.organizationId, organizationId))
  return row ?? null
}

/** Replaces the content of a finished mail, so that codes, links and names are not stored any longer. */
const clearedContent = { subject: '', text: '', html: '', calendar: null } as const

/** Marks how an attempt ended. */
export const recordAttempt = async (
  tx: Transaction,
  id: string,
  outcome: { state: 'sent' | 'waiting' | 'refused'; at: Date },
): Promise<void> => {
  const { state, at } = outcome
  const sentAt = isMailSent(state) ? at : null
  const isOver = isMailSent(state) || isMailGivenUp(state)
  await tx
    .update(mail)
    .set({ state, sentAt, ...(isOver ? clearedContent : {}) })
    .where(eq(mail.id, id))
}

/** Mails queued since an instant, by anyone. */
export const countMailsSince = async (tx: Transaction, since: Date): Promise<number> => {
  const [row] = await tx.select({ total: count() }).from(mail).where(gt(mail.createdAt, since))
  return row?.total ?? 0
}

/** Mails of one kind that were queued for an address since an instant. */
export const countMailsTo = async (
  tx: Transaction,
  query: Pick<MailRow, 'to' | 'template'> & { since: Date },
): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(mail)
    .where(and(gt(mail.createdAt, query.since), eq(mail.to, query.to), eq(mail.template, query.template)))
  return row?.total ?? 0
}

/** What the development outbox shows: the newest hundred. */
export const listOutbox = (tx: Transaction): Promise<MailRow[]> =>
  tx.select().from(mail).where(eq(mail.state, 'outbox')).orderBy(desc(mail.createdAt), mail.id).limit(100)

export const insertSuppression = async (tx: Transaction, row: typeof mailSuppression.$inferInsert): Promise<void> => {
  await tx.insert(mailSuppression).values(row).onConflictDoNothing()
}

/** Which of these addresses want no mail of a kind. */
export const listSuppressed = async (
  tx: Transaction,
  query: { readonly emails: readonly string[]; readonly category: MailCategory },
): Promise<ReadonlySet<string>> => {
  if (query.emails.length === 0) return new Set()
  const rows = await tx
    .select({ email: mailSuppression.email })
    .from(mailSuppression)
    .where(and(inArray(mailSuppression.email, [...query.emails]), eq(mailSuppression.category, query.category)))
  return new Set(rows.map(({ email }) => email))
}
