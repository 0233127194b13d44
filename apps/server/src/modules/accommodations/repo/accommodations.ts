import type { AccommodationOutcome, InterviewLanguage } from '@candor/contract'
import {
  accommodationRequest,
  authUser,
  candidateAccess,
  dataSubject,
  interviewSession,
  interviewSet,
  organization,
  position,
  submission,
  type Transaction,
} from '@candor/db'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

export type AccommodationRow = typeof accommodationRequest.$inferSelect

/** Undefined: a request of this interview is open. */
export const insertAccommodation = async (
  tx: Transaction,
  row: typeof accommodationRequest.$inferInsert,
): Promise<AccommodationRow | undefined> => {
  const [added] = await tx.insert(accommodationRequest).values(row).onConflictDoNothing().returning()
  return added
}

export const countOfSession = async (tx: Transaction, sessionId: string): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(accommodationRequest)
    .where(eq(accommodationRequest.sessionId, sessionId))
  return row?.count ?? 0
}

/** Of one interview, the newest first. */
export const listOfSession = (tx: Transaction, sessionId: string): Promise<AccommodationRow[]> =>
  tx
    .select()
    .from(accommodationRequest)
    .where(eq(accommodationRequest.sessionId, sessionId))
    .orderBy(desc(accommodationRequest.createdAt), desc(accommodationRequest.id))

export interface CompanyAccommodationRow {
  readonly request: AccommodationRow
  readonly firstName: string
  readonly lastName: string
  readonly interviewLanguage: InterviewLanguage
  readonly isTypingOffered: boolean
  readonly positionName: string
}

const companyColumns = {
  request: accommodationRequest,
  firstName: dataSubject.firstName,
  lastName: dataSubject.lastName,
  interviewLanguage: interviewSession.language,
  isTypingOffered: sql<boolean>`jsonb_exists_any(${interviewSession.state}->'modesOffered', array['text', 'no-voice'])`,
  positionName: position.name,
}

const selectForCompany = (tx: Transaction) =>
  tx
    .select(companyColumns)
    .from(accommodationRequest)
    .innerJoin(interviewSession, eq(interviewSession.id, accommodationRequest.sessionId))
    .innerJoin(dataSubject, eq(dataSubject.id, accommodationRequest.dataSubjectId))
    .innerJoin(interviewSet, eq(interviewSet.id, interviewSession.setId))
    .innerJoin(position, eq(position.id, interviewSet.positionId))

/** Row-level security hides the submission that a member or the candidate deleted, and with it the request. */
const isThere = or(
  isNull(interviewSession.submittedAt),
  sql`exists (select 1 from ${submission} where ${submission.sessionId} = ${interviewSession.id})`,
)

const isOf = (organizationId: string): SQL | undefined =>
  and(eq(accommodationRequest.organizationId, organizationId), isThere)

/** Open ones first, by their date; then the answered ones, the last answer first. */
export const listForCompany = (
  tx: Transaction,
  page: { readonly organizationId: string; readonly limit: number; readonly offset: number },
): Promise<CompanyAccommodationRow[]> =>
  selectForCompany(tx)
    .where(isOf(page.organizationId))
    .orderBy(
      sql`${accommodationRequest.answeredAt} desc nulls first`,
      asc(accommodationRequest.dueAt),
      asc(accommodationRequest.id),
    )
    .limit(page.limit)
    .offset(page.offset)

const countRows = async (tx: Transaction, condition: SQL | undefined, limit: number): Promise<number> => {
  const found = tx
    .select({ id: accommodationRequest.id })
    .from(accommodationRequest)
    .innerJoin(interviewSession, eq(interviewSession.id, accommodationRequest.sessionId))
    .where(condition)
    .limit(limit)
    .as('found')
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found)
  return row?.total ?? 0
}

export const countForCompany = (tx: Transaction, organizationId: string, limit: number): Promise<number> =>
  countRows(tx, isOf(organizationId), limit)

export const countOpen = (tx: Transaction, organizationId: string, limit: number): Promise<number> =>
  countRows(tx, and(isOf(organizationId), isNull(accommodationRequest.answeredAt)), limit)

export const findForCompany = async (tx: Transaction, id: string): Promise<CompanyAccommodationRow | undefined> => {
  const [row] = await selectForCompany(tx).where(and(eq(accommodationRequest.id, id), isThere))
  return row
}

export const findMemberName = async (tx: Transaction, userId: string): Promise<string> => {
  const [person] = await tx.select({ name: authUser.name }).from(authUser).where(eq(authUser.id, userId))
  return person?.name ?? ''
}

export const findOrganizationName = async (tx: Transaction, id: string): Promise<string> => {
  const [found] = await tx.select({ name: organization.name }).from(organization).where(eq(organization.id, id))
  return found?.name ?? ''
}

export interface NewAnswer {
  readonly id: string
  readonly outcome: AccommodationOutcome
  readonly allowsTyping: boolean
  readonly text: string
  readonly userId: string
  readonly memberName: string
  readonly at: Date
}

/** False: someone else has answered it. */
export const saveAnswer = async (tx: Transaction, given: NewAnswer): Promise<boolean> => {
  const { id, outcome, allowsTyping, text, userId, memberName, at } = given
  const rows = await tx
    .update(accommodationRequest)
    .set({ outcome, allowsTyping, answer: text, answeredAt: at, answeredBy: userId, answeredByName: memberName })
    .where(and(eq(accommodationRequest.id, id), isNull(accommodationRequest.answeredAt)))
    .returning({ id: accommodationRequest.id })
  return rows.length > 0
}

/** Browsers that can open the person's interviews now can open them until then: all of them, or those of one caller. */
export const extendAccesses = async (
  tx: Transaction,
  change: {
    readonly dataSubjectId: string
    readonly now: Date
    readonly until: Date
    readonly accessIds?: readonly string[]
  },
): Promise<void> => {
  const { dataSubjectId, now, until, accessIds } = change
  await tx
    .update(candidateAccess)
    .set({ expiresAt: until })
    .where(
      and(
        eq(candidateAccess.dataSubjectId, dataSubjectId),
        accessIds === undefined ? undefined : inArray(candidateAccess.id, [...accessIds]),
        isNull(candidateAccess.revokedAt),
        gt(candidateAccess.expiresAt, now),
        lt(candidateAccess.expiresAt, until),
      ),
    )
}

/** An answer, to whom it is mailed, in whose name, and where the interview is. Undefined: it was erased, or its organization deleted. */
export const findAnswerMail = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select({
      request: accommodationRequest,
      email: dataSubject.email,
      phase: interviewSession.phase,
      language: interviewSession.language,
      organizationName: organization.name,
      linkId: interviewSet.linkId,
    })
    .from(accommodationRequest)
    .innerJoin(dataSubject, eq(dataSubject.id, accommodationRequest.dataSubjectId))
    .innerJoin(interviewSession, eq(interviewSession.id, accommodationRequest.sessionId))
    .innerJoin(interviewSet, eq(interviewSet.id, interviewSession.setId))
    .innerJoin(organization, eq(organization.id, accommodationRequest.organizationId))
    .where(and(eq(accommodationRequest.id, id), isNull(organization.deletedAt)))
  return row
}
