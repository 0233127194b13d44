import { organization, submission, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import { type SubmissionRow, selectSubmissions } from './submissions'

/** The candidate's own submission; row-level security hides other candidates' and every assessment not yet released. */
export const findOwnSubmission = async (tx: Transaction, id: string): Promise<SubmissionRow | undefined> => {
  const [row] = await selectSubmissions(tx).where(eq(submission.id, id))
  return row
}

export const readOrganizationName = async (tx: Transaction, organizationId: string): Promise<string> => {
  const [row] = await tx
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId))
  return row?.name ?? ''
}
