import { userStatus } from '@candor/contract'
import { dataSubject, interviewSession, interviewSet, interviewSetVersion } from '@candor/db'
import { getAttemptsPerPerson } from '@candor/domain'
import { and, count, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './rows'

/** A person in a set, known by the canonical address. */
export interface Attempter {
  readonly organizationId: string
  readonly setId: string
  readonly email: string
}

/** Interviews of a set with an address, by all people of that address. */
const countInterviews = async (tx: Transaction, attempter: Attempter, condition: SQL | undefined): Promise<number> => {
  const [found] = await tx
    .select({ interviews: count() })
    .from(interviewSession)
    .innerJoin(dataSubject, eq(dataSubject.id, interviewSession.dataSubjectId))
    .where(
      and(
        eq(dataSubject.organizationId, attempter.organizationId),
        eq(dataSubject.email, attempter.email),
        ne(dataSubject.status, userStatus.DELETED),
        eq(interviewSession.setId, attempter.setId),
        eq(interviewSession.isPractice, false),
        condition,
      ),
    )
  return found?.interviews ?? 0
}

export const countSubmitted = (tx: Transaction, attempter: Attempter): Promise<number> =>
  countInterviews(tx, attempter, isNotNull(interviewSession.submittedAt))

/** The countdown to the submission runs, or stands still while an answer is retaken. */
const isWaiting = and(
  isNull(interviewSession.submittedAt),
  eq(interviewSession.phase, 'ended'),
  sql`(${interviewSession.state} ->> 'autoSubmitAtMs' is not null or ${interviewSession.state} ->> 'retake' is not null)`,
)

export const countWaiting = (tx: Transaction, attempter: Attempter): Promise<number> =>
  countInterviews(tx, attempter, isWaiting)

/** How many interviews the set allows to one person now, whichever version a session was planned on. */
export const readAttemptsAllowed = async (tx: Transaction, setId: string): Promise<number> => {
  const [found] = await tx
    .select({ content: interviewSetVersion.content })
    .from(interviewSet)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .where(eq(interviewSet.id, setId))
  return getAttemptsPerPerson(found?.content ?? {})
}
