import type { DimId } from '@candor/contract'
import { assessment, authUser, reviewerLevel, submission, type Transaction } from '@candor/db'
import { and, desc, eq, isNull } from 'drizzle-orm'

const versionColumns = {
  id: assessment.id,
  body: assessment.body,
  cause: assessment.cause,
  reason: assessment.reason,
  createdAt: assessment.createdAt,
  inputTokens: assessment.inputTokens,
  outputTokens: assessment.outputTokens,
  costMicroUsd: assessment.costMicroUsd,
}

/** Every version of a submission's assessment, newest first. */
export const listVersionRows = (tx: Transaction, submissionId: string) =>
  tx
    .select(versionColumns)
    .from(assessment)
    .where(eq(assessment.submissionId, submissionId))
    .orderBy(desc(assessment.createdAt), desc(assessment.id))
export type VersionRow = Awaited<ReturnType<typeof listVersionRows>>[number]

export const findVersionRow = async (
  tx: Transaction,
  place: { submissionId: string; assessmentId: string },
): Promise<VersionRow | undefined> => {
  const [row] = await tx
    .select(versionColumns)
    .from(assessment)
    .where(and(eq(assessment.submissionId, place.submissionId), eq(assessment.id, place.assessmentId)))
  return row
}

export const findCurrentId = async (tx: Transaction, submissionId: string): Promise<string | null> => {
  const [row] = await tx
    .select({ id: submission.currentAssessmentId })
    .from(submission)
    .where(eq(submission.id, submissionId))
  return row?.id ?? null
}

/** The reviewers' current levels with their names; the name is empty if the account was deleted. */
export const listReviewerLevels = (tx: Transaction, submissionId: string) =>
  tx
    .select({
      dimId: reviewerLevel.dimId,
      levelTenths: reviewerLevel.levelTenths,
      reason: reviewerLevel.reason,
      reviewerId: reviewerLevel.reviewerId,
      reviewerName: authUser.name,
      createdAt: reviewerLevel.createdAt,
    })
    .from(reviewerLevel)
    .leftJoin(authUser, eq(authUser.id, reviewerLevel.reviewerId))
    .where(and(eq(reviewerLevel.submissionId, submissionId), isNull(reviewerLevel.endedAt)))
    .orderBy(desc(reviewerLevel.createdAt), desc(reviewerLevel.id))
export type ReviewerLevelRow = Awaited<ReturnType<typeof listReviewerLevels>>[number]

/** Locks the submission, so that a reviewer with two tabs sets only one level per dimension. */
export const lockSubmission = async (
  tx: Transaction,
  id: string,
): Promise<{ organizationId: string; dataSubjectId: string } | undefined> => {
  const [row] = await tx
    .select({ organizationId: submission.organizationId, dataSubjectId: submission.dataSubjectId })
    .from(submission)
    .where(eq(submission.id, id))
    .for('update')
  return row
}

/** Ends this reviewer's level of a dimension; the row stays as a record. */
export const endReviewerLevel = async (
  tx: Transaction,
  place: { submissionId: string; dimId: DimId; reviewerId: string; at: Date },
): Promise<void> => {
  await tx
    .update(reviewerLevel)
    .set({ endedAt: place.at })
    .where(
      and(
        eq(reviewerLevel.submissionId, place.submissionId),
        eq(reviewerLevel.dimId, place.dimId),
        eq(reviewerLevel.reviewerId, place.reviewerId),
        isNull(reviewerLevel.endedAt),
      ),
    )
}

export const insertReviewerLevel = async (tx: Transaction, added: typeof reviewerLevel.$inferInsert): Promise<void> => {
  await tx.insert(reviewerLevel).values(added)
}
