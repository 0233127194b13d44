import { mail, type Transaction } from '@candor/db'
import { desc, eq, sql } from 'drizzle-orm'

export type MailRow = typeof mail.$inferSelect

export const insertMail = async (tx: Transaction, row: typeof mail.$inferInsert): Promise<void> => {
  await tx.insert(mail).values(row)
}

export const findMail = async (tx: Transaction, id: string): Promise<MailRow | undefined> => {
  const [row] = await tx.select().from(mail).where(eq(mail.id, id)).for('update')
  return row
}

/** Marks an attempt and its outcome. */
export const recordAttempt = async (
  tx: Transaction,
  id: string,
  outcome: { state: 'sent' | 'waiting' | 'outbox'; at: Date },
): Promise<void> => {
  await tx
    .update(mail)
    .set({
      state: outcome.state,
      attempts: sql`${mail.attempts} + 1`,
      sentAt: outcome.state === 'sent' ? outcome.at : null,
    })
    .where(eq(mail.id, id))
}

/** What the development outbox shows: the newest hundred. */
export const listOutbox = (tx: Transaction): Promise<MailRow[]> =>
  tx.select().from(mail).where(eq(mail.state, 'outbox')).orderBy(desc(mail.createdAt), mail.id).limit(100)
export type { Transaction } from '@candor/db'
