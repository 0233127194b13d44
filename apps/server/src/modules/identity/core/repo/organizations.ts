import type { LogoMimeType, Role } from '@candor/contract'
import { member, organization, organizationLogo, type Transaction } from '@candor/db'
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

/** False: the actor may not change this organization. */
export const updateOrganization = async (
  tx: Transaction,
  id: string,
  change: {
    readonly name?: string
    readonly logo?: string | null
    readonly requiresSecondFactor?: boolean
    readonly updatedAt: Date
  },
): Promise<boolean> => {
  const rows = await tx
    .update(organization)
    .set(change)
    .where(eq(organization.id, id))
    .returning({ id: organization.id })
  return rows.length > 0
}

export interface LogoRow {
  readonly organizationId: string
  readonly mime: LogoMimeType
  readonly bytes: Uint8Array
  readonly updatedAt: Date
}

/** Of an organization that is not deleted; undefined: it has no logo of this hash. */
export const findLogo = async (
  tx: Transaction,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<Pick<LogoRow, 'mime' | 'bytes'> | undefined> => {
  const [row] = await tx
    .select({ mime: organizationLogo.mime, bytes: organizationLogo.bytes })
    .from(organizationLogo)
    .innerJoin(organization, eq(organization.id, organizationLogo.organizationId))
    .where(and(eq(organization.id, id), eq(organization.logo, hash), isNull(organization.deletedAt)))
  return row
}

/** False: the actor may not change this organization. */
export const saveLogo = async (tx: Transaction, row: LogoRow & { readonly hash: string }): Promise<boolean> => {
  const { organizationId, mime, bytes, updatedAt, hash } = row
  if (!(await updateOrganization(tx, organizationId, { logo: hash, updatedAt }))) return false
  await tx
    .insert(organizationLogo)
    .values({ organizationId, mime, bytes, updatedAt })
    .onConflictDoUpdate({ target: organizationLogo.organizationId, set: { mime, bytes, updatedAt } })
  return true
}

/** False: the actor may not change this organization. */
export const deleteLogo = async (tx: Transaction, id: string, updatedAt: Date): Promise<boolean> => {
  if (!(await updateOrganization(tx, id, { logo: null, updatedAt }))) return false
  await tx.delete(organizationLogo).where(eq(organizationLogo.organizationId, id))
  return true
}
