import type {
  AssessmentState,
  DecisionFilter,
  InterviewLanguage,
  ReviewDecision,
  SubmissionSort,
} from '@candor/contract'
import {
  applicant,
  dataSubject,
  interviewSession,
  interviewSet,
  interviewSetVersion,
  submission,
  submissionDecision,
  submissionView,
  type Transaction,
} from '@candor/db'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { toLikePattern } from '../../../platform/like-pattern'
import { isVisibleSubmission, type ViewerScope } from '../../access'
import { buildOrder } from './submission-list-order'
import { hasVideo } from './submissions'

export interface SubmissionFilter {
  readonly organizationId: string
  /** The member who asks. */
  readonly userId: string
  readonly scope: ViewerScope
  readonly setId: string | undefined
  readonly stageId: string | undefined
  /** Canonical form. */
  readonly email: string | undefined
  readonly keyword: string | undefined
  readonly status: AssessmentState | undefined
  /** Only what the member has not opened. */
  readonly isUnseen: boolean
  /** What was opened since counts as not opened; undefined: the present. */
  readonly unseenAt?: Date | undefined
  /** Only of people who were promised a reply that was not given yet. */
  readonly isWaiting: boolean
  /** Only what the member decided so, or what they have yet to decide. */
  readonly decision: DecisionFilter | undefined
  readonly sort: SubmissionSort
  readonly limit: number
  readonly offset: number
}

/** A submission with what the list shows of it. */
export interface SubmissionListRow {
  readonly id: string
  readonly setId: string
  readonly setName: string
  readonly positionName: string
  readonly submittedAt: Date
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: InterviewLanguage
  readonly assessmentState: AssessmentState
  readonly overallHalves: number | null
  readonly communicationHalves: number | null
  readonly cognitiveHalves: number | null
  readonly cvHalves: number | null
  readonly mustHavesNamed: number | null
  readonly mustHavesSearched: number | null
  readonly pointsCovered: number | null
  readonly dimensionsJudged: number | null
  readonly words: number | null
  readonly answered: number
  readonly questionCount: number
  readonly durationMs: number
  readonly hasVideo: boolean
  readonly isUnseen: boolean
  readonly ownDecision: ReviewDecision | null
  readonly stageId: string | null
  readonly stageSince: Date | null
  readonly replyBy: Date | null
}

/** Small letters by Unicode, which a database's own locale may not know. The stored search text has them too. */
const toLower = (text: SQL): SQL => sql`lower(${text} collate "vi-x-icu")`

const matchesKeyword = (organizationId: string, keyword: string): SQL | undefined => {
  const pattern = toLower(sql`${toLikePattern(keyword)}::text`)
  const setsOfName = sql`select ${interviewSet.id} from ${interviewSet} where ${interviewSet.organizationId} = ${organizationId} and ${toLower(sql`${interviewSet.name}`)} like ${pattern}`
  // An array is computed once, so that only the submissions' own table is read for the people.
  return or(sql`${submission.search} like ${pattern}`, sql`${submission.setId} = any(array(${setsOfName}))`)
}

/** An array is computed once, from the index of addresses. */
const isOfAddress = (organizationId: string, email: string): SQL =>
  sql`${submission.dataSubjectId} = any(array(select ${dataSubject.id} from ${dataSubject} where ${dataSubject.organizationId} = ${organizationId} and ${dataSubject.email} = ${email}))`

/** An array is computed once, from the index of the dates. */
const isWaitingForReply = (organizationId: string): SQL =>
  sql`${submission.applicantId} = any(array(select ${applicant.id} from ${applicant} where ${applicant.organizationId} = ${organizationId} and ${applicant.replyBy} is not null))`

/** The member has not opened the submission, or had not opened it at that instant. */
const isUnseenBy = (userId: string, at?: Date): SQL<boolean> => {
  const isEarlier = at === undefined ? sql`` : sql` and ${submissionView.viewedAt} < ${at.toISOString()}::timestamptz`
  return sql<boolean>`not exists (select 1 from ${submissionView} where ${submissionView.submissionId} = ${submission.id} and ${submissionView.userId} = ${userId}${isEarlier})`
}

const isOwnDecision = (userId: string): SQL =>
  sql`${submissionDecision.submissionId} = ${submission.id} and ${submissionDecision.userId} = ${userId}`

const selectOwnDecision = (userId: string): SQL<ReviewDecision | null> =>
  sql<ReviewDecision | null>`(select ${submissionDecision.decision} from ${submissionDecision} where ${isOwnDecision(userId)})`

/** What a member decided is an array that is computed once, from the index of members. */
const isDecided = (userId: string, decision: DecisionFilter): SQL =>
  decision === 'none'
    ? sql`not exists (select 1 from ${submissionDecision} where ${isOwnDecision(userId)})`
    : sql`${submission.id} = any(array(select ${submissionDecision.submissionId} from ${submissionDecision} where ${submissionDecision.userId} = ${userId} and ${submissionDecision.decision} = ${decision}))`

const ifGiven = <T>(value: T | undefined, compare: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : compare(value)

/** The organization is named even though row-level security adds it: the planner then knows that it is one value. */
export const buildWhere = ({
  organizationId,
  userId,
  scope,
  isUnseen,
  unseenAt,
  isWaiting,
  ...filter
}: Omit<SubmissionFilter, 'limit' | 'offset'>): SQL | undefined =>
  and(
    eq(submission.organizationId, organizationId),
    isVisibleSubmission(scope),
    ifGiven(filter.setId, (setId) => eq(submission.setId, setId)),
    ifGiven(filter.stageId, (stageId) => eq(submission.stageId, stageId)),
    ifGiven(filter.status, (status) => eq(submission.assessmentState, status)),
    ifGiven(filter.email, (email) => isOfAddress(organizationId, email)),
    ifGiven(filter.keyword, (keyword) => matchesKeyword(organizationId, keyword)),
    isUnseen ? isUnseenBy(userId, unseenAt) : undefined,
    isWaiting ? isWaitingForReply(organizationId) : undefined,
    ifGiven(filter.decision, (decision) => isDecided(userId, decision)),
  )

/** No column of an assessment's body and none of a set's content as a whole: unpacking them takes longer than all else. */
const listColumns = (userId: string) => ({
  id: submission.id,
  setId: submission.setId,
  setName: interviewSet.name,
  positionName: sql<string>`${interviewSetVersion.content}->>'positionName'`,
  submittedAt: submission.submittedAt,
  firstName: submission.firstName,
  lastName: submission.lastName,
  email: dataSubject.email,
  language: interviewSession.language,
  assessmentState: submission.assessmentState,
  overallHalves: submission.overallHalves,
  communicationHalves: submission.communicationHalves,
  cognitiveHalves: submission.cognitiveHalves,
  cvHalves: submission.cvHalves,
  mustHavesNamed: submission.mustHavesNamed,
  mustHavesSearched: submission.mustHavesSearched,
  pointsCovered: submission.pointsCovered,
  dimensionsJudged: submission.dimensionsJudged,
  words: submission.words,
  answered: submission.answered,
  questionCount: submission.questionCount,
  durationMs: submission.durationMs,
  hasVideo,
  isUnseen: isUnseenBy(userId),
  ownDecision: selectOwnDecision(userId),
  stageId: submission.stageId,
  stageSince: applicant.stageSince,
  replyBy: applicant.replyBy,
})

/** Of submissions that the member sees, in any order. */
export const selectRows = (
  tx: Transaction,
  { organizationId, userId }: Pick<SubmissionFilter, 'organizationId' | 'userId'>,
  ids: readonly string[],
): Promise<SubmissionListRow[]> =>
  tx
    .select(listColumns(userId))
    .from(submission)
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSession.setVersionId))
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .leftJoin(applicant, eq(applicant.id, submission.applicantId))
    .where(and(eq(submission.organizationId, organizationId), inArray(submission.id, [...ids])))

/** The ids of one page, from one table and in the order of one of its indexes. */
export const selectPage = (tx: Transaction, filter: SubmissionFilter) =>
  tx
    .select({ id: submission.id })
    .from(submission)
    .where(buildWhere(filter))
    .orderBy(...buildOrder(filter.sort))
    .limit(filter.limit)
    .offset(filter.offset)

export const selectTotal = (tx: Transaction, filter: SubmissionFilter) =>
  tx.select({ total: count() }).from(submission).where(buildWhere(filter))

/** Page and total in one statement: a keyword is compared with every submission, which a second statement would do again. */
const searchPage = async (tx: Transaction, filter: SubmissionFilter): Promise<{ ids: string[]; total: number }> => {
  const rows = await tx
    .select({ id: submission.id, total: sql`count(*) over ()`.mapWith(Number) })
    .from(submission)
    .where(buildWhere(filter))
    .orderBy(...buildOrder(filter.sort))
    .limit(filter.limit)
    .offset(filter.offset)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (await countRows(tx, filter)) }
}

const countRows = async (tx: Transaction, filter: SubmissionFilter): Promise<number> =>
  (await selectTotal(tx, filter))[0]?.total ?? 0

/** Without a keyword the page comes from an index, and the total counts apart from it. */
const readPage = async (tx: Transaction, filter: SubmissionFilter): Promise<{ ids: string[]; total: number }> => ({
  ids: (await selectPage(tx, filter)).map(({ id }) => id),
  total: await countRows(tx, filter),
})

/** One page of submissions; `total` counts the whole filter. Other tables are read for the rows of the page only. */
export const listSubmissionRows = async (
  tx: Transaction,
  filter: SubmissionFilter,
): Promise<{ rows: SubmissionListRow[]; total: number }> => {
  const { ids, total } = await (filter.keyword === undefined ? readPage : searchPage)(tx, filter)
  if (ids.length === 0) return { rows: [], total }
  const found = new Map((await selectRows(tx, filter, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => found.get(id) ?? []), total }
}
