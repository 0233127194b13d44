import type { Language, Role } from '@candor/contract'
import { authUser, limitCounter, member, organization, otpChallenge, type Transaction } from '@candor/db'
import type { OtpCounters } from '@candor/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'

export type UserRow = typeof authUser.$inferSelect
export type ChallengeRow = typeof otpChallenge.$inferSelect

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

export const updateUser = async (
  tx: Transaction,
  id: string,
  change: { firstName?: string; lastName?: string; name?: string; locale?: Language; updatedAt: Date },
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
  readonly role: string
}

/** The person's organizations, oldest membership first. */
export const listMemberships = (tx: Transaction, userId: string): Promise<MembershipRow[]> =>
  tx
    .select({ organizationId: organization.id, name: organization.name, role: member.role })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, userId))
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

export const isRole = (role: string): role is Role =>
  role === 'owner' || role === 'admin' || role === 'recruiter' || role === 'reviewer' || role === 'viewer'

export const insertChallenge = async (tx: Transaction, row: typeof otpChallenge.$inferInsert): Promise<void> => {
  await tx.insert(otpChallenge).values(row)
}

/** Locks the challenge: guesses at one challenge are judged one after another. */
export const lockChallenge = async (tx: Transaction, id: string): Promise<ChallengeRow | undefined> => {
  const [row] = await tx.select().from(otpChallenge).where(eq(otpChallenge.id, id)).for('update')
  return row
}

export const updateChallenge = async (
  tx: Transaction,
  id: string,
  change: { attempts?: number; consumedAt?: Date },
): Promise<void> => {
  await tx.update(otpChallenge).set(change).where(eq(otpChallenge.id, id))
}

/** A newer code of the same browser replaces its earlier ones. */
export const consumeOpenChallenges = async (
  tx: Transaction,
  of: { email: string; browserTokenHash: string; at: Date },
): Promise<void> => {
  await tx
    .update(otpChallenge)
    .set({ consumedAt: of.at })
    .where(
      and(
        eq(otpChallenge.email, of.email),
        eq(otpChallenge.browserTokenHash, of.browserTokenHash),
        isNull(otpChallenge.consumedAt),
      ),
    )
}

/** Serialises everything that counts against one identifier until the transaction ends. */
export const lockIdentifier = async (tx: Transaction, key: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

const zCounters = z.object({
  dayStartedAtMs: z.number(),
  mailsThisDay: z.number(),
  guessesThisDay: z.number(),
  hourStartedAtMs: z.number(),
  mailsThisHour: z.number(),
  lastMailAtMs: z.number().nullable(),
})

export const findCounters = async (tx: Transaction, key: string): Promise<OtpCounters | null> => {
  const [row] = await tx.select().from(limitCounter).where(eq(limitCounter.key, key))
  return row === undefined ? null : zCounters.parse(row.value)
}

export const saveCounters = async (
  tx: Transaction,
  key: string,
  change: { value: OtpCounters; updatedAt: Date },
): Promise<void> => {
  await tx
    .insert(limitCounter)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: limitCounter.key, set: change })
}
export type { Transaction } from '@candor/db'
