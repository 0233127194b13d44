import { userStatus } from '@candor/contract'
import { answer, candidateAccess, dataSubject, interviewSession, interviewSet, organization } from '@candor/db'
import type { ReturningPerson, UnprovenPeople } from '@candor/domain'
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from './rows'

export interface PersonOfEmail {
  readonly dataSubjectId: string
  readonly organizationId: string
}

/** Someone interviewed with an address, with what decides whether they are reopened, and for how long. */
export interface PersonToReopen extends PersonOfEmail, ReturningPerson {
  /** Whether an interview is submitted and no other one is left to submit. */
  readonly hasSubmittedAll: boolean
}

/** An interview that its candidate can still submit. */
export const isToSubmit = and(
  eq(interviewSession.isPractice, false),
  ne(interviewSession.phase, 'aborted'),
  isNull(interviewSession.submittedAt),
)

const isPersonOfEmail = (email: string) =>
  and(eq(dataSubject.email, email), ne(dataSubject.status, userStatus.DELETED), isNull(organization.deletedAt))

/** Whether anyone was interviewed with an address, in any organization that still exists. */
export const hasPersonOfEmail = async (tx: Transaction, email: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: dataSubject.id })
    .from(dataSubject)
    .innerJoin(organization, eq(organization.id, dataSubject.organizationId))
    .where(isPersonOfEmail(email))
    .limit(1)
  return rows.length > 0
}

/** How many people one proof of an address considers; more than anyone has, and few enough to sort. */
const maxConsidered = 200

/** Who was interviewed with an address, in any organization that still exists. */
export const listPeopleOfEmail = async (
  tx: Transaction,
  filter: { readonly email: string; readonly linkId: string | null },
): Promise<PersonToReopen[]> => {
  const ofLink = sql`${interviewSet.linkId} = ${filter.linkId}`
  const hasInterviewOfLink = sql<boolean>`coalesce(bool_or(${ofLink} and not ${interviewSession.isPractice}), false)`
  const isAddressProven = sql<boolean>`${dataSubject.addressProvenAt} is not null`
  const hasSubmitted = sql`coalesce(bool_or(${interviewSession.submittedAt} is not null), false)`
  const hasToSubmit = sql`coalesce(bool_or(${isToSubmit}), false)`
  const rows = await tx
    .select({
      dataSubjectId: dataSubject.id,
      organizationId: dataSubject.organizationId,
      hasInterviewOfLink,
      isAddressProven,
      hasSubmittedAll: sql<boolean>`${hasSubmitted} and not ${hasToSubmit}`,
      answerCount: sql<number>`count(${answer.id}) filter (where ${filter.linkId}::text is null or ${ofLink})`.mapWith(
        Number,
      ),
      createdAt: dataSubject.createdAt,
    })
    .from(dataSubject)
    .innerJoin(organization, eq(organization.id, dataSubject.organizationId))
    .leftJoin(interviewSession, eq(interviewSession.dataSubjectId, dataSubject.id))
    .leftJoin(interviewSet, eq(interviewSet.id, interviewSession.setId))
    .leftJoin(answer, eq(answer.sessionId, interviewSession.id))
    .where(isPersonOfEmail(filter.email))
    .groupBy(dataSubject.id)
    .orderBy(desc(hasInterviewOfLink), desc(isAddressProven), desc(dataSubject.createdAt), dataSubject.id)
    .limit(maxConsidered)
  return rows.map(({ createdAt, ...person }) => ({ ...person, createdAtMs: createdAt.getTime() }))
}

/** People of an address that no one has proven: in one organization, and in all of them since an instant. */
export const countUnprovenPeople = async (
  tx: Transaction,
  filter: { readonly email: string; readonly organizationId: string; readonly sinceMs: number },
): Promise<UnprovenPeople> => {
  const inOrganization = eq(dataSubject.organizationId, filter.organizationId)
  const isRecent = gt(dataSubject.createdAt, new Date(filter.sinceMs))
  const [counts] = await tx
    .select({
      inOrganization: sql<number>`count(*) filter (where ${inOrganization})`.mapWith(Number),
      inLastDay: sql<number>`count(*) filter (where ${isRecent})`.mapWith(Number),
    })
    .from(dataSubject)
    .where(
      and(
        eq(dataSubject.email, filter.email),
        isNull(dataSubject.addressProvenAt),
        ne(dataSubject.status, userStatus.DELETED),
      ),
    )
  return counts ?? { inOrganization: 0, inLastDay: 0 }
}

/** The people of an address whose interviews were started in the browser that has now proven it. */
export const markAddressProven = async (
  tx: Transaction,
  change: { readonly email: string; readonly hashes: readonly string[]; readonly nowMs: number },
): Promise<void> => {
  if (change.hashes.length === 0) return
  const now = new Date(change.nowMs)
  const startedHere = tx
    .select({ id: candidateAccess.dataSubjectId })
    .from(candidateAccess)
    .where(
      and(
        inArray(candidateAccess.tokenHash, [...change.hashes]),
        isNull(candidateAccess.revokedAt),
        gt(candidateAccess.expiresAt, now),
      ),
    )
  await tx
    .update(dataSubject)
    .set({ addressProvenAt: now })
    .where(
      and(
        eq(dataSubject.email, change.email),
        isNull(dataSubject.addressProvenAt),
        inArray(dataSubject.id, startedHere),
      ),
    )
}

export interface NewAccess extends PersonOfEmail {
  readonly accessId: string
  readonly tokenHash: string
  readonly expiresAt: Date
}

/** Adds rights to people's interviews. */
export const insertAccesses = async (
  tx: Transaction,
  accesses: readonly NewAccess[],
  createdAt: Date,
): Promise<void> => {
  await tx.insert(candidateAccess).values(
    accesses.map(({ accessId, dataSubjectId, organizationId, tokenHash, expiresAt }) => ({
      id: accessId,
      dataSubjectId,
      organizationId,
      tokenHash,
      createdAt,
      expiresAt,
    })),
  )
}

/** A browser that starts another interview needs its access for as long as a new one's. */
export const extendAccesses = async (
  tx: Transaction,
  change: { readonly accessIds: readonly string[]; readonly expiresAt: Date },
): Promise<void> => {
  await tx
    .update(candidateAccess)
    .set({ expiresAt: change.expiresAt })
    .where(and(inArray(candidateAccess.id, [...change.accessIds]), isNull(candidateAccess.revokedAt)))
}

/** Revokes a person's accesses with these hashes; returns the hashes that are the person's. */
export const revokeAccesses = async (
  tx: Transaction,
  change: { readonly hashes: readonly string[]; readonly dataSubjectId: string; readonly at: Date },
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .update(candidateAccess)
    .set({ revokedAt: change.at })
    .where(
      and(
        inArray(candidateAccess.tokenHash, [...change.hashes]),
        eq(candidateAccess.dataSubjectId, change.dataSubjectId),
      ),
    )
    .returning({ tokenHash: candidateAccess.tokenHash })
  return new Set(rows.map((row) => row.tokenHash))
}

/** Of these tokens' hashes, the ones that open one of these people. */
export const listHashesOfPeople = async (
  tx: Transaction,
  filter: { readonly hashes: readonly string[]; readonly people: readonly Pick<PersonOfEmail, 'dataSubjectId'>[] },
): Promise<ReadonlySet<string>> => {
  const ids = filter.people.map((person) => person.dataSubjectId)
  const rows = await tx
    .select({ tokenHash: candidateAccess.tokenHash })
    .from(candidateAccess)
    .where(and(inArray(candidateAccess.tokenHash, [...filter.hashes]), inArray(candidateAccess.dataSubjectId, ids)))
  return new Set(rows.map((row) => row.tokenHash))
}
