import { accessGrant, submission, type Transaction } from '@candor/db'
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { showsSubmission } from './viewer-scope'

/** The members with whom a submission is shared at an instant: itself, its set, its interview or its applicant. */
export const listGrantees = async (
  tx: Transaction,
  { submissionId, at }: { readonly submissionId: string; readonly at: Date },
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ userId: accessGrant.userId })
    .from(accessGrant)
    .innerJoin(submission, showsSubmission)
    .where(
      and(
        eq(submission.id, submissionId),
        isNotNull(accessGrant.userId),
        or(isNull(accessGrant.expiresAt), gt(accessGrant.expiresAt, at)),
      ),
    )
  return new Set(rows.flatMap(({ userId }) => userId ?? []))
}
