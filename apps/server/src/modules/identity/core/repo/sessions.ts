import { authSession, type Transaction } from '@candor/db'
import { and, desc, eq, gt, ne } from 'drizzle-orm'

export type SessionRow = typeof authSession.$inferSelect

/** Sessions of a person that have not run out, the newest first. */
export const listSessions = (tx: Transaction, userId: string, at: Date): Promise<SessionRow[]> =>
  tx
    .select()
    .from(authSession)
    .where(and(eq(authSession.userId, userId), gt(authSession.expiresAt, at)))
    .orderBy(desc(authSession.createdAt), authSession.id)

/** Ends a session of this person; false: it is not theirs or does not exist. */
export const deleteSession = async (tx: Transaction, query: { id: string; userId: string }): Promise<boolean> => {
  const rows = await tx
    .delete(authSession)
    .where(and(eq(authSession.id, query.id), eq(authSession.userId, query.userId)))
    .returning({ id: authSession.id })
  return rows.length > 0
}

/** When a session began, and when its person proved who they are. */
export type SessionStart = Pick<SessionRow, 'createdAt' | 'authenticatedAt'>

/** Ends a session of this person and returns its start; undefined: it is not theirs or no longer exists. */
export const consumeSession = async (
  tx: Transaction,
  query: { id: string; userId: string },
): Promise<SessionStart | undefined> => {
  const [row] = await tx
    .delete(authSession)
    .where(and(eq(authSession.id, query.id), eq(authSession.userId, query.userId)))
    .returning({ createdAt: authSession.createdAt, authenticatedAt: authSession.authenticatedAt })
  return row
}

export const setSessionStart = async (tx: Transaction, id: string, start: SessionStart): Promise<void> => {
  await tx.update(authSession).set(start).where(eq(authSession.id, id))
}

/** Ends every session of a person, or every other. */
export const deleteSessions = async (
  tx: Transaction,
  query: { userId: string; exceptSessionId?: string | undefined },
): Promise<void> => {
  const own = eq(authSession.userId, query.userId)
  await tx
    .delete(authSession)
    .where(query.exceptSessionId === undefined ? own : and(own, ne(authSession.id, query.exceptSessionId)))
}

export const touchSession = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(authSession).set({ updatedAt: at }).where(eq(authSession.id, id))
}

/** Whether a session of this person was not ended. */
export const hasSession = async (tx: Transaction, query: { id: string; userId: string }): Promise<boolean> => {
  const rows = await tx
    .select({ id: authSession.id })
    .from(authSession)
    .where(and(eq(authSession.id, query.id), eq(authSession.userId, query.userId)))
  return rows.length > 0
}
