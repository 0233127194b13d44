import type { Role } from '@candor/contract'
import { member, organization, type Transaction } from '@candor/db'
import { and, asc, count, eq, isNull } from 'drizzle-orm'

/** A new organization and its first owner. */
export const insertOrganization = async (
  tx: Transaction,
  input: { id: string; name: string; ownerId: string; memberId: string; at: Date },
): Promise<void> => {
  const { id, name, at } = input
  await tx.insert(organization).values({ id, name, createdAt: at, updatedAt: at })
  await tx
    .insert(member)
    .values({ id: input.memberId, organizationId: id, userId: input.ownerId, role: 'owner', createdAt: at })
}

export const findDemoOrganization = async (tx: Transaction): Promise<string | undefined> => {
  const [row] = await tx.select({ id: organization.id }).from(organization).where(eq(organization.isDemo, true))
  return row?.id
}

export const insertDemoOrganization = async (
  tx: Transaction,
  { id, name, at }: { id: string; name: string; at: Date },
): Promise<void> => {
  await tx.insert(organization).values({ id, name, isDemo: true, createdAt: at, updatedAt: at })
}

export interface MembershipRow {
  readonly organizationId: string
  readonly name: string
  readonly role: Role
  readonly requiresSecondFactor: boolean
}

/** The person's organizations, oldest membership first. */
export const listMemberships = (tx: Transaction, userId: string): Promise<MembershipRow[]> =>
  tx
    .select({
      organizationId: organization.id,
      name: organization.name,
      role: member.role,
      requiresSecondFactor: organization.requiresSecondFactor,
    })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(and(eq(member.userId, userId), isNull(organization.deletedAt)))
    .orderBy(asc(member.createdAt), asc(member.id))

/** Organizations that still exist and that the person owns. */
export const countOwnedOrganizations = async (tx: Transaction, userId: string): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(and(eq(member.userId, userId), eq(member.role, 'owner'), isNull(organization.deletedAt)))
  return row?.total ?? 0
}

export const renameOrganization = async (
  tx: Transaction,
  id: string,
  change: { name: string; updatedAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(organization)
    .set(change)
    .where(eq(organization.id, id))
    .returning({ id: organization.id })
  return rows.length > 0
}

/** False: the actor may not change this organization. */
export const setSecondFactorRequirement = async (
  tx: Transaction,
  id: string,
  change: { requiresSecondFactor: boolean; updatedAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(organization)
    .set(change)
    .where(eq(organization.id, id))
    .returning({ id: organization.id })
  return rows.length > 0
}
