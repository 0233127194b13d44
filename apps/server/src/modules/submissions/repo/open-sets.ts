import {
  interviewSession,
  interviewSet,
  submission,
  submissionDecision,
  submissionView,
  type Transaction,
} from '@candor/db'
import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'

interface Member {
  readonly organizationId: string
  readonly userId: string
}

interface OpenSetRow {
  readonly id: string
  readonly name: string
  readonly deadline: Date | null
}

const activeStatus = 1

/** Active sets, the last changed first, in the order of an index. */
export const listActiveSets = (tx: Transaction, organizationId: string, limit: number): Promise<OpenSetRow[]> =>
  tx
    .select({ id: interviewSet.id, name: interviewSet.name, deadline: interviewSet.deadline })
    .from(interviewSet)
    .where(and(eq(interviewSet.organizationId, organizationId), eq(interviewSet.status, activeStatus)))
    .orderBy(desc(interviewSet.updatedAt), desc(interviewSet.id))
    .limit(limit)

const isViewedBy = (userId: string) =>
  and(eq(submissionView.submissionId, submission.id), eq(submissionView.userId, userId))

/** Submissions of each set: all, those that the member has not opened, and those for which the member made no decision. */
export const countSubmissions = (tx: Transaction, { organizationId, userId }: Member, setIds: readonly string[]) =>
  tx
    .select({
      setId: submission.setId,
      submissionCount: count(),
      unopenedCount: sql<number>`(count(*) - count(${submissionView.userId}))::int`,
      undecidedCount: sql<number>`(count(*) - count(${submissionDecision.userId}))::int`,
    })
    .from(submission)
    .leftJoin(submissionView, isViewedBy(userId))
    .leftJoin(
      submissionDecision,
      and(eq(submissionDecision.submissionId, submission.id), eq(submissionDecision.userId, userId)),
    )
    .where(and(eq(submission.organizationId, organizationId), inArray(submission.setId, [...setIds])))
    .groupBy(submission.setId)

/** Interviews under way of each set, from an index of those that are not over. */
export const countStarted = (tx: Transaction, setIds: readonly string[]) =>
  tx
    .select({ setId: interviewSession.setId, startedCount: count() })
    .from(interviewSession)
    .where(
      and(
        inArray(interviewSession.setId, [...setIds]),
        isNull(interviewSession.submittedAt),
        isNull(interviewSession.endedAt),
        sql`not ${interviewSession.isPractice}`,
        ne(interviewSession.phase, 'created'),
        ne(interviewSession.phase, 'aborted'),
      ),
    )
    .groupBy(interviewSession.setId)

/** Submissions since an instant that the member has not opened. */
export const countNewSince = async (
  tx: Transaction,
  { organizationId, userId }: Member,
  since: Date,
): Promise<number> => {
  const [row] = await tx
    .select({ found: count() })
    .from(submission)
    .leftJoin(submissionView, isViewedBy(userId))
    .where(
      and(
        eq(submission.organizationId, organizationId),
        gt(submission.submittedAt, since),
        isNull(submissionView.userId),
      ),
    )
  return row?.found ?? 0
}
