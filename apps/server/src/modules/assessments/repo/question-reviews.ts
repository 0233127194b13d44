import type { InterviewLanguage, SetContent } from '@candor/contract'
import {
  answer,
  interviewSession,
  interviewSet,
  interviewSetVersion,
  questionLevel,
  submission,
  type Transaction,
} from '@candor/db'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isVisibleSet, isVisibleSubmission, type ViewerScope } from '../../access'

/** A set that the member sees, with its present version. */
export const findReviewedSet = async (tx: Transaction, id: string, scope: ViewerScope) => {
  const [row] = await tx
    .select({ id: interviewSet.id, name: interviewSet.name, content: interviewSetVersion.content })
    .from(interviewSet)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .where(and(eq(interviewSet.id, id), isVisibleSet(scope)))
  return row
}

interface AnswerFilter {
  readonly setId: string
  readonly questionId: string
  readonly userId: string
  readonly scope: ViewerScope
}

const hasAnswer = (questionId: string): SQL =>
  sql`exists (select 1 from ${answer} where ${answer.sessionId} = ${submission.sessionId} and ${answer.questionId} = ${questionId})`

const buildWhere = ({ setId, questionId, scope }: AnswerFilter): SQL | undefined =>
  and(eq(submission.setId, setId), isVisibleSubmission(scope), hasAnswer(questionId))

/** The member's levels for the question, in the order of its criteria. */
const ownLevels = ({ questionId, userId }: AnswerFilter): SQL<number[]> =>
  sql<
    number[]
  >`array(select ${questionLevel.level}::int from ${questionLevel} where ${questionLevel.submissionId} = ${submission.id} and ${questionLevel.questionId} = ${questionId} and ${questionLevel.reviewerId} = ${userId} and ${questionLevel.endedAt} is null order by ${questionLevel.criterion})`

export interface ReviewItemRow {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly language: InterviewLanguage
  readonly setVersionId: string
  readonly levels: readonly number[]
}

/**
 * Submissions that answer the question, at most `limit`. The order is that of a hash over the submission, the question and the member: it
 * tells nothing of a candidate, differs between members, and stays when another submission comes.
 */
export const listReviewItems = async (
  tx: Transaction,
  filter: AnswerFilter,
  limit: number,
): Promise<{ rows: ReviewItemRow[]; total: number }> => {
  const where = buildWhere(filter)
  const rows = await tx
    .select({
      id: submission.id,
      firstName: submission.firstName,
      lastName: submission.lastName,
      language: interviewSession.language,
      setVersionId: interviewSession.setVersionId,
      levels: ownLevels(filter),
    })
    .from(submission)
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .where(where)
    .orderBy(
      sql`md5(${submission.id}::text || ${filter.questionId}::text || ${filter.userId}::text)`,
      asc(submission.id),
    )
    .limit(limit)
  const [all] = await tx.select({ total: count() }).from(submission).where(where)
  return { rows, total: all?.total ?? 0 }
}

/** The contents of versions by id: a set has few, however many submissions it has. */
export const listVersionContents = async (
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SetContent>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: interviewSetVersion.id, content: interviewSetVersion.content })
    .from(interviewSetVersion)
    .where(inArray(interviewSetVersion.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, content }) => [id, content]))
}

const present = alias(questionLevel, 'present')
const isRatedAtPresent = sql`exists (select 1 from ${questionLevel} as "present" where ${present.submissionId} = ${questionLevel.submissionId} and ${present.questionId} = ${questionLevel.questionId} and ${present.criterion} = ${questionLevel.criterion} and ${present.reviewerId} = ${questionLevel.reviewerId} and ${present.endedAt} is null)`

/**
 * Each reviewer's first level for each criterion in the set's submissions, where the reviewer has a level at present. The first one was
 * given before the server sent any colleague's.
 */
export const listFirstLevels = (tx: Transaction, { setId, scope }: { setId: string; scope: ViewerScope }) =>
  tx
    .selectDistinctOn(
      [questionLevel.submissionId, questionLevel.questionId, questionLevel.criterion, questionLevel.reviewerId],
      {
        submissionId: questionLevel.submissionId,
        item: sql<string>`${questionLevel.questionId} || ' ' || ${questionLevel.criterion}`,
        reviewerId: questionLevel.reviewerId,
        level: questionLevel.level,
      },
    )
    .from(questionLevel)
    .innerJoin(submission, eq(submission.id, questionLevel.submissionId))
    .where(and(eq(submission.setId, setId), isVisibleSubmission(scope), isRatedAtPresent))
    .orderBy(
      questionLevel.submissionId,
      questionLevel.questionId,
      questionLevel.criterion,
      questionLevel.reviewerId,
      asc(questionLevel.createdAt),
      asc(questionLevel.id),
    )
