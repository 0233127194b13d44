import { userStatus } from '@candor/contract'
import { dataSubject, type ErasedCounts, mail, type Transaction } from '@candor/db'
import { and, eq, isNull, like, ne, or, type SQL } from 'drizzle-orm'
import type { ErasedInterview } from '../../../platform/interview-erasure'

const hasOthers = async (tx: Transaction, isOther: SQL | undefined): Promise<boolean> => {
  const rows = await tx.select({ id: dataSubject.id }).from(dataSubject).where(isOther).limit(1)
  return rows.length > 0
}

/**
 * Deletes the mails that link to an interview, and those to its candidate, unless the address has other interviews. A sent mail has
 * its address only; one that was sent by no organization is a code or link to sign in, and one that waits is still wanted.
 */
export const deleteInterviewMails = async (tx: Transaction, interview: ErasedInterview): Promise<ErasedCounts> => {
  const { submissionId, organizationId, dataSubjectId, email } = interview
  const isOther = and(
    eq(dataSubject.email, email),
    ne(dataSubject.id, dataSubjectId),
    ne(dataSubject.status, userStatus.DELETED),
  )
  const isKnownHere = await hasOthers(tx, and(isOther, eq(dataSubject.organizationId, organizationId)))
  const isKnown = isKnownHere || (await hasOthers(tx, isOther))
  const { rowCount } = await tx
    .delete(mail)
    .where(
      or(
        and(eq(mail.organizationId, organizationId), like(mail.text, `%${submissionId}%`)),
        isKnownHere ? undefined : and(eq(mail.organizationId, organizationId), eq(mail.to, email)),
        isKnown ? undefined : and(isNull(mail.organizationId), eq(mail.to, email), eq(mail.state, 'sent')),
      ),
    )
  return { mails: { count: rowCount ?? 0, sizeBytes: null } }
}
