import {
  accessGrant,
  type ErasedCounts,
  mail,
  member,
  organization,
  organizationInvite,
  type Transaction,
} from '@candor/db'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
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

/** Deletes the grants to an erased submission. */
export const deleteGrantsOfInterview = async (tx: Transaction, interview: ErasedInterview): Promise<ErasedCounts> => {
  const { rowCount } = await tx
    .delete(accessGrant)
    .where(
      and(
        eq(accessGrant.organizationId, interview.organizationId),
        eq(accessGrant.targetType, 'submission'),
        eq(accessGrant.targetId, interview.submissionId),
      ),
    )
  return { shares: { count: rowCount ?? 0, sizeBytes: null } }
}
