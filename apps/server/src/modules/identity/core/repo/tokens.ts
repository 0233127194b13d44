import type { TokenFlow } from '@candor/contract'
import { oneTimeToken, type Transaction } from '@candor/db'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'

export type TokenRow = typeof oneTimeToken.$inferSelect

export const insertToken = async (tx: Transaction, row: typeof oneTimeToken.$inferInsert): Promise<void> => {
  await tx.insert(oneTimeToken).values(row)
}

interface OpenToken {
  readonly flow: TokenFlow
  readonly tokenHash: string
  readonly at: Date
}

const isOpen = ({ flow, tokenHash, at }: OpenToken) =>
  and(
    eq(oneTimeToken.flow, flow),
    eq(oneTimeToken.tokenHash, tokenHash),
    isNull(oneTimeToken.consumedAt),
    gt(oneTimeToken.expiresAt, at),
  )

/** A token that is still open; reading does not consume it. */
export const findOpenToken = async (tx: Transaction, query: OpenToken): Promise<TokenRow | undefined> => {
  const [row] = await tx.select().from(oneTimeToken).where(isOpen(query))
  return row
}

/** Consumes a token: of any number of simultaneous calls exactly one gets the row, every other one nothing. */
export const consumeToken = async (tx: Transaction, query: OpenToken): Promise<TokenRow | undefined> => {
  const [row] = await tx.update(oneTimeToken).set({ consumedAt: query.at }).where(isOpen(query)).returning()
  return row
}

/** Every open token of an address and flow, as after a reset. */
export const consumeTokens = async (
  tx: Transaction,
  query: { email: string; flow: TokenFlow; at: Date },
): Promise<void> => {
  await tx
    .update(oneTimeToken)
    .set({ consumedAt: query.at })
    .where(and(eq(oneTimeToken.email, query.email), eq(oneTimeToken.flow, query.flow), isNull(oneTimeToken.consumedAt)))
}

/**
 * Every open token of an address and flow, with its contents: once one was used, the contents of the others are void.
 */
export const clearTokens = async (
  tx: Transaction,
  query: { email: string; flow: TokenFlow; at: Date },
): Promise<void> => {
  await consumeTokens(tx, query)
  await tx
    .update(oneTimeToken)
    .set({ payload: {} })
    .where(and(eq(oneTimeToken.email, query.email), eq(oneTimeToken.flow, query.flow)))
}

/** The newest token of an address that this browser requested, consumed or not. */
export const findBrowserToken = async (
  tx: Transaction,
  query: { email: string; flow: TokenFlow; browserTokenHash: string },
): Promise<TokenRow | undefined> => {
  const [row] = await tx
    .select()
    .from(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.email, query.email),
        eq(oneTimeToken.flow, query.flow),
        eq(oneTimeToken.browserTokenHash, query.browserTokenHash),
      ),
    )
    .orderBy(desc(oneTimeToken.createdAt))
    .limit(1)
  return row
}
