import { sessionEvent, type Transaction } from '@candor/db'
import { and, asc, eq, inArray } from 'drizzle-orm'

/** Chat history of a session, in the journal's order. */
export const listMessageRows = (tx: Transaction, sessionId: string) =>
  tx
    .select({ payload: sessionEvent.payload, at: sessionEvent.at })
    .from(sessionEvent)
    .where(and(eq(sessionEvent.sessionId, sessionId), inArray(sessionEvent.type, ['message'])))
    .orderBy(asc(sessionEvent.seq))
