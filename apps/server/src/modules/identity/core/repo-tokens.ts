import { oneTimeToken, type Transaction } from '@candor/db'
import { and, eq, gt, isNull } from 'drizzle-orm'

export type TokenRow = typeof oneTimeToken.$inferSelect

export const insertToken = async (tx: Transaction, row: typeof oneTimeToken.$inferInsert): Promise<void> => {
  await tx.insert(oneTimeToken).values(row)
}

/** Takes a token: of any number of takers at once exactly one gets the row, every other and every later one nothing. */
export const consumeToken = async (
  tx: Transaction,
  query: { flow: string; tokenHash: string; at: Date },
): Promise<TokenRow | undefined> => {
  const [row] = await tx
    .update(oneTimeToken)
    .set({ consumedAt: query.at })
    .where(
      and(
        eq(oneTimeToken.flow, query.flow),
        eq(oneTimeToken.tokenHash, query.tokenHash),
        isNull(oneTimeToken.consumedAt),
        gt(oneTimeToken.expiresAt, query.at),
      ),
    )
    .returning()
  return row
}

/** Every open token of an address and flow, as after a reset. */
export const consumeTokensOf = async (
  tx: Transaction,
  of: { email: string; flow: string; at: Date },
): Promise<void> => {
  await tx
    .update(oneTimeToken)
    .set({ consumedAt: of.at })
    .where(and(eq(oneTimeToken.email, of.email), eq(oneTimeToken.flow, of.flow), isNull(oneTimeToken.consumedAt)))
}

/** The newest token of an address that this browser asked for, used or not. */
export const findTokenOfBrowser = async (
  tx: Transaction,
  of: { email: string; flow: string; browserTokenHash: string },
): Promise<TokenRow | undefined> => {
  const rows = await tx
    .select()
    .from(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.email, of.email),
        eq(oneTimeToken.flow, of.flow),
        eq(oneTimeToken.browserTokenHash, of.browserTokenHash),
      ),
    )
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
}
