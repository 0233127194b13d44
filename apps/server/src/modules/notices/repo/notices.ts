import type { InterviewLanguage, NoticeKind } from '@candor/contract'
import {
  accommodationRequest,
  applicant,
  applicantNote,
  authUser,
  dataSubject,
  interviewSession,
  interviewSet,
  notice,
  position,
  projectApplicant,
  submission,
  type Transaction,
} from '@candor/db'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { countNotices, isItsApplicant, isVisibleTo, type Reader } from './visible-notices'

export interface NoticeRow {
  readonly id: string
  readonly kind: NoticeKind
  readonly createdAt: Date
  readonly readAt: Date | null
  readonly firstName: string
  readonly lastName: string
  /** Null: the candidate submitted no interview, and the first name is the whole one. */
  readonly language: InterviewLanguage | null
  readonly positionName: string | null
  readonly submissionId: string | null
  readonly projectId: string | null
  readonly authorName: string | null
  readonly replyBy: Date | null
}

/** Does nothing for a member who has the same notice already. Returns those that were added. */
export const insertNotices = async (
  tx: Transaction,
  rows: readonly (typeof notice.$inferInsert)[],
): Promise<readonly { readonly isMailDue: boolean }[]> => {
  if (rows.length === 0) return []
  return tx
    .insert(notice)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ isMailDue: notice.isMailDue })
}

/** Deletes all notices of one kind about a submission, so that new ones can take their place. */
export const deleteNoticesOf = async (tx: Transaction, submissionId: string, kind: NoticeKind): Promise<void> => {
  await tx.delete(notice).where(and(eq(notice.submissionId, submissionId), eq(notice.kind, kind)))
}

/** The same about an applicant. */
export const deleteNoticesAbout = async (tx: Transaction, applicantId: string, kind: NoticeKind): Promise<void> => {
  await tx.delete(notice).where(and(eq(notice.applicantId, applicantId), eq(notice.kind, kind)))
}

const newestSubmissionId = sql<
  string | null
>`coalesce(${notice.submissionId}, (select ${submission.id} from ${submission} where ${submission.applicantId} = ${notice.applicantId} order by ${submission.submittedAt} desc, ${submission.id} desc limit 1))`

const newestProjectId = sql<
  string | null
>`(select ${projectApplicant.projectId} from ${projectApplicant} where ${projectApplicant.applicantId} = ${notice.applicantId} order by ${projectApplicant.addedAt} desc limit 1)`

const columns = {
  id: notice.id,
  kind: notice.kind,
  createdAt: notice.createdAt,
  readAt: notice.readAt,
  firstName: sql<string>`coalesce(${submission.firstName}, ${applicant.firstName}, ${dataSubject.firstName}, '')`,
  lastName: sql<string>`coalesce(${submission.lastName}, ${applicant.lastName}, ${dataSubject.lastName}, '')`,
  language: sql<InterviewLanguage | null>`coalesce(${applicant.language}, ${interviewSession.language})`,
  positionName: position.name,
  submissionId: newestSubmissionId,
  projectId: newestProjectId,
  authorName: authUser.name,
  replyBy: notice.replyBy,
}

/** One page of what a reader sees, newest first. */
export const listNoticeRows = (
  tx: Transaction,
  page: { readonly reader: Reader; readonly limit: number; readonly offset: number },
): Promise<NoticeRow[]> =>
  tx
    .select(columns)
    .from(notice)
    .leftJoin(submission, eq(submission.id, notice.submissionId))
    .leftJoin(applicant, isItsApplicant)
    .leftJoin(accommodationRequest, eq(accommodationRequest.id, notice.accommodationId))
    .leftJoin(dataSubject, eq(dataSubject.id, accommodationRequest.dataSubjectId))
    .leftJoin(interviewSession, eq(interviewSession.id, accommodationRequest.sessionId))
    .leftJoin(interviewSet, eq(interviewSet.id, interviewSession.setId))
    .leftJoin(position, sql`${position.id} = coalesce(${applicant.positionId}, ${interviewSet.positionId})`)
    .leftJoin(applicantNote, eq(applicantNote.id, notice.noteId))
    .leftJoin(authUser, eq(authUser.id, applicantNote.authorId))
    .where(and(isVisibleTo(page.reader), eq(notice.isShown, true)))
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(page.limit)
    .offset(page.offset)

export const countShown = (tx: Transaction, reader: Reader, limit: number): Promise<number> =>
  countNotices(tx, { reader, condition: eq(notice.isShown, true), limit })

export const countUnread = (tx: Transaction, reader: Reader, limit: number): Promise<number> =>
  countNotices(tx, { reader, condition: and(eq(notice.isShown, true), isNull(notice.readAt)), limit })

type Owner = { readonly organizationId: string; readonly userId: string }

const isOf = ({ organizationId, userId }: Owner) =>
  and(eq(notice.organizationId, organizationId), eq(notice.userId, userId))

/** Whether the notice is there. One that was read before keeps its time. */
export const markRead = async (tx: Transaction, owner: Owner, read: { id: string; at: Date }): Promise<boolean> => {
  const rows = await tx
    .update(notice)
    .set({ readAt: sql`coalesce(${notice.readAt}, ${read.at.toISOString()}::timestamptz)` })
    .where(and(isOf(owner), eq(notice.id, read.id)))
    .returning({ id: notice.id })
  return rows.length > 0
}

export const markAllRead = async (tx: Transaction, owner: Owner, at: Date): Promise<void> => {
  await tx
    .update(notice)
    .set({ readAt: at })
    .where(and(isOf(owner), isNull(notice.readAt)))
}
