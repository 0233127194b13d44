import { knownBrowser, limitCounter, type Transaction } from '@candor/db'
import type { IdentifierCounters, MailBudget } from '@candor/domain'
import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'

/** Serialises everything that counts against one identifier until the transaction ends. */
export const lockIdentifier = async (tx: Transaction, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

const zCounters = z.object({
  dayStartedAtMs: z.number(),
  mailsThisDay: z.number(),
  inviteMailsThisDay: z.number(),
  guessesThisDay: z.number(),
  passwordGuessesThisDay: z.number(),
  hourStartedAtMs: z.number(),
  mailsThisHour: z.number(),
  lastMailAtMs: z.number().nullable(),
})

export const findCounters = async (tx: Transaction, key: string): Promise<IdentifierCounters | null> => {
  const [row] = await tx.select().from(limitCounter).where(eq(limitCounter.key, key))
  return row === undefined ? null : zCounters.parse(row.value)
}

export const saveCounters = async (
  tx: Transaction,
  key: string,
  change: { value: IdentifierCounters; updatedAt: Date },
): Promise<void> => {
  await tx
    .insert(limitCounter)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: limitCounter.key, set: change })
}

const zBudget = z.object({ dayStartedAtMs: z.number(), mailsThisDay: z.number() })

export const findMailBudget = async (tx: Transaction, key: string): Promise<MailBudget | null> => {
  const [row] = await tx.select().from(limitCounter).where(eq(limitCounter.key, key))
  return row === undefined ? null : zBudget.parse(row.value)
}

export const saveMailBudget = async (
  tx: Transaction,
  key: string,
  change: { value: MailBudget; updatedAt: Date },
): Promise<void> => {
  await tx
    .insert(limitCounter)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: limitCounter.key, set: change })
}

/** Whether this browser has signed in as this person since an instant. */
export const hasKnownBrowser = async (
  tx: Transaction,
  query: { userId: string; tokenHash: string; since: Date },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: knownBrowser.id })
    .from(knownBrowser)
    .where(
      and(
        eq(knownBrowser.userId, query.userId),
        eq(knownBrowser.tokenHash, query.tokenHash),
        gt(knownBrowser.lastUsedAt, query.since),
      ),
    )
  return rows.length > 0
}

export const saveKnownBrowser = async (
  tx: Transaction,
  row: { id: string; userId: string; tokenHash: string; at: Date },
): Promise<void> => {
  const { at, ...rest } = row
  await tx
    .insert(knownBrowser)
    .values({ ...rest, createdAt: at, lastUsedAt: at })
    .onConflictDoUpdate({ target: [knownBrowser.tokenHash, knownBrowser.userId], set: { lastUsedAt: at } })
}

/** After a reset, no browser of the person remains trusted. */
export const deleteKnownBrowsers = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.delete(knownBrowser).where(eq(knownBrowser.userId, userId))
}
