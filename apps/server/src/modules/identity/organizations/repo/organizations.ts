import { candidateAccess, legalHold, member, organization, organizationInvite, type Transaction } from '@candor/db'
import { and, count, eq, isNull } from 'drizzle-orm'

export type OrganizationRow = typeof organization.$inferSelect

/** An organization that is not deleted. */
export const findOrganization = async (tx: Transaction, id: string): Promise<OrganizationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(organization)
    .where(and(eq(organization.id, id), isNull(organization.deletedAt)))
  return row
}

/**
 * Locks an organization until the transaction ends, so that changes of its owners or invites run one after the other.
 * False: it is deleted. Rows that refer to it can still be added meanwhile; otherwise accepting an invite and deleting
 * would wait for each other.
 */
export const lockOrganization = async (tx: Transaction, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.id, id), isNull(organization.deletedAt)))
    .for('no key update')
  return rows.length > 0
}

export const countMembers = async (tx: Transaction, organizationId: string): Promise<number> => {
  const [row] = await tx.select({ total: count() }).from(member).where(eq(member.organizationId, organizationId))
  return row?.total ?? 0
}

export const countOwners = async (tx: Transaction, organizationId: string): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), eq(member.role, 'owner')))
  return row?.total ?? 0
}

/** Whether nothing may delete one of the organization's submissions. */
export const hasLegalHold = async (tx: Transaction, organizationId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: legalHold.submissionId })
    .from(legalHold)
    .where(eq(legalHold.organizationId, organizationId))
    .limit(1)
  return rows.length > 0
}

/**
 * From here on the organization is deleted for everyone: it has no members, and no invite and no candidate's cookie
 * opens anything. Invites before members: a person who accepts at this moment becomes a member first and is then
 * removed with the others.
 */
export const markOrganizationDeleted = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(organization).set({ deletedAt: at, updatedAt: at }).where(eq(organization.id, id))
  await tx
    .update(organizationInvite)
    .set({ state: 'withdrawn', respondedAt: at })
    .where(and(eq(organizationInvite.organizationId, id), eq(organizationInvite.state, 'open')))
  await tx
    .update(candidateAccess)
    .set({ revokedAt: at })
    .where(and(eq(candidateAccess.organizationId, id), isNull(candidateAccess.revokedAt)))
  await tx.delete(member).where(eq(member.organizationId, id))
}
