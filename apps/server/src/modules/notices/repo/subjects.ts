import type { NoticeKind } from '@candor/contract'
import {
  applicant,
  applicantNote,
  candidateRequest,
  notice,
  organization,
  submission,
  type Transaction,
} from '@candor/db'
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'

/** The shown time of a submission and the state of its assessment; undefined: it was erased. */
export const findSubject = async (tx: Transaction, submissionId: string) => {
  const [row] = await tx
    .select({ submittedAt: submission.submittedAt, state: submission.state })
    .from(submission)
    .where(eq(submission.id, submissionId))
  return row
}

/** Undefined: it was answered, or its submission was erased. */
export const findOpenRequest = async (tx: Transaction, requestId: string) => {
  const [row] = await tx
    .select({ createdAt: candidateRequest.createdAt, dueAt: candidateRequest.dueAt })
    .from(candidateRequest)
    .where(and(eq(candidateRequest.id, requestId), isNull(candidateRequest.answeredAt)))
  return row
}

export const hasNote = async (tx: Transaction, noteId: string): Promise<boolean> => {
  const rows = await tx.select({ id: applicantNote.id }).from(applicantNote).where(eq(applicantNote.id, noteId))
  return rows.length > 0
}

/** When a mail to an applicant was last refused; null: none was, or the applicant was erased. */
export const findRefusal = async (tx: Transaction, applicantId: string): Promise<Date | null> => {
  const [row] = await tx
    .select({ mailRefusedAt: applicant.mailRefusedAt })
    .from(applicant)
    .where(eq(applicant.id, applicantId))
  return row?.mailRefusedAt ?? null
}

/** An applicant to whom a reply was promised. */
export interface DueReply {
  readonly applicantId: string
  readonly organizationId: string
  readonly replyBy: Date
}

const hasNoNotice = (kind: NoticeKind): SQL =>
  sql`not exists (select 1 from ${notice} where ${notice.applicantId} = ${applicant.id} and ${notice.kind} = ${kind} and ${notice.replyBy} = ${applicant.replyBy})`

const isAfter = ({ replyBy, applicantId }: DueReply): SQL | undefined =>
  or(gt(applicant.replyBy, replyBy), and(eq(applicant.replyBy, replyBy), gt(applicant.id, applicantId)))

interface DueQuery {
  readonly kind: NoticeKind
  readonly from: Date
  readonly until: Date
  readonly after: DueReply | undefined
  readonly limit: number
}

/** The next applicants, by date, whose reply is due in this time and who are in no notice of the kind about it. */
export const listDueReplies = async (tx: Transaction, query: DueQuery): Promise<DueReply[]> => {
  const { kind, from, until, after, limit } = query
  const rows = await tx
    .select({ applicantId: applicant.id, organizationId: applicant.organizationId, replyBy: applicant.replyBy })
    .from(applicant)
    .innerJoin(organization, eq(organization.id, applicant.organizationId))
    .where(
      and(
        gt(applicant.replyBy, from),
        lte(applicant.replyBy, until),
        eq(applicant.isHidden, false),
        isNull(organization.deletedAt),
        hasNoNotice(kind),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(asc(applicant.replyBy), asc(applicant.id))
    .limit(limit)
  return rows.flatMap(({ replyBy, ...row }) => (replyBy === null ? [] : [{ ...row, replyBy }]))
}
