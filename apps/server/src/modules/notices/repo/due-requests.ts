import type { NoticeKind } from '@candor/contract'
import { candidateRequest, notice, organization, submission, type Transaction } from '@candor/db'
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

/** An open request of a candidate. */
export interface DueRequest {
  readonly id: string
  readonly submissionId: string
  readonly organizationId: string
  readonly dueAt: Date
}

const hasNoNotice = (kind: NoticeKind): SQL =>
  sql`not exists (select 1 from ${notice} where ${notice.submissionId} = ${candidateRequest.submissionId} and ${notice.kind} = ${kind} and ${notice.replyBy} = ${candidateRequest.dueAt})`

const isAfter = ({ dueAt, id }: DueRequest): SQL | undefined =>
  or(gt(candidateRequest.dueAt, dueAt), and(eq(candidateRequest.dueAt, dueAt), gt(candidateRequest.id, id)))

interface DueQuery {
  readonly kind: NoticeKind
  readonly from: Date
  readonly until: Date
  readonly after: DueRequest | undefined
  readonly limit: number
}

/** The next open requests, by date, that are due in this time and that no notice of the kind is about. */
export const listDueRequests = (tx: Transaction, query: DueQuery): Promise<DueRequest[]> => {
  const { kind, from, until, after, limit } = query
  return tx
    .select({
      id: candidateRequest.id,
      submissionId: candidateRequest.submissionId,
      organizationId: candidateRequest.organizationId,
      dueAt: candidateRequest.dueAt,
    })
    .from(candidateRequest)
    .innerJoin(submission, eq(submission.id, candidateRequest.submissionId))
    .innerJoin(organization, eq(organization.id, candidateRequest.organizationId))
    .where(
      and(
        isNull(candidateRequest.answeredAt),
        gt(candidateRequest.dueAt, from),
        lte(candidateRequest.dueAt, until),
        isNull(submission.deletionId),
        isNull(organization.deletedAt),
        hasNoNotice(kind),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(asc(candidateRequest.dueAt), asc(candidateRequest.id))
    .limit(limit)
}
