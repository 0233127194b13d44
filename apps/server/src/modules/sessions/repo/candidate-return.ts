import { userStatus } from '@candor/contract'
import { candidateAccess, dataSubject, organization } from '@candor/db'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Transaction } from './rows'

export interface PersonOfEmail {
  readonly dataSubjectId: string
  readonly organizationId: string
}

/** Who was interviewed with an address, in any organization that still is: the newest first. */
export const listPeopleOfEmail = (
  tx: Transaction,
  filter: { readonly email: string; readonly limit: number },
): Promise<PersonOfEmail[]> =>
  tx
    .select({ dataSubjectId: dataSubject.id, organizationId: dataSubject.organizationId })
    .from(dataSubject)
    .innerJoin(organization, eq(organization.id, dataSubject.organizationId))
    .where(
      and(
        eq(dataSubject.email, filter.email),
        ne(dataSubject.status, userStatus.DELETED),
        isNull(organization.deletedAt),
      ),
    )
    .orderBy(desc(dataSubject.createdAt), dataSubject.id)
    .limit(filter.limit)

export interface NewAccess extends PersonOfEmail {
  readonly accessId: string
  readonly tokenHash: string
}

/** Adds rights to people's interviews. */
export const insertAccesses = async (
  tx: Transaction,
  accesses: readonly NewAccess[],
  time: { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> => {
  await tx
    .insert(candidateAccess)
    .values(accesses.map(({ accessId, ...access }) => ({ id: accessId, ...access, ...time })))
}

/** Of these tokens' hashes, the ones that open one of these people. */
export const listHashesOfPeople = async (
  tx: Transaction,
  filter: { readonly hashes: readonly string[]; readonly people: readonly PersonOfEmail[] },
): Promise<ReadonlySet<string>> => {
  const ids = filter.people.map((person) => person.dataSubjectId)
  const rows = await tx
    .select({ tokenHash: candidateAccess.tokenHash })
    .from(candidateAccess)
    .where(and(inArray(candidateAccess.tokenHash, [...filter.hashes]), inArray(candidateAccess.dataSubjectId, ids)))
  return new Set(rows.map((row) => row.tokenHash))
}
