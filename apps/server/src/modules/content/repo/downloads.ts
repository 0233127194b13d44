import { type InterviewLanguage, type Role, userStatus } from '@candor/contract'
import {
  answer,
  authUser,
  candidateAccess,
  dataSubject,
  file,
  interviewSession,
  member,
  organization,
  submission,
  type Transaction,
  upload,
} from '@candor/db'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'

export type { Transaction } from '@candor/db'

/** A submission whose recordings may be downloaded, with the candidate's name. */
export interface RecordedSubmission {
  readonly id: string
  readonly organizationId: string
  readonly sessionId: string
  readonly firstName: string
  readonly lastName: string
  readonly language: InterviewLanguage
}

const submissionColumns = {
  id: submission.id,
  organizationId: submission.organizationId,
  sessionId: submission.sessionId,
  firstName: dataSubject.firstName,
  lastName: dataSubject.lastName,
  language: interviewSession.language,
}

const selectSubmissions = (tx: Transaction) =>
  tx
    .select(submissionColumns)
    .from(submission)
    .innerJoin(
      interviewSession,
      and(eq(interviewSession.id, submission.sessionId), eq(interviewSession.isPractice, false)),
    )
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))

/** A practice is never submitted. */
export const readRecordedSubmission = async (tx: Transaction, id: string): Promise<RecordedSubmission | null> => {
  const [found] = await selectSubmissions(tx).where(eq(submission.id, id))
  return found ?? null
}

export const findSessionSubmission = async (tx: Transaction, sessionId: string): Promise<RecordedSubmission | null> => {
  const [found] = await selectSubmissions(tx).where(eq(submission.sessionId, sessionId))
  return found ?? null
}

/** The id of the submission that a recording belongs to; null: it was not submitted. */
export const findSubmissionOfUpload = async (tx: Transaction, uploadId: string): Promise<string | null> => {
  const [found] = await tx
    .select({ id: submission.id })
    .from(upload)
    .innerJoin(submission, eq(submission.sessionId, upload.sessionId))
    .where(eq(upload.id, uploadId))
  return found?.id ?? null
}

export const readAnswerSession = async (tx: Transaction, answerId: string): Promise<string | null> => {
  const [found] = await tx.select({ sessionId: answer.sessionId }).from(answer).where(eq(answer.id, answerId))
  return found?.sessionId ?? null
}

export const hasSession = async (tx: Transaction, sessionId: string): Promise<boolean> => {
  const found = await tx
    .select({ id: interviewSession.id })
    .from(interviewSession)
    .where(eq(interviewSession.id, sessionId))
  return found.length === 1
}

/** Sealed recordings of the current takes only, in the order of the interview. */
export const listCountedRecordings = (tx: Transaction, sessionId: string) =>
  tx
    .select({ upload, questionNumber: answer.questionNumber })
    .from(upload)
    .innerJoin(answer, and(eq(answer.id, upload.answerId), eq(answer.currentTake, upload.take)))
    .where(and(eq(upload.sessionId, sessionId), eq(upload.state, 'sealed')))
    .orderBy(asc(answer.turn), asc(upload.segmentIndex))
export type CountedRecording = Awaited<ReturnType<typeof listCountedRecordings>>[number]

/** Sealed recordings of every take, in the order of the interview: for the candidate only. */
export const listSealedRecordings = (tx: Transaction, sessionId: string) =>
  tx
    .select({ upload, questionNumber: answer.questionNumber })
    .from(upload)
    .innerJoin(answer, eq(answer.id, upload.answerId))
    .where(and(eq(upload.sessionId, sessionId), eq(upload.state, 'sealed')))
    .orderBy(asc(answer.turn), asc(upload.take), asc(upload.segmentIndex))

/** The current files of a session, the CV first. */
export const listFiles = (tx: Transaction, sessionId: string) =>
  tx
    .select()
    .from(file)
    .where(and(eq(file.sessionId, sessionId), isNull(file.replacedAt)))
    .orderBy(asc(file.purpose), asc(file.createdAt))
export type FileRow = Awaited<ReturnType<typeof listFiles>>[number]

/** The current role of the person who signed an address. Null: no account, no organization, no membership. */
export const readMemberRole = async (
  tx: Transaction,
  person: { readonly userId: string; readonly organizationId: string },
): Promise<Role | null> => {
  const [found] = await tx
    .select({ role: member.role })
    .from(member)
    .innerJoin(authUser, and(eq(authUser.id, member.userId), eq(authUser.status, userStatus.ACTIVE)))
    .innerJoin(organization, and(eq(organization.id, member.organizationId), isNull(organization.deletedAt)))
    .where(and(eq(member.userId, person.userId), eq(member.organizationId, person.organizationId)))
  return found?.role ?? null
}

/** Whether a candidate's access is still valid. */
export const isAccessOpen = async (tx: Transaction, access: { accessId: string; nowMs: number }): Promise<boolean> => {
  const found = await tx
    .select({ id: candidateAccess.id })
    .from(candidateAccess)
    .where(
      and(
        eq(candidateAccess.id, access.accessId),
        isNull(candidateAccess.revokedAt),
        gt(candidateAccess.expiresAt, new Date(access.nowMs)),
      ),
    )
  return found.length === 1
}
