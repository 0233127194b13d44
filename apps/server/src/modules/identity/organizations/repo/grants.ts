import type { GrantKind, GrantTarget } from '@candor/contract'
import { accessGrant, authUser, type Transaction } from '@candor/db'
import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const giver = alias(authUser, 'giver')

const columns = {
  id: accessGrant.id,
  kind: accessGrant.kind,
  userId: accessGrant.userId,
  name: sql<string>`coalesce(${authUser.name}, ${accessGrant.email}, '')`,
  email: sql<string | null>`coalesce(${authUser.email}, ${accessGrant.email})`,
  mayWatch: accessGrant.mayWatch,
  showsContact: accessGrant.showsContact,
  openedAt: accessGrant.openedAt,
  openCount: accessGrant.openCount,
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
    .leftJoin(authUser, eq(authUser.id, accessGrant.userId))
    .leftJoin(giver, eq(giver.id, accessGrant.grantedBy))

export interface GrantFilter {
  readonly organizationId: string
  /** Grants on any of these. */
  readonly targetIds?: readonly string[] | undefined
  readonly userId?: string | undefined
}

/** Grants of an organization that were not revoked, the newest first. */
export const listGrants = (tx: Transaction, { organizationId, targetIds, userId }: GrantFilter) =>
  selectGrants(tx)
    .where(
      and(
        eq(accessGrant.organizationId, organizationId),
        isNull(accessGrant.revokedAt),
        targetIds === undefined ? undefined : inArray(accessGrant.targetId, [...targetIds]),
        userId === undefined ? undefined : eq(accessGrant.userId, userId),
      ),
    )
    .orderBy(desc(accessGrant.createdAt), accessGrant.id)

export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number]

const isGrant = (query: { organizationId: string; id: string }) =>
  and(eq(accessGrant.organizationId, query.organizationId), eq(accessGrant.id, query.id), isNull(accessGrant.revokedAt))

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
  readonly mayWatch: boolean
  readonly grantedBy: string
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

/** Inserts a member's grant or renews an existing one; returns its id. */
export const saveGrant = async (tx: Transaction, row: NewGrant): Promise<string> => {
  const { mayWatch, grantedBy, createdAt, expiresAt } = row
  const [saved] = await tx
    .insert(accessGrant)
    .values(row)
    .onConflictDoUpdate({
      target: [accessGrant.organizationId, accessGrant.userId, accessGrant.targetType, accessGrant.targetId],
      set: { mayWatch, grantedBy, createdAt, expiresAt },
    })
    .returning({ id: accessGrant.id })
  return saved?.id ?? row.id
}

export interface NewLink extends Omit<NewGrant, 'userId'> {
  readonly kind: Exclude<GrantKind, 'member'>
  readonly email: string | null
  readonly tokenHash: string
  readonly showsContact: boolean
}

export const insertLink = async (tx: Transaction, row: NewLink): Promise<void> => {
  await tx.insert(accessGrant).values(row)
}

/** How many links of an organization are valid. */
export const countOpenLinks = async (tx: Transaction, organizationId: string, at: Date): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(accessGrant)
    .where(
      and(
        eq(accessGrant.organizationId, organizationId),
        ne(accessGrant.kind, 'member'),
        isNull(accessGrant.revokedAt),
        gt(accessGrant.expiresAt, at),
      ),
    )
  return row?.total ?? 0
}

export const updateTerms = async (
  tx: Transaction,
  query: { organizationId: string; id: string },
  terms: { readonly expiresAt: Date | null; readonly mayWatch: boolean },
): Promise<void> => {
  await tx.update(accessGrant).set(terms).where(isGrant(query))
}

export interface EndedGrant {
  readonly userId: string | null
  readonly targetType: GrantTarget
  readonly targetId: string
}

/**
 * Ends a grant and returns what it gave to whom; undefined: there is no such grant in this organization. A member's is deleted. A link
 * stays revoked, so that its page can say whom to ask.
 */
export const endGrant = async (
  tx: Transaction,
  query: { organizationId: string; id: string },
  at: Date,
): Promise<EndedGrant | undefined> => {
  const { userId, targetType, targetId } = accessGrant
  const given = { userId, targetType, targetId }
  const [ofMember] = await tx
    .delete(accessGrant)
    .where(and(isGrant(query), eq(accessGrant.kind, 'member')))
    .returning(given)
  if (ofMember !== undefined) return ofMember
  const [link] = await tx.update(accessGrant).set({ revokedAt: at }).where(isGrant(query)).returning(given)
  return link
}
