import { authUser, organization, organizationInvite, type Transaction } from '@candor/db'
import { and, desc, eq } from 'drizzle-orm'

const columns = {
  id: organizationInvite.id,
  email: organizationInvite.email,
  role: organizationInvite.role,
  invitedBy: authUser.name,
  createdAt: organizationInvite.createdAt,
  expiresAt: organizationInvite.expiresAt,
}

/** Open invites, including expired ones, the newest first. */
export const listInvites = (tx: Transaction, organizationId: string) =>
  tx
    .select(columns)
    .from(organizationInvite)
    .leftJoin(authUser, eq(authUser.id, organizationInvite.invitedBy))
    .where(and(eq(organizationInvite.organizationId, organizationId), eq(organizationInvite.state, 'open')))
    .orderBy(desc(organizationInvite.createdAt), organizationInvite.id)

export type PendingInviteRow = Awaited<ReturnType<typeof listInvites>>[number]

export const insertInvite = async (tx: Transaction, row: typeof organizationInvite.$inferInsert): Promise<void> => {
  await tx.insert(organizationInvite).values(row)
}

/** Ends the open invite to an address, so that a new one can take its place. */
export const replaceInvite = async (
  tx: Transaction,
  query: { organizationId: string; email: string; at: Date },
): Promise<void> => {
  await tx
    .update(organizationInvite)
    .set({ state: 'withdrawn', respondedAt: query.at })
    .where(
      and(
        eq(organizationInvite.organizationId, query.organizationId),
        eq(organizationInvite.email, query.email),
        eq(organizationInvite.state, 'open'),
      ),
    )
}

/** False: there is no such open invite in this organization. */
export const withdrawInvite = async (
  tx: Transaction,
  query: { organizationId: string; id: string; at: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(organizationInvite)
    .set({ state: 'withdrawn', respondedAt: query.at })
    .where(
      and(
        eq(organizationInvite.organizationId, query.organizationId),
        eq(organizationInvite.id, query.id),
        eq(organizationInvite.state, 'open'),
      ),
    )
    .returning({ id: organizationInvite.id })
  return rows.length > 0
}

export const declineInvite = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx.update(organizationInvite).set({ state: 'declined', respondedAt: at }).where(eq(organizationInvite.id, id))
}

/** The organization and the person that an invite names. */
export const findInviteHost = async (
  tx: Transaction,
  id: string,
): Promise<{ organizationName: string; invitedBy: string } | undefined> => {
  const [row] = await tx
    .select({ organizationName: organization.name, invitedBy: authUser.name })
    .from(organizationInvite)
    .innerJoin(organization, eq(organization.id, organizationInvite.organizationId))
    .leftJoin(authUser, eq(authUser.id, organizationInvite.invitedBy))
    .where(eq(organizationInvite.id, id))
  return row === undefined ? undefined : { ...row, invitedBy: row.invitedBy ?? '' }
}
