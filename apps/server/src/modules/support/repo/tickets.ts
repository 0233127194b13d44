import { supportTicket, type Transaction } from '@candor/db'
import { and, count, eq, gt } from 'drizzle-orm'

export type TicketRow = typeof supportTicket.$inferInsert

export const insertTicket = async (tx: Transaction, row: TicketRow): Promise<void> => {
  await tx.insert(supportTicket).values(row)
}

export const countTicketsSince = async (tx: Transaction, since: Date): Promise<number> => {
  const [row] = await tx.select({ total: count() }).from(supportTicket).where(gt(supportTicket.createdAt, since))
  return row?.total ?? 0
}

export const countConfirmationsTo = async (
  tx: Transaction,
  query: { readonly email: string; readonly since: Date },
): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.email, query.email),
        eq(supportTicket.isConfirmationMailed, true),
        gt(supportTicket.createdAt, query.since),
      ),
    )
  return row?.total ?? 0
}
