import type { AssessmentState, InterviewLanguage, SubmissionSort, SubmissionState } from '@candor/contract'
import {
  assessment,
  dataSubject,
  interviewSession,
  interviewSet,
  interviewSetVersion,
  submission,
  type Transaction,
} from '@candor/db'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { toLikePattern } from '../../../platform/like-pattern'
import { isVisibleSubmission, type ViewerScope } from '../../access'
import { hasVideo } from './submissions'

export interface SubmissionFilter {
  readonly organizationId: string
  readonly scope: ViewerScope
  readonly setId: string | undefined
  readonly stageId: string | undefined
  /** Canonical form. */
  readonly email: string | undefined
  readonly keyword: string | undefined
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
  readonly state: SubmissionState
  readonly tries: number
  readonly submittedAt: Date
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: InterviewLanguage
  readonly assessmentState: AssessmentState | null
  readonly overallHalves: number | null
  readonly pointsCovered: number | null
  readonly hasVideo: boolean
  readonly stageId: string | null
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

/** The organization is named even though row-level security adds it: the planner then knows that it is one value. */
const buildWhere = ({ organizationId, scope, setId, stageId, email, keyword }: SubmissionFilter): SQL | undefined =>
  and(
    eq(submission.organizationId, organizationId),
    isVisibleSubmission(scope),
    setId === undefined ? undefined : eq(submission.setId, setId),
    stageId === undefined ? undefined : eq(submission.stageId, stageId),
    email === undefined ? undefined : isOfAddress(organizationId, email),
    keyword === undefined ? undefined : matchesKeyword(organizationId, keyword),
  )

/** The Vietnamese alphabet, which also orders plain Latin names as expected: a database's own order may be by code points. */
const inAlphabet = (column: AnyPgColumn): SQL => sql`${column} collate "vi-x-icu"`

/** Each is exactly the order of an index of the table, or its reverse: another one would sort all submissions. */
const buildOrder = (sort: SubmissionSort): SQL[] => {
  const newest = [desc(submission.submittedAt), desc(submission.id)]
  switch (sort) {
    case 'newest':
      return newest
    case 'oldest':
      return [asc(submission.submittedAt), asc(submission.id)]
    case 'level':
      return [sql`${submission.overallHalves} desc nulls last`, ...newest]
    case 'name':
      return [inAlphabet(submission.firstName), inAlphabet(submission.lastName), asc(submission.id)]
    case 'duration':
      return [desc(submission.durationMs), ...newest]
    case 'answered':
      return [desc(submission.answered), ...newest]
    case 'points':
      return [
        sql`${submission.mustHavesNamed} desc nulls last`,
        sql`${submission.pointsCovered} desc nulls last`,
        ...newest,
      ]
  }
}

/** No column of an assessment's body and none of a set's content as a whole: unpacking them takes longer than all else. */
const listColumns = {
  id: submission.id,
  setId: submission.setId,
  setName: interviewSet.name,
  positionName: sql<string>`${interviewSetVersion.content}->>'positionName'`,
  state: submission.state,
  tries: submission.tries,
  submittedAt: submission.submittedAt,
  firstName: submission.firstName,
  lastName: submission.lastName,
  email: dataSubject.email,
  language: interviewSession.language,
  assessmentState: assessment.state,
  overallHalves: submission.overallHalves,
  pointsCovered: submission.pointsCovered,
  hasVideo,
  stageId: submission.stageId,
}

const selectRows = (tx: Transaction, organizationId: string, ids: readonly string[]): Promise<SubmissionListRow[]> =>
  tx
    .select(listColumns)
    .from(submission)
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSession.setVersionId))
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .leftJoin(assessment, eq(assessment.id, submission.currentAssessmentId))
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

/** One page of submissions; `total` counts the whole filter. Other tables are read for the rows of the page only. */
export const listSubmissionRows = async (
  tx: Transaction,
  filter: SubmissionFilter,
): Promise<{ rows: SubmissionListRow[]; total: number }> => {
  const ids = (await selectPage(tx, filter)).map(({ id }) => id)
  const [all] = await selectTotal(tx, filter)
  const total = all?.total ?? 0
  if (ids.length === 0) return { rows: [], total }
  const found = new Map((await selectRows(tx, filter.organizationId, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => found.get(id) ?? []), total }
}
