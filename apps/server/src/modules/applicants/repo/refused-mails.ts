import { applicant, stageMail, submission, type Transaction } from '@candor/db'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'

export type { Transaction } from '@candor/db'

/** Whom a mail was for. A stage's mail has the id of its order, and the mail about a submission the id of the submission. */
interface RefusedReader {
  readonly applicantId: string
  /** The shown time of the submission that the mail is about; null: it is a stage's mail. */
  readonly submittedAt: Date | null
}

export const findRefusedReader = async (tx: Transaction, mailId: string): Promise<RefusedReader | undefined> => {
  const [ordered] = await tx.select().from(stageMail).where(eq(stageMail.id, mailId))
  if (ordered !== undefined) return { applicantId: ordered.applicantId, submittedAt: null }
  const { applicantId, submittedAt } = submission
  const [submitted] = await tx.select({ applicantId, submittedAt }).from(submission).where(eq(submission.id, mailId))
  if (submitted === undefined || submitted.applicantId === null) return undefined
  return { applicantId: submitted.applicantId, submittedAt: submitted.submittedAt }
}

/** Notes that the person's address was refused, at every position of the organization. */
export const markMailRefused = async (
  tx: Transaction,
  { applicantId, at }: { readonly applicantId: string; readonly at: Date },
): Promise<void> => {
  const { id, organizationId, email } = applicant
  const address = sql`(select a.organization_id, a.email from ${applicant} a where a.id = ${applicantId})`
  const chosen = tx.select({ id }).from(applicant).where(sql`(${organizationId}, ${email}) = ${address}`)
  await tx.update(applicant).set({ mailRefusedAt: at }).where(inArray(id, chosen))
}

/** The stage's mail was no reply: what it ended is due again, unless the person was replied to in another way since. */
export const reopenReply = async (
  tx: Transaction,
  refused: { readonly applicantId: string; readonly mailId: string; readonly queuedAt: Date },
): Promise<void> => {
  await tx.update(stageMail).set({ state: 'refused' }).where(eq(stageMail.id, refused.mailId))
  const { id, replyBy, endedReplyBy, endedReplyAt, repliedAt } = applicant
  // An earlier reply had kept the promise, which this mail could not end a second time.
  const endedNothing = sql`(${endedReplyAt} is not null and ${endedReplyAt} < ${repliedAt})`
  await tx
    .update(applicant)
    .set({
      replyBy: sql`case when ${endedNothing} then ${replyBy} else coalesce(${replyBy}, ${endedReplyBy}) end`,
      repliedAt: sql`case when ${endedNothing} then ${endedReplyAt} end`,
      endedReplyBy: sql`case when ${endedNothing} then ${endedReplyBy} end`,
      endedReplyAt: sql`case when ${endedNothing} then ${endedReplyAt} end`,
    })
    .where(and(eq(id, refused.applicantId), lte(repliedAt, refused.queuedAt)))
}
