import type { GrantTarget } from '@candor/contract'
import { accessGrant, authUser, type Transaction } from '@candor/db'
import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const giver = alias(authUser, 'giver')

const columns = {
  id: accessGrant.id,
  userId: accessGrant.userId,
  name: authUser.name,
  email: authUser.email,
  targetType: accessGrant.targetType,
  targetId: accessGrant.targetId,
  grantedBy: giver.name,
  createdAt: accessGrant.createdAt,
  expiresAt: accessGrant.expiresAt,
}

const selectGrants = (tx: Transaction) =>
  tx
    .select(columns)
    .from(accessGrant)
    .innerJoin(authUser, eq(authUser.id, accessGrant.userId))
    .leftJoin(giver, eq(giver.id, accessGrant.grantedBy))

export interface GrantFilter {
  readonly organizationId: string
  readonly targetId?: string | undefined
  readonly userId?: string | undefined
}

/** Grants of an organization, the newest first. */
export const listGrants = (tx: Transaction, { organizationId, targetId, userId }: GrantFilter) =>
  selectGrants(tx)
    .where(
      and(
        eq(accessGrant.organizationId, organizationId),
        targetId === undefined ? undefined : eq(accessGrant.targetId, targetId),
        userId === undefined ? undefined : eq(accessGrant.userId, userId),
      ),
    )
    .orderBy(desc(accessGrant.createdAt), accessGrant.id)

export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number]

const isGrant = (query: { organizationId: string; id: string }) =>
  and(eq(accessGrant.organizationId, query.organizationId), eq(accessGrant.id, query.id))

export const findGrant = async (
  tx: Transaction,
  query: { organizationId: string; id: string },
): Promise<GrantRow | undefined> => {
  const [row] = await selectGrants(tx).where(isGrant(query))
  return row
}

export interface NewGrant {
  readonly id: string
  readonly organizationId: string
  readonly userId: string
  readonly targetType: GrantTarget
  readonly targetId: string
  readonly grantedBy: string
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

/** Inserts a grant or renews an existing one; returns its id. */
export const saveGrant = async (tx: Transaction, row: NewGrant): Promise<string> => {
  const { grantedBy, createdAt, expiresAt } = row
  const [saved] = await tx
    .insert(accessGrant)
    .values(row)
    .onConflictDoUpdate({
      target: [accessGrant.organizationId, accessGrant.userId, accessGrant.targetType, accessGrant.targetId],
      set: { grantedBy, createdAt, expiresAt },
    })
    .returning({ id: accessGrant.id })
  return saved?.id ?? row.id
}

export const setGrantExpiry = async (
  tx: Transaction,
  query: { organizationId: string; id: string },
  expiresAt: Date | null,
): Promise<void> => {
  await tx.update(accessGrant).set({ expiresAt }).where(isGrant(query))
}

/** Deletes a grant and returns what it gave to whom; undefined: there is no such grant in this organization. */
export const deleteGrant = async (
  tx: Transaction,
  query: { organizationId: string; id: string },
): Promise<Pick<NewGrant, 'userId' | 'targetType' | 'targetId'> | undefined> => {
  const { userId, targetType, targetId } = accessGrant
  const [row] = await tx.delete(accessGrant).where(isGrant(query)).returning({ userId, targetType, targetId })
  return row
}
