import {
  accessGrant,
  type ErasedCounts,
  mail,
  member,
  organization,
  organizationInvite,
  submission,
  type Transaction,
} from '@candor/db'
import { and, eq, inArray, isNotNull, like, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ErasedInterview } from '../../../../platform/interview-erasure'

export const isDeleted = async (tx: Transaction, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.id, id), isNotNull(organization.deletedAt)))
  return rows.length > 0
}

/** Deletes the last rows of a deleted organization: mails and this module's rows, then the organization itself. */
export const eraseOrganizationRows = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(mail).where(eq(mail.organizationId, id))
  await tx.delete(accessGrant).where(eq(accessGrant.organizationId, id))
  await tx.delete(organizationInvite).where(eq(organizationInvite.organizationId, id))
  await tx.delete(member).where(eq(member.organizationId, id))
  // Its log goes with it; the database lets it go only because the organization is deleted.
  await tx.execute(sql`select candor_erase_audit_events(${id}::uuid)`)
  await tx.delete(organization).where(and(eq(organization.id, id), isNotNull(organization.deletedAt)))
}

/** The applicant of a submission, if they have no other one. */
const findApplicantWithoutOthers = async (tx: Transaction, submissionId: string): Promise<string | null> => {
  const other = alias(submission, 'other')
  const [row] = await tx
    .select({ applicantId: submission.applicantId, otherId: other.id })
    .from(submission)
    .leftJoin(other, and(eq(other.applicantId, submission.applicantId), ne(other.id, submission.id)))
    .where(eq(submission.id, submissionId))
    .limit(1)
  return row === undefined || row.otherId !== null ? null : row.applicantId
}

/**
 * Deletes every share that shows the interview, and mails that wait with its link: they name the candidate. A share of the applicant
 * ends with their last interview, as members' notes do.
 */
export const deleteGrantsOfInterview = async (tx: Transaction, interview: ErasedInterview): Promise<ErasedCounts> => {
  const { organizationId, submissionId, sessionId } = interview
  const applicantId = await findApplicantWithoutOthers(tx, submissionId)
  const targetIds = [submissionId, sessionId, ...(applicantId === null ? [] : [applicantId])]
  const grants = await tx
    .delete(accessGrant)
    .where(and(eq(accessGrant.organizationId, organizationId), inArray(accessGrant.targetId, targetIds)))
    .returning({ id: accessGrant.id })
  const hasLink = or(...grants.map(({ id }) => like(mail.text, `%/shared/${id}%`)))
  const mails =
    hasLink === undefined ? null : await tx.delete(mail).where(and(eq(mail.organizationId, organizationId), hasLink))
  return {
    shares: { count: grants.length, sizeBytes: null },
    mails: { count: mails?.rowCount ?? 0, sizeBytes: null },
  }
}
