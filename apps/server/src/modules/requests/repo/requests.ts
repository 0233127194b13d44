import type { InterviewLanguage, RequestOutcome } from '@candor/contract'
import {
  applicant,
  authUser,
  candidateRequest,
  dataSubject,
  interviewSession,
  interviewSet,
  organization,
  position,
  submission,
  submissionView,
  type Transaction,
} from '@candor/db'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'

export type RequestRow = typeof candidateRequest.$inferSelect

/** Undefined: a request of this kind is open, of an objection one about the same subject. */
export const insertRequest = async (
  tx: Transaction,
  row: typeof candidateRequest.$inferInsert,
): Promise<RequestRow | undefined> => {
  const [added] = await tx.insert(candidateRequest).values(row).onConflictDoNothing().returning()
  return added
}

/** About one submission, the newest first. */
export const listSubmissionRequests = (tx: Transaction, submissionId: string): Promise<RequestRow[]> =>
  tx
    .select()
    .from(candidateRequest)
    .where(eq(candidateRequest.submissionId, submissionId))
    .orderBy(desc(candidateRequest.createdAt), desc(candidateRequest.id))

export interface CompanyRequestRow {
  readonly request: RequestRow
  readonly firstName: string
  readonly lastName: string
  readonly interviewLanguage: InterviewLanguage
  readonly positionName: string
}

const companyColumns = {
  request: candidateRequest,
  firstName: submission.firstName,
  lastName: submission.lastName,
  interviewLanguage: interviewSession.language,
  positionName: sql<string>`coalesce(${position.name}, ${interviewSet.name})`,
}

/** With the submission: row-level security hides one that a member deleted, and with it the request. */
const selectCompanyRequests = (tx: Transaction) =>
  tx
    .select(companyColumns)
    .from(candidateRequest)
    .innerJoin(submission, eq(submission.id, candidateRequest.submissionId))
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .leftJoin(applicant, eq(applicant.id, submission.applicantId))
    .leftJoin(position, eq(position.id, applicant.positionId))

interface RequestFilter {
  readonly organizationId: string
  readonly submissionId: string | undefined
}

const isIn = ({ organizationId, submissionId }: RequestFilter): SQL | undefined =>
  and(
    eq(candidateRequest.organizationId, organizationId),
    submissionId === undefined ? undefined : eq(candidateRequest.submissionId, submissionId),
  )

/** Open ones first, by their date; then the answered ones, the last answer first. */
export const listRequestRows = (
  tx: Transaction,
  page: { readonly filter: RequestFilter; readonly limit: number; readonly offset: number },
): Promise<CompanyRequestRow[]> =>
  selectCompanyRequests(tx)
    .where(isIn(page.filter))
    .orderBy(
      sql`${candidateRequest.answeredAt} desc nulls first`,
      asc(candidateRequest.dueAt),
      asc(candidateRequest.id),
    )
    .limit(page.limit)
    .offset(page.offset)

const countRows = async (tx: Transaction, condition: SQL | undefined, limit: number): Promise<number> => {
  const found = tx
    .select({ id: candidateRequest.id })
    .from(candidateRequest)
    .innerJoin(submission, eq(submission.id, candidateRequest.submissionId))
    .where(condition)
    .limit(limit)
    .as('found')
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found)
  return row?.total ?? 0
}

export const countRequests = (tx: Transaction, filter: RequestFilter, limit: number): Promise<number> =>
  countRows(tx, isIn(filter), limit)

export const countOpen = (tx: Transaction, organizationId: string, limit: number): Promise<number> =>
  countRows(tx, and(isIn({ organizationId, submissionId: undefined }), isNull(candidateRequest.answeredAt)), limit)

export const findCompanyRequest = async (tx: Transaction, id: string): Promise<CompanyRequestRow | undefined> => {
  const [row] = await selectCompanyRequests(tx).where(eq(candidateRequest.id, id))
  return row
}

/** False: someone else has answered it. */
export const saveAnswer = async (
  tx: Transaction,
  answer: {
    readonly id: string
    readonly outcome: RequestOutcome
    readonly text: string
    readonly userId: string
    readonly at: Date
  },
): Promise<boolean> => {
  const { id, outcome, text, userId, at } = answer
  const [person] = await tx.select({ name: authUser.name }).from(authUser).where(eq(authUser.id, userId))
  const rows = await tx
    .update(candidateRequest)
    .set({ outcome, answer: text, answeredAt: at, answeredBy: userId, answeredByName: person?.name ?? '' })
    .where(and(eq(candidateRequest.id, id), isNull(candidateRequest.answeredAt)))
    .returning({ id: candidateRequest.id })
  return rows.length > 0
}

/** Whether a member has opened the submission. */
export const hasOpened = async (
  tx: Transaction,
  view: { readonly submissionId: string; readonly userId: string },
): Promise<boolean> => {
  const rows = await tx
    .select({ userId: submissionView.userId })
    .from(submissionView)
    .where(and(eq(submissionView.submissionId, view.submissionId), eq(submissionView.userId, view.userId)))
  return rows.length > 0
}

/** An answer, to whom it is mailed, in whose name, and where it is read. Undefined: it was erased, or its organization deleted. */
export const findAnswerMail = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select({
      request: candidateRequest,
      email: dataSubject.email,
      language: interviewSession.language,
      organizationName: organization.name,
      linkId: interviewSet.linkId,
    })
    .from(candidateRequest)
    .innerJoin(submission, eq(submission.id, candidateRequest.submissionId))
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .innerJoin(organization, eq(organization.id, submission.organizationId))
    .where(and(eq(candidateRequest.id, id), isNull(organization.deletedAt)))
  return row
}
