import type { OwnProgress } from '@candor/contract'
import { answer, answerTake, type Transaction, upload } from '@candor/db'
import { and, eq, sql } from 'drizzle-orm'

/** Recordings of the current takes: how many the browser announced, how many are stored, and their bytes. */
export const countRecordings = async (tx: Transaction, sessionId: string): Promise<OwnProgress['recordings']> => {
  const isCurrent = and(eq(answer.sessionId, sessionId), eq(answerTake.take, answer.currentTake))
  const [announced] = await tx
    .select({ total: sql<number>`coalesce(sum(${answerTake.segmentCount}), 0)::int` })
    .from(answer)
    .innerJoin(answerTake, eq(answerTake.answerId, answer.id))
    .where(isCurrent)
  const [sent] = await tx
    .select({
      stored: sql<number>`(count(*) filter (where ${upload.state} = 'sealed'))::int`,
      begun: sql<number>`count(*)::int`,
      storedBytes: sql<number>`coalesce(sum(${upload.sizeBytes}) filter (where ${upload.state} = 'sealed'), 0)::float8`,
    })
    .from(upload)
    .innerJoin(answer, and(eq(answer.id, upload.answerId), eq(answer.currentTake, upload.take)))
    .where(eq(answer.sessionId, sessionId))
  const { stored = 0, begun = 0, storedBytes = 0 } = sent ?? {}
  return { stored, storedBytes, total: Math.max(announced?.total ?? 0, begun) }
}
