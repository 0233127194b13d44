import {
  accommodationRequest,
  applicant,
  candidateRequest,
  interviewSession,
  notice,
  submission,
  type Transaction,
} from '@candor/db'
import { listNoticeKinds } from '@candor/domain'
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { MemberCaller } from '../../../http/caller'
import { isVisibleSubmission, type ViewerScope } from '../../access'
import { getApplicantScope, isVisibleApplicant } from '../../applicants'

/** A member, and what they see at this instant. */
export interface Reader {
  readonly actor: MemberCaller
  readonly scope: ViewerScope
}

const isRequestOpen = sql`exists (select 1 from ${candidateRequest} where ${candidateRequest.submissionId} = ${notice.submissionId} and ${candidateRequest.dueAt} = ${notice.replyBy} and ${candidateRequest.answeredAt} is null)`

const showsSubmission = (scope: ViewerScope): SQL | undefined =>
  and(
    isNotNull(notice.submissionId),
    isNotNull(submission.id),
    isNull(submission.deletionId),
    isVisibleSubmission(scope),
    // Another assessment was asked for, or succeeded.
    or(ne(notice.kind, 'assessment_failed'), eq(submission.state, 'failed')),
    or(notInArray(notice.kind, ['request', 'request_due', 'request_overdue']), isRequestOpen),
  )

const showsApplicant = (actor: MemberCaller): SQL | undefined =>
  and(
    isNull(notice.submissionId),
    eq(applicant.isHidden, false),
    isVisibleApplicant(getApplicantScope(actor)),
    // The reply was given, or is due at another date.
    or(isNull(notice.replyBy), eq(applicant.replyBy, notice.replyBy)),
  )

/** Until it is answered. Row-level security hides the submission that was deleted since, and with it the request. */
const showsAccommodation = sql`exists (select 1 from ${accommodationRequest} join ${interviewSession} on ${interviewSession.id} = ${accommodationRequest.sessionId} where ${accommodationRequest.id} = ${notice.accommodationId} and ${accommodationRequest.answeredAt} is null and (${interviewSession.submittedAt} is null or exists (select 1 from ${submission} s where s.session_id = ${interviewSession.id} and s.deletion_id is null)))`

/** A condition on `notice` with its submission and its applicant: it is the reader's, and its subject is there and seen by them. */
export const isVisibleTo = ({ actor, scope }: Reader): SQL | undefined =>
  and(
    eq(notice.organizationId, actor.organizationId),
    eq(notice.userId, actor.userId),
    inArray(notice.kind, [...listNoticeKinds(actor.role)]),
    or(showsSubmission(scope), showsApplicant(actor), showsAccommodation),
  )

/** A submission's applicant, or a note's or a reply's. */
export const isItsApplicant = sql`${applicant.id} = coalesce(${notice.applicantId}, ${submission.applicantId})`

/** How many notices fulfil a condition, counted up to a limit. */
export const countNotices = async (
  tx: Transaction,
  query: { readonly reader: Reader; readonly condition: SQL | undefined; readonly limit: number },
): Promise<number> => {
  const found = tx
    .select({ id: notice.id })
    .from(notice)
    .leftJoin(submission, eq(submission.id, notice.submissionId))
    .leftJoin(applicant, isItsApplicant)
    .where(and(isVisibleTo(query.reader), query.condition))
    .limit(query.limit)
    .as('found')
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found)
  return row?.total ?? 0
}
