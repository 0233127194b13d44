import { type ConsentPurpose, userStatus } from '@candor/contract'
import { candidateAccess, consent, dataSubject } from '@candor/db'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from './rows'

export interface AccessRow {
  readonly accessId: string
  readonly organizationId: string
  readonly dataSubjectId: string
}

/** What these tokens open, unless it has expired or was revoked, in one query. */
export const listAccess = async (
  tx: Transaction,
  query: { readonly tokenHashes: readonly string[]; readonly nowMs: number },
): Promise<readonly (AccessRow & { readonly tokenHash: string })[]> =>
  tx
    .select({
      tokenHash: candidateAccess.tokenHash,
      accessId: candidateAccess.id,
      organizationId: candidateAccess.organizationId,
      dataSubjectId: candidateAccess.dataSubjectId,
    })
    .from(candidateAccess)
    .where(
      and(
        inArray(candidateAccess.tokenHash, [...query.tokenHashes]),
        isNull(candidateAccess.revokedAt),
        gt(candidateAccess.expiresAt, new Date(query.nowMs)),
      ),
    )

export interface NewPerson {
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Whether a mailed code has shown that the person reads the address. */
  readonly isAddressProven: boolean
  readonly accessId: string
  readonly tokenHash: string
  readonly nowMs: number
  readonly expiresAtMs: number
}

/** A person known by an interview, and the right of this browser to it. */
export const insertPerson = async (tx: Transaction, person: NewPerson): Promise<void> => {
  const now = new Date(person.nowMs)
  const { organizationId, dataSubjectId, email, firstName, lastName } = person
  await tx.insert(dataSubject).values({
    id: dataSubjectId,
    organizationId,
    email,
    firstName,
    lastName,
    status: userStatus.POTENTIAL,
    addressProvenAt: person.isAddressProven ? now : null,
    createdAt: now,
    updatedAt: now,
  })
  await tx.insert(candidateAccess).values({
    id: person.accessId,
    organizationId,
    dataSubjectId,
    tokenHash: person.tokenHash,
    createdAt: now,
    expiresAt: new Date(person.expiresAtMs),
  })
}

export const readPerson = async (
  tx: Transaction,
  dataSubjectId: string,
): Promise<{ email: string; firstName: string; lastName: string } | null> => {
  const [found] = await tx
    .select({ email: dataSubject.email, firstName: dataSubject.firstName, lastName: dataSubject.lastName })
    .from(dataSubject)
    .where(eq(dataSubject.id, dataSubjectId))
  return found ?? null
}

export const renamePerson = async (
  tx: Transaction,
  dataSubjectId: string,
  name: { readonly firstName: string; readonly lastName: string; readonly nowMs: number },
): Promise<void> => {
  await tx
    .update(dataSubject)
    .set({ firstName: name.firstName, lastName: name.lastName, updatedAt: new Date(name.nowMs) })
    .where(eq(dataSubject.id, dataSubjectId))
}

export interface GivenConsent {
  readonly purpose: ConsentPurpose
  readonly version: string
  readonly textSha256: string
}

interface ConsentOf {
  readonly sessionId: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly nowMs: number
  readonly newId: () => string
}

/** Adds what was not yet consented to in these very words, and withdraws what is no longer given. */
export const replaceConsents = async (
  tx: Transaction,
  owner: ConsentOf,
  given: readonly GivenConsent[],
): Promise<void> => {
  const known = await tx.select().from(consent).where(eq(consent.sessionId, owner.sessionId))
  const isKnown = (givenConsent: GivenConsent): boolean =>
    known.some(
      (row) =>
        row.purpose === givenConsent.purpose && row.textSha256 === givenConsent.textSha256 && row.withdrawnAt === null,
    )
  const withdrawn = known.filter(
    (row) => row.withdrawnAt === null && !given.some((givenConsent) => givenConsent.purpose === row.purpose),
  )
  if (withdrawn.length > 0) {
    const ids = withdrawn.map((row) => row.id)
    await tx
      .update(consent)
      .set({ withdrawnAt: new Date(owner.nowMs) })
      .where(inArray(consent.id, ids))
  }
  const added = given.filter((givenConsent) => !isKnown(givenConsent))
  if (added.length === 0) return
  await tx.insert(consent).values(
    added.map((givenConsent) => ({
      id: owner.newId(),
      organizationId: owner.organizationId,
      dataSubjectId: owner.dataSubjectId,
      sessionId: owner.sessionId,
      ...givenConsent,
      givenAt: new Date(owner.nowMs),
    })),
  )
}

export const hasConsent = async (
  tx: Transaction,
  query: { readonly sessionId: string; readonly purpose: ConsentPurpose },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.sessionId, query.sessionId), eq(consent.purpose, query.purpose), isNull(consent.withdrawnAt)))
  return rows.length > 0
}
