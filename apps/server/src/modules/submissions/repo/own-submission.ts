import type { SetContent } from '@candor/contract'
import {
  deletedInterview,
  interviewSet,
  interviewSetVersion,
  organization,
  submission,
  type Transaction,
} from '@candor/db'
import { desc, eq, sql } from 'drizzle-orm'
import { type SubmissionRow, selectSubmissions } from './submissions'

export type { Transaction } from '@candor/db'

/** Whose submission it is. Row-level security hides the submissions of other candidates. */
/** The candidate's own submission; row-level security hides other candidates' and every assessment not yet released. */
export const findOwnSubmission = async (tx: Transaction, id: string): Promise<SubmissionRow | undefined> => {
  const [row] = await selectSubmissions(tx).where(eq(submission.id, id))
  return row
}

/** The candidate's own submissions in one organization, the newest first. */
export const listOwnRows = (tx: Transaction): Promise<SubmissionRow[]> =>
  selectSubmissions(tx).orderBy(desc(submission.submittedAt), desc(submission.id))

/** What was deleted of the candidate's interviews, the latest first. */
export const listDeletedRows = (
  tx: Transaction,
): Promise<
  { id: string; content: SetContent; organizationName: string; deletedAt: Date; deletionId: string | null }[]
> =>
  tx
    .select({
      deletionId: deletedInterview.deletionId,
      id: deletedInterview.id,
      content: interviewSetVersion.content,
      organizationName: organization.name,
      deletedAt: deletedInterview.deletedAt,
    })
    .from(deletedInterview)
    .innerJoin(interviewSet, eq(interviewSet.id, deletedInterview.setId))
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .innerJoin(organization, eq(organization.id, deletedInterview.organizationId))
    .orderBy(desc(deletedInterview.deletedAt), deletedInterview.id)

/** The same, where its owner was found in this transaction. */
export const getOwnRow = async (tx: Transaction, id: string): Promise<SubmissionRow> => {
  const row = await findOwnSubmission(tx, id)
  if (row === undefined) throw new Error('the submission of its owner was not found')
  return row
}

/** When the reply to the candidate's own submission is due, null: it was given, or none was promised; and when one was given. */
export const findReplyDates = async (
  tx: Transaction,
  id: string,
): Promise<{ awaitedReply: Date | null; repliedAt: Date | null }> => {
  const awaitedReply = sql<Date | null>`candor_awaited_reply(${submission.id})`.mapWith(submission.submittedAt)
  const repliedAt = sql<Date | null>`candor_replied_at(${submission.id})`.mapWith(submission.submittedAt)
  const [row] = await tx.select({ awaitedReply, repliedAt }).from(submission).where(eq(submission.id, id))
  return row ?? { awaitedReply: null, repliedAt: null }
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
