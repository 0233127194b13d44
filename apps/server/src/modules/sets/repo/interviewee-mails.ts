import type { IntervieweeMail, SetContent } from '@candor/contract'
import { interviewee, interviewSet, interviewSetVersion, type Transaction } from '@candor/db'
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'

export interface MailedSet {
  readonly organizationId: string
  readonly linkId: string
  readonly content: SetContent
}

/** A set that is open to candidates; undefined: it is not, so no one is mailed about it. */
export const findMailedSet = async (
  tx: Transaction,
  key: { readonly setId: string; readonly openStatus: number },
): Promise<MailedSet | undefined> => {
  const [row] = await tx
    .select({
      organizationId: interviewSet.organizationId,
      linkId: interviewSet.linkId,
      content: interviewSetVersion.content,
    })
    .from(interviewSet)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .where(and(eq(interviewSet.id, key.setId), sql`${interviewSet.status} = ${key.openStatus}`))
  return row
}

const isDue = (setId: string, now: Date) =>
  and(eq(interviewee.setId, setId), isNotNull(interviewee.mailDue), lte(interviewee.mailDueAt, now))

/** The next people to mail, all invited by one person. */
export const listDueMails = async (
  tx: Transaction,
  query: { readonly setId: string; readonly now: Date; readonly limit: number },
): Promise<{ id: string; email: string; invitedBy: string }[]> => {
  const rows = await tx
    .select({ id: interviewee.id, email: interviewee.email, invitedBy: interviewee.invitedBy })
    .from(interviewee)
    .where(isDue(query.setId, query.now))
    .orderBy(asc(interviewee.mailDueAt), asc(interviewee.id))
    .limit(query.limit)
  return rows.filter(({ invitedBy }) => invitedBy === rows[0]?.invitedBy)
}

/** Of these, the people to whom a mail is still due, after another process that mails them at the same time. */
export const lockDueMails = (
  tx: Transaction,
  query: { readonly setId: string; readonly now: Date; readonly emails: readonly string[] },
) =>
  tx
    .select()
    .from(interviewee)
    .where(and(isDue(query.setId, query.now), inArray(interviewee.email, [...query.emails])))
    .orderBy(asc(interviewee.id))
    .for('update')

export const recordMail = async (
  tx: Transaction,
  { id, kind, at }: { readonly id: string; readonly kind: IntervieweeMail; readonly at: Date },
): Promise<void> => {
  const done = { mailDue: null, mailDueAt: null }
  const change = {
    invitation: { ...done, mailedAt: at },
    reminder: { ...done, remindedAt: at, reminderCount: sql`${interviewee.reminderCount} + 1` },
  }
  await tx.update(interviewee).set(change[kind]).where(eq(interviewee.id, id))
}

/** No mail goes to these people any more. */
export const recordUnsubscribed = async (tx: Transaction, ids: readonly string[], at: Date): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(interviewee)
    .set({ unsubscribedAt: at, mailDue: null, mailDueAt: null })
    .where(inArray(interviewee.id, [...ids]))
}

export const postponeMails = async (
  tx: Transaction,
  query: { readonly setId: string; readonly emails: readonly string[]; readonly until: Date },
): Promise<void> => {
  if (query.emails.length === 0) return
  await tx
    .update(interviewee)
    .set({ mailDueAt: query.until })
    .where(
      and(
        eq(interviewee.setId, query.setId),
        isNotNull(interviewee.mailDue),
        inArray(interviewee.email, [...query.emails]),
      ),
    )
}

/** Sets with mails that wait, of all organizations. */
export const listSetsWithDueMails = (
  tx: Transaction,
  now: Date,
): Promise<{ setId: string; organizationId: string }[]> =>
  tx
    .selectDistinct({ setId: interviewee.setId, organizationId: interviewee.organizationId })
    .from(interviewee)
    .where(and(isNotNull(interviewee.mailDue), lte(interviewee.mailDueAt, now)))

/** The mails that one person's invitations still need: the budgets are used up. */
export const postponeInviter = async (
  tx: Transaction,
  query: { readonly setId: string; readonly invitedBy: string; readonly until: Date },
): Promise<void> => {
  await tx
    .update(interviewee)
    .set({ mailDueAt: query.until })
    .where(
      and(
        eq(interviewee.setId, query.setId),
        isNotNull(interviewee.mailDue),
        eq(interviewee.invitedBy, query.invitedBy),
      ),
    )
}

/** Who has finished or can't begin any more needs no mail. */
export const cancelMails = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(interviewee)
    .set({ mailDue: null, mailDueAt: null })
    .where(inArray(interviewee.id, [...ids]))
}
