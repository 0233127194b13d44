import type { ApplicantProgress, ApplicantSort, InterviewLanguage, InterviewState } from '@candor/contract'
import { applicant, applicantRating, authUser, position, submission, type Transaction } from '@candor/db'
import { and, asc, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { toLikePattern } from '../../../platform/like-pattern'
import { type ApplicantScope, isVisibleApplicant } from './applicant-scope'

export interface ApplicantRow {
  readonly id: string
  readonly positionId: string
  readonly positionName: string
  readonly firstName: string
  readonly lastName: string
  readonly language: InterviewLanguage | null
  readonly email: string
  readonly stageId: string
  readonly interview: InterviewState
  readonly submissionCount: number
  readonly newestSubmissionId: string | null
  readonly createdAt: Date
  readonly replyBy: Date | null
  readonly mailRefusedAt: Date | null
  /** Mean, one decimal; null: no one has rated. */
  readonly rating: number | null
}

export interface ApplicantFilter {
  readonly keyword?: string | undefined
  readonly positionId?: string | undefined
  readonly stageId?: string | undefined
  readonly interview?: InterviewState | undefined
}

const rating = sql<
  number | null
>`(select round(avg(${applicantRating.rating}), 1)::float8 from ${applicantRating} where ${applicantRating.applicantId} = ${applicant.id})`

const newestSubmissionId = sql<
  string | null
>`(select ${submission.id} from ${submission} where ${submission.applicantId} = ${applicant.id} order by ${submission.submittedAt} desc, ${submission.id} desc limit 1)`

const interview = sql<InterviewState>`case when ${applicant.submissionCount} > 0 then 'submitted' else ${applicant.progress} end`

const hasProgress = (progress: ApplicantProgress): SQL | undefined =>
  // The condition of the index of people without a submission.
  and(sql`${applicant.submissionCount} = 0`, eq(applicant.progress, progress))

const isAt: Readonly<Record<InterviewState, SQL | undefined>> = {
  invited: hasProgress('invited'),
  started: hasProgress('started'),
  unfinished: hasProgress('unfinished'),
  submitted: gt(applicant.submissionCount, 0),
}

export const applicantColumns = {
  id: applicant.id,
  positionId: applicant.positionId,
  positionName: position.name,
  firstName: applicant.firstName,
  lastName: applicant.lastName,
  language: applicant.language,
  email: applicant.email,
  stageId: applicant.stageId,
  interview,
  submissionCount: applicant.submissionCount,
  newestSubmissionId,
  createdAt: applicant.createdAt,
  replyBy: applicant.replyBy,
  mailRefusedAt: applicant.mailRefusedAt,
  rating,
}

const buildWhere = (scope: ApplicantScope, filter: ApplicantFilter): SQL | undefined => {
  const { keyword, positionId, stageId, interview: state } = filter
  return and(
    eq(applicant.organizationId, scope.organizationId),
    isVisibleApplicant(scope),
    positionId === undefined ? undefined : eq(applicant.positionId, positionId),
    stageId === undefined ? undefined : eq(applicant.stageId, stageId),
    state === undefined ? undefined : isAt[state],
    keyword === undefined
      ? undefined
      : sql`${applicant.search} like lower(${toLikePattern(keyword)}::text collate "vi-x-icu")`,
  )
}

const inAlphabet = (column: AnyPgColumn): SQL => sql`${column} collate "vi-x-icu"`
export const byName = [inAlphabet(applicant.firstName), inAlphabet(applicant.lastName), asc(applicant.id)]

/** Each is the order of an index of the table, or its reverse. */
const orders: Readonly<Record<ApplicantSort, readonly SQL[]>> = {
  newest: [desc(applicant.createdAt), desc(applicant.id)],
  oldest: [asc(applicant.createdAt), asc(applicant.id)],
  name: byName,
}

const selectApplicants = (tx: Transaction) =>
  tx.select(applicantColumns).from(applicant).innerJoin(position, eq(position.id, applicant.positionId))

export interface ApplicantPage extends ApplicantFilter {
  readonly sort: ApplicantSort
  readonly limit: number
  readonly offset: number
}

/** One page of applicants. */
export const listApplicantRows = (
  tx: Transaction,
  scope: ApplicantScope,
  { sort, limit, offset, ...filter }: ApplicantPage,
): Promise<ApplicantRow[]> =>
  selectApplicants(tx)
    .where(buildWhere(scope, filter))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)

/** How many applicants a filter finds, by stage; stages without one are absent. */
export const countApplicants = (
  tx: Transaction,
  scope: ApplicantScope,
  filter: ApplicantFilter,
): Promise<{ stageId: string; count: number }[]> =>
  tx
    .select({ stageId: applicant.stageId, count: count() })
    .from(applicant)
    .where(buildWhere(scope, filter))
    .groupBy(applicant.stageId)

/** How many applicants a filter finds, by state of the interview; states without one are absent. */
export const countByInterview = (
  tx: Transaction,
  scope: ApplicantScope,
  filter: ApplicantFilter,
): Promise<{ interview: InterviewState; count: number }[]> =>
  tx.select({ interview, count: count() }).from(applicant).where(buildWhere(scope, filter)).groupBy(interview)

const isOneOf = (scope: ApplicantScope, condition: SQL): SQL | undefined =>
  and(eq(applicant.organizationId, scope.organizationId), isVisibleApplicant(scope), condition)

export const findApplicant = async (
  tx: Transaction,
  scope: ApplicantScope,
  id: string,
): Promise<ApplicantRow | undefined> => {
  const [found] = await selectApplicants(tx).where(isOneOf(scope, eq(applicant.id, id)))
  return found
}

/** The applicant of a submission, by its code. */
export const findApplicantIdByCode = async (
  tx: Transaction,
  organizationId: string,
  code: string,
): Promise<string | undefined> => {
  const [found] = await tx
    .select({ id: submission.applicantId })
    .from(submission)
    .where(and(eq(submission.organizationId, organizationId), eq(submission.code, code)))
  return found?.id ?? undefined
}

/** The same address at other positions. */
export const listOtherApplications = (
  tx: Transaction,
  scope: ApplicantScope,
  row: Pick<ApplicantRow, 'id' | 'email'>,
): Promise<ApplicantRow[]> =>
  selectApplicants(tx)
    .where(isOneOf(scope, sql`${and(eq(applicant.email, row.email), ne(applicant.id, row.id))}`))
    .orderBy(...orders.newest)

/** The applicants of these submissions; fewer pairs than ids if one of them is missing. */
export const listApplicantsOfSubmissions = (
  tx: Transaction,
  organizationId: string,
  submissionIds: readonly string[],
): Promise<{ submissionId: string; applicantId: string | null }[]> =>
  tx
    .select({ submissionId: submission.id, applicantId: submission.applicantId })
    .from(submission)
    .where(and(eq(submission.organizationId, organizationId), inArray(submission.id, [...submissionIds])))

/** Moves applicants to a stage. Returns those that were elsewhere. */
export const moveApplicants = async (
  tx: Transaction,
  change: {
    readonly organizationId: string
    readonly ids: readonly string[]
    readonly stageId: string
    readonly at: Date
  },
): Promise<string[]> => {
  const chosen = and(eq(applicant.organizationId, change.organizationId), inArray(applicant.id, [...change.ids]))
  // Locked by id, so that two members who move the same people don't wait for each other.
  await tx.select({ id: applicant.id }).from(applicant).where(chosen).orderBy(applicant.id).for('update')
  const moved = await tx
    .update(applicant)
    .set({ stageId: change.stageId, stageSince: change.at })
    .where(and(chosen, ne(applicant.stageId, change.stageId)))
    .returning({ id: applicant.id })
  return moved.map(({ id }) => id)
}

/** The name is null if the member has left the organization. */
export const listRatings = (
  tx: Transaction,
  applicantId: string,
): Promise<{ userId: string; name: string | null; rating: number; updatedAt: Date }[]> =>
  tx
    .select({
      userId: applicantRating.userId,
      name: authUser.name,
      rating: applicantRating.rating,
      updatedAt: applicantRating.updatedAt,
    })
    .from(applicantRating)
    .leftJoin(authUser, eq(authUser.id, applicantRating.userId))
    .where(eq(applicantRating.applicantId, applicantId))
    .orderBy(desc(applicantRating.updatedAt), asc(applicantRating.userId))

/** Keeps a member's rating; null takes it back. */
export const saveRating = async (
  tx: Transaction,
  change: {
    readonly applicantId: string
    readonly organizationId: string
    readonly userId: string
    readonly rating: number | null
    readonly at: Date
  },
): Promise<void> => {
  const { applicantId, organizationId, userId, at } = change
  if (change.rating === null) {
    await tx
      .delete(applicantRating)
      .where(and(eq(applicantRating.applicantId, applicantId), eq(applicantRating.userId, userId)))
    return
  }
  const saved = { rating: change.rating, updatedAt: at }
  await tx
    .insert(applicantRating)
    .values({ applicantId, organizationId, userId, ...saved })
    .onConflictDoUpdate({ target: [applicantRating.applicantId, applicantRating.userId], set: saved })
}

/** Notes that the person was replied to: no reply is due any more. */
export const endReply = async (
  tx: Transaction,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> => {
  const { replyBy } = applicant
  const endedReplyBy = sql`coalesce(${replyBy}, ${applicant.endedReplyBy})`
  // A second reply is no reply to the promise.
  const endedReplyAt = sql`case when ${replyBy} is null then ${applicant.endedReplyAt} else ${sql.param(at, applicant.endedReplyAt)} end`
  await tx
    .update(applicant)
    .set({ replyBy: null, repliedAt: at, endedReplyBy, endedReplyAt })
    .where(eq(applicant.id, id))
}
