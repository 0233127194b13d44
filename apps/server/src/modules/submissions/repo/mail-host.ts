import { applicant, interviewSet, organization, submission, type Transaction } from '@candor/db'
import { and, eq, isNull } from 'drizzle-orm'

/** What the mail about a submission names besides the submission. Undefined: it was deleted meanwhile, or its organization. */
export const findMailHost = async (
  tx: Transaction,
  submissionId: string,
): Promise<{ organizationName: string; linkId: string; awaitedReply: Date | null } | undefined> => {
  const [row] = await tx
    .select({ organizationName: organization.name, linkId: interviewSet.linkId, awaitedReply: applicant.replyBy })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organizationId))
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .leftJoin(applicant, eq(applicant.id, submission.applicantId))
    .where(and(eq(submission.id, submissionId), isNull(submission.deletionId), isNull(organization.deletedAt)))
  return row
}
