import { interviewSet, organization, submission, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import { type SubmissionRow, selectSubmissions } from './submissions'

/** The candidate's own submission; row-level security hides other candidates' and every assessment not yet released. */
export const findOwnSubmission = async (tx: Transaction, id: string): Promise<SubmissionRow | undefined> => {
  const [row] = await selectSubmissions(tx).where(eq(submission.id, id))
  return row
}

/** In whose name the candidate's page is shown, and in which color. */
export interface SubmissionHost {
  readonly organizationName: string
  /** Hash of the logo; null: there is none. */
  readonly logo: string | null
  readonly accentColor: string | null
}

/** A set is never without its organization. */
export const getSubmissionHost = async (tx: Transaction, setId: string): Promise<SubmissionHost> => {
  const [row] = await tx
    .select({
      organizationName: organization.name,
      logo: organization.logo,
      accentColor: interviewSet.accentColor,
    })
    .from(interviewSet)
    .innerJoin(organization, eq(organization.id, interviewSet.organizationId))
    .where(eq(interviewSet.id, setId))
  if (row === undefined) throw new Error('the set of a submission was not found')
  return row
}
