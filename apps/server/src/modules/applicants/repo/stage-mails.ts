import { applicant, organization, position, stageMail, submission, type Transaction } from '@candor/db'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

export interface NewStageMail {
  readonly id: string
  readonly organizationId: string
  readonly moveId: string
  readonly applicantId: string
  readonly stageId: string
  readonly createdAt: Date
}

/** Orders mails. People who were sent the stage's message, or will be, are left out. Returns how many were ordered. */
export const insertStageMails = async (tx: Transaction, mails: readonly NewStageMail[]): Promise<number> => {
  if (mails.length === 0) return 0
  const added = await tx
    .insert(stageMail)
    .values(mails.map((mail) => ({ ...mail, state: 'waiting' as const })))
    .onConflictDoNothing({
      target: [stageMail.applicantId, stageMail.stageId],
      where: sql`state in ('waiting', 'sent')`,
    })
    .returning({ id: stageMail.id })
  return added.length
}

/** Cancels what of a move was not sent yet. Returns how many that were. */
export const cancelMails = async (
  tx: Transaction,
  move: { readonly organizationId: string; readonly moveId: string },
): Promise<number> => {
  const canceled = await tx
    .update(stageMail)
    .set({ state: 'canceled' })
    .where(
      and(
        eq(stageMail.organizationId, move.organizationId),
        eq(stageMail.moveId, move.moveId),
        eq(stageMail.state, 'waiting'),
      ),
    )
    .returning({ id: stageMail.id })
  return canceled.length
}

/** Cancels the waiting mails of people who go elsewhere. */
export const cancelMailsOf = async (tx: Transaction, applicantIds: readonly string[]): Promise<void> => {
  if (applicantIds.length === 0) return
  await tx
    .update(stageMail)
    .set({ state: 'canceled' })
    .where(and(inArray(stageMail.applicantId, [...applicantIds]), eq(stageMail.state, 'waiting')))
}

export const listWaitingMails = async (tx: Transaction, moveId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: stageMail.id })
    .from(stageMail)
    .where(and(eq(stageMail.moveId, moveId), eq(stageMail.state, 'waiting')))
    .orderBy(stageMail.id)
  return rows.map(({ id }) => id)
}

/** Every interview of the person is deleted, which can still be undone. A worker sees the submissions that members don't. */
const isDeleted = sql<boolean>`(${applicant.submissionCount} = 0 and exists (select 1 from ${submission} where ${submission.applicantId} = ${applicant.id}))`

/**
 * A waiting mail with its reader, locked until the transaction ends; undefined: it was sent or canceled meanwhile, or its organization
 * was deleted.
 */
export const holdWaitingMail = async (tx: Transaction, id: string) => {
  const [found] = await tx
    .select({
      applicantId: stageMail.applicantId,
      stageId: stageMail.stageId,
      currentStageId: applicant.stageId,
      organizationId: stageMail.organizationId,
      organizationName: organization.name,
      positionName: position.name,
      firstName: applicant.firstName,
      email: applicant.email,
      language: applicant.language,
      isDeleted,
    })
    .from(stageMail)
    .innerJoin(applicant, eq(applicant.id, stageMail.applicantId))
    .innerJoin(position, eq(position.id, applicant.positionId))
    .innerJoin(organization, eq(organization.id, stageMail.organizationId))
    .where(and(eq(stageMail.id, id), eq(stageMail.state, 'waiting'), isNull(organization.deletedAt)))
    .for('update', { of: stageMail })
  return found
}

export const endMail = async (tx: Transaction, id: string, state: 'sent' | 'left_out'): Promise<void> => {
  await tx.update(stageMail).set({ state }).where(eq(stageMail.id, id))
}
