import { dataSubject, interviewSession, interviewSet, submission, type Transaction } from '@candor/db'
import { eq, inArray } from 'drizzle-orm'

export const listSetNames = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: interviewSet.id, name: interviewSet.name })
    .from(interviewSet)
    .where(inArray(interviewSet.id, [...ids]))

export const listCandidateNames = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({
      id: submission.id,
      firstName: dataSubject.firstName,
      lastName: dataSubject.lastName,
      language: interviewSession.language,
    })
    .from(submission)
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .where(inArray(submission.id, [...ids]))
