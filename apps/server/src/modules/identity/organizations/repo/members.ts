import type { Role } from '@candor/contract'
import { accessGrant, authUser, member, type Transaction } from '@candor/db'
import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import { toLikePattern } from '../../../../platform/like-pattern'

const columns = {
  id: member.id,
  userId: member.userId,
  role: member.role,
  joinedAt: member.createdAt,
  firstName: authUser.firstName,
  lastName: authUser.lastName,
  name: authUser.name,
  email: authUser.email,
  image: authUser.image,
}

const selectMembers = (tx: Transaction) =>
  tx.select(columns).from(member).innerJoin(authUser, eq(authUser.id, member.userId))

/** Members of an organization in the order of joining. */
export const listMembers = (tx: Transaction, organizationId: string) =>
  selectMembers(tx).where(eq(member.organizationId, organizationId)).orderBy(asc(member.createdAt), asc(member.id))

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export const findMember = async (
  tx: Transaction,
  query: { organizationId: string; id: string },
): Promise<MemberRow | undefined> => {
  const [row] = await selectMembers(tx).where(
    and(eq(member.organizationId, query.organizationId), eq(member.id, query.id)),
  )
  return row
}

export const findMemberByUser = async (
  tx: Transaction,
  query: { organizationId: string; userId: string },
): Promise<MemberRow | undefined> => {
  const [row] = await selectMembers(tx).where(
    and(eq(member.organizationId, query.organizationId), eq(member.userId, query.userId)),
  )
  return row
}

export const findMemberByEmail = async (
  tx: Transaction,
  query: { organizationId: string; email: string },
): Promise<MemberRow | undefined> => {
  const [row] = await selectMembers(tx).where(
    and(eq(member.organizationId, query.organizationId), eq(authUser.email, query.email)),
  )
  return row
}

const searchLimit = 20

/** Members whose name, in either order, or address contains the keyword. */
export const searchMembers = (tx: Transaction, query: { organizationId: string; keyword: string }) => {
  const pattern = toLikePattern(query.keyword)
  const names = sql`${authUser.firstName} || ' ' || ${authUser.lastName} || ' ' || ${authUser.firstName}`
  return selectMembers(tx)
    .where(
      and(eq(member.organizationId, query.organizationId), or(ilike(names, pattern), ilike(authUser.email, pattern))),
    )
    .orderBy(asc(authUser.firstName), asc(authUser.lastName), asc(member.id))
    .limit(searchLimit)
}

export const setRole = async (tx: Transaction, id: string, role: Role): Promise<void> => {
  await tx.update(member).set({ role }).where(eq(member.id, id))
}

/** Ends a membership with everything that was shared with the person in this organization. */
export const deleteMember = async (
  tx: Transaction,
  row: { organizationId: string; id: string; userId: string },
): Promise<void> => {
  await tx
    .delete(accessGrant)
    .where(and(eq(accessGrant.organizationId, row.organizationId), eq(accessGrant.userId, row.userId)))
  await tx.delete(member).where(eq(member.id, row.id))
}
