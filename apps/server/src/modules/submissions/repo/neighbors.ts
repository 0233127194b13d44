import { submission, type Transaction } from '@candor/db'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isVisibleSubmission, type ViewerScope } from '../../access'
import type { SubmissionRow } from './submissions'

type Place = Pick<SubmissionRow, 'id' | 'organizationId' | 'submittedAt'>

/** Compared as a pair, which an index over both columns serves. */
const isNewer = ({ submittedAt, id }: Place): SQL =>
  sql`(${submission.submittedAt}, ${submission.id}) > (${submittedAt.toISOString()}::timestamptz, ${id}::uuid)`
const isOlder = ({ submittedAt, id }: Place): SQL =>
  sql`(${submission.submittedAt}, ${submission.id}) < (${submittedAt.toISOString()}::timestamptz, ${id}::uuid)`

/** The submission's position among all that the member sees, newest first. */
export const findNeighbors = async (
  tx: Transaction,
  row: Place,
  scope: ViewerScope,
): Promise<{ previousId: string | null; nextId: string | null; place: number; total: number }> => {
  const visible = and(eq(submission.organizationId, row.organizationId), isVisibleSubmission(scope))
  const { submittedAt, id } = submission
  const [previous] = await tx
    .select({ id })
    .from(submission)
    .where(and(visible, isNewer(row)))
    .orderBy(asc(submittedAt), asc(id))
    .limit(1)
  const [next] = await tx
    .select({ id })
    .from(submission)
    .where(and(visible, isOlder(row)))
    .orderBy(desc(submittedAt), desc(id))
    .limit(1)
  const [counts] = await tx
    .select({ total: count(), newer: sql<number>`(count(*) filter (where ${isNewer(row)}))::int` })
    .from(submission)
    .where(visible)
  return {
    previousId: previous?.id ?? null,
    nextId: next?.id ?? null,
    place: (counts?.newer ?? 0) + 1,
    total: counts?.total ?? 1,
  }
}
