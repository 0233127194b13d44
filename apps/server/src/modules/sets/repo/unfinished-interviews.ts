import { interviewSession, type Transaction } from '@candor/db'
import { and, eq, inArray, sql } from 'drizzle-orm'

/**
 * Of these people, those whose interviews of the set are all over without a submission because they left. The database has the rule,
 * because its triggers keep the same state of applicants.
 */
export const findUnfinishedPeople = async (
  tx: Transaction,
  setId: string,
  dataSubjectIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (dataSubjectIds.length === 0) return new Set()
  const rows = await tx
    .select({ dataSubjectId: interviewSession.dataSubjectId })
    .from(interviewSession)
    .where(
      and(
        inArray(interviewSession.dataSubjectId, [...dataSubjectIds]),
        eq(interviewSession.setId, setId),
        eq(interviewSession.isPractice, false),
      ),
    )
    .groupBy(interviewSession.dataSubjectId)
    .having(
      sql`bool_and(candor_has_left(${interviewSession.submittedAt}, ${interviewSession.phase}, ${interviewSession.state}))`,
    )
  return new Set(rows.map(({ dataSubjectId }) => dataSubjectId))
}
