import { member, organization, organizationInvite, type Transaction } from '@candor/db'
import { and, eq, gt, isNull } from 'drizzle-orm'

export type InviteRow = typeof organizationInvite.$inferSelect

/** An invite that can still be answered, locked until the transaction ends: of two simultaneous answers the later finds none. */
export const lockOpenInvite = async (
  tx: Transaction,
  query: { id: string; codeHash: string; at: Date },
): Promise<InviteRow | undefined> => {
  const [row] = await tx
    .select({ invite: organizationInvite })
    .from(organizationInvite)
    .innerJoin(organization, eq(organization.id, organizationInvite.organizationId))
    .where(
      and(
        eq(organizationInvite.id, query.id),
        eq(organizationInvite.codeHash, query.codeHash),
        eq(organizationInvite.state, 'open'),
        gt(organizationInvite.expiresAt, query.at),
        isNull(organization.deletedAt),
      ),
    )
    .for('update', { of: organizationInvite })
  return row?.invite
}

export const markInviteAccepted = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(organizationInvite).set({ state: 'accepted', respondedAt: at }).where(eq(organizationInvite.id, id))
}

export const isMember = async (
  tx: Transaction,
  query: { organizationId: string; userId: string },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.organizationId, query.organizationId), eq(member.userId, query.userId)))
  return rows.length > 0
}

export const insertMember = async (tx: Transaction, row: typeof member.$inferInsert): Promise<void> => {
  await tx.insert(member).values(row)
}
