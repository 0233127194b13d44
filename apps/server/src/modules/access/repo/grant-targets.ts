import { applicant, dataSubject, interviewSession, interviewSet, submission, type Transaction } from '@candor/db'
import { and, eq, exists, inArray, isNull, or } from 'drizzle-orm'

export const listSetNames = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: interviewSet.id, name: interviewSet.name })
    .from(interviewSet)
    .where(inArray(interviewSet.id, [...ids]))

const person = {
  firstName: dataSubject.firstName,
  lastName: dataSubject.lastName,
  language: interviewSession.language,
}

export const listCandidateNames = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: submission.id, ...person })
    .from(submission)
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .where(inArray(submission.id, [...ids]))

/** The company never sees a practice, nor the session of a submission that is being deleted: row-level security hides submissions only. */
export const listInterviewNames = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ id: interviewSession.id, ...person })
    .from(interviewSession)
    .innerJoin(dataSubject, eq(dataSubject.id, interviewSession.dataSubjectId))
    .where(
      and(
        inArray(interviewSession.id, [...ids]),
        eq(interviewSession.isPractice, false),
        or(
          isNull(interviewSession.submittedAt),
          exists(
            tx.select({ id: submission.id }).from(submission).where(eq(submission.sessionId, interviewSession.id)),
          ),
        ),
      ),
    )

export const listApplicantNames = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({
      id: applicant.id,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      language: applicant.language,
    })
    .from(applicant)
    .where(inArray(applicant.id, [...ids]))

const related = {
  submissionId: submission.id,
  sessionId: submission.sessionId,
  setId: submission.setId,
  applicantId: submission.applicantId,
}

/** What shows the same as an interview: its submission, applicant and set. */
export const listRelatedOfInterview = (tx: Transaction, sessionId: string) =>
  tx.select(related).from(submission).where(eq(submission.sessionId, sessionId))

/** What shows something of an applicant: submissions with their interviews and sets. */
export const listRelatedOfApplicant = (tx: Transaction, applicantId: string) =>
  tx.select(related).from(submission).where(eq(submission.applicantId, applicantId))
