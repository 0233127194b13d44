import { interviewSession, type Transaction } from '@candor/db'
import { and, eq, inArray, sql } from 'drizzle-orm'

/**
 * Of these people, those whose interviews of the set are all over without a submission because they left. An interview that ended
 * otherwise is not among them: it is submitted by itself.
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
      sql`bool_and(${interviewSession.submittedAt} is null and (${interviewSession.phase} = 'aborted' or ${interviewSession.phase} = 'ended' and ${interviewSession.state}->>'endReason' = 'abandoned'))`,
    )
  return new Set(rows.map(({ dataSubjectId }) => dataSubjectId))
}
