import type { Role, UserStatus } from '@candor/contract'
import { authUser, member, organization, type Transaction } from '@candor/db'
import { and, asc, eq, isNull } from 'drizzle-orm'

/** Asked about in place of a person who is not there: the answer is empty, the work is the same. */
export const nobodysId = '00000000-0000-4000-8000-000000000000'

export type UserRow = typeof authUser.$inferSelect

export const findUserByEmail = async (tx: Transaction, email: string): Promise<UserRow | undefined> => {
  const [row] = await tx.select().from(authUser).where(eq(authUser.email, email))
  return row
}

export const findUser = async (tx: Transaction, id: string): Promise<UserRow | undefined> => {
  const [row] = await tx.select().from(authUser).where(eq(authUser.id, id))
  return row
}

export const insertUser = async (tx: Transaction, row: typeof authUser.$inferInsert): Promise<void> => {
  await tx.insert(authUser).values(row)
}

export const setUserStatus = async (
  tx: Transaction,
  id: string,
  change: { status: UserStatus; updatedAt: Date },
): Promise<void> => {
  await tx.update(authUser).set(change).where(eq(authUser.id, id))
}

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
}

/** The person's organizations, oldest membership first. */
export const listMemberships = (tx: Transaction, userId: string): Promise<MembershipRow[]> =>
  tx
    .select({ organizationId: organization.id, name: organization.name, role: member.role })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(and(eq(member.userId, userId), isNull(organization.deletedAt)))
    .orderBy(asc(member.createdAt), asc(member.id))

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

export type { Transaction } from '@candor/db'
