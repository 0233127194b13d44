import { interviewSet, organization, submission, type Transaction } from '@candor/db'
import { and, eq, isNull } from 'drizzle-orm'

/** What mails about a submission name and link to; undefined if the submission or its organization was deleted. */
export const findMailedSubmission = async (
  tx: Transaction,
  id: string,
): Promise<{ organizationName: string; linkId: string } | undefined> => {
  const [row] = await tx
    .select({ organizationName: organization.name, linkId: interviewSet.linkId })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organizationId))
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .where(and(eq(submission.id, id), isNull(organization.deletedAt)))
  return row
}
