import { userStatus } from '@candor/contract'
import { dataSubject, interviewSession, interviewSet, interviewSetVersion } from '@candor/db'
import { getAttemptsPerPerson } from '@candor/domain'
import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import type { Transaction } from './rows'

/** A person in a set, known by the canonical address. */
export interface Attempter {
  readonly organizationId: string
  readonly setId: string
  readonly email: string
}

/** Interviews of a set that were submitted with an address, by all people of that address. Practice is never submitted. */
export const countSubmitted = async (tx: Transaction, attempter: Attempter): Promise<number> => {
  const [found] = await tx
    .select({ submitted: count() })
    .from(interviewSession)
    .innerJoin(dataSubject, eq(dataSubject.id, interviewSession.dataSubjectId))
    .where(
      and(
        eq(dataSubject.organizationId, attempter.organizationId),
        eq(dataSubject.email, attempter.email),
        ne(dataSubject.status, userStatus.DELETED),
        eq(interviewSession.setId, attempter.setId),
        eq(interviewSession.isPractice, false),
        isNotNull(interviewSession.submittedAt),
      ),
    )
  return found?.submitted ?? 0
}

/** How many interviews the set allows to one person now, whichever version a session was planned on. */
export const readAttemptsAllowed = async (tx: Transaction, setId: string): Promise<number> => {
  const [found] = await tx
    .select({ content: interviewSetVersion.content })
    .from(interviewSet)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .where(eq(interviewSet.id, setId))
  return getAttemptsPerPerson(found?.content ?? {})
}
