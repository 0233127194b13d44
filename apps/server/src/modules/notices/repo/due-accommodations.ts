import type { NoticeKind } from '@candor/contract'
import { accommodationRequest, interviewSession, notice, organization, submission, type Transaction } from '@candor/db'
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

/** Undefined: it was answered or erased. */
export const findOpenAccommodation = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select({ createdAt: accommodationRequest.createdAt, dueAt: accommodationRequest.dueAt })
    .from(accommodationRequest)
    .where(and(eq(accommodationRequest.id, id), isNull(accommodationRequest.answeredAt)))
  return row
}

/** An open request for an accommodation. */
export interface DueAccommodation {
  readonly id: string
  readonly organizationId: string
  readonly dueAt: Date
}

const hasNoNotice = (kind: NoticeKind): SQL =>
  sql`not exists (select 1 from ${notice} where ${notice.accommodationId} = ${accommodationRequest.id} and ${notice.kind} = ${kind})`

const isAfter = ({ dueAt, id }: DueAccommodation): SQL | undefined =>
  or(gt(accommodationRequest.dueAt, dueAt), and(eq(accommodationRequest.dueAt, dueAt), gt(accommodationRequest.id, id)))

/** Of an interview that was submitted and deleted since, until it is erased. */
const isDeleted = sql`exists (select 1 from ${submission} where ${submission.sessionId} = ${interviewSession.id} and ${submission.deletionId} is not null)`

interface DueQuery {
  readonly kind: NoticeKind
  readonly from: Date
  readonly until: Date
  readonly after: DueAccommodation | undefined
  readonly limit: number
}

/** The next open requests, by date, that are due in this time and that no notice of the kind is about. */
export const listDueAccommodations = (tx: Transaction, query: DueQuery): Promise<DueAccommodation[]> => {
  const { kind, from, until, after, limit } = query
  return tx
    .select({
      id: accommodationRequest.id,
      organizationId: accommodationRequest.organizationId,
      dueAt: accommodationRequest.dueAt,
    })
    .from(accommodationRequest)
    .innerJoin(interviewSession, eq(interviewSession.id, accommodationRequest.sessionId))
    .innerJoin(organization, eq(organization.id, accommodationRequest.organizationId))
    .where(
      and(
        isNull(accommodationRequest.answeredAt),
        gt(accommodationRequest.dueAt, from),
        lte(accommodationRequest.dueAt, until),
        isNull(organization.deletedAt),
        sql`not ${isDeleted}`,
        hasNoNotice(kind),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(asc(accommodationRequest.dueAt), asc(accommodationRequest.id))
    .limit(limit)
}
