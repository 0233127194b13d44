import { assessment, dataSubject, interviewSet, submission, type Transaction } from '@candor/db'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isVisibleSubmission, type ViewerScope } from '../../access'
import { type SubmissionRow, selectSubmissions } from './submissions'

export type SubmissionSort = 'newest' | 'oldest' | 'level' | 'name'
export interface SubmissionFilter {
  readonly scope: ViewerScope
  readonly setId: string | undefined
  readonly keyword: string | undefined
  readonly sort: SubmissionSort
  readonly limit: number
  readonly offset: number
}

const escapeLike = (value: string): string => value.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const buildWhere = ({ scope, setId, keyword }: SubmissionFilter): SQL | undefined => {
  const pattern = keyword === undefined ? undefined : `%${escapeLike(keyword)}%`
  // As displayed, and in Vietnamese order with the family name first: 'Thảo Đặng Thị', 'Đặng Thị Thảo'.
  const names = sql`${dataSubject.firstName} || ' ' || ${dataSubject.lastName} || ' ' || ${dataSubject.firstName}`
  return and(
    isVisibleSubmission(scope),
    setId === undefined ? undefined : eq(submission.setId, setId),
    pattern === undefined
      ? undefined
      : or(ilike(names, pattern), ilike(dataSubject.email, pattern), ilike(interviewSet.name, pattern)),
  )
}

/** Half levels, so that noise does not rank people. */
const halfLevel = sql`round(coalesce(${assessment.body}->'overall'->>'level', ${assessment.body}->'groups'->'communication'->>'level')::numeric * 2) / 2`

/** The Vietnamese alphabet, which also orders plain Latin names as expected: a database's own order may be by code points. */
const inAlphabet = (column: AnyPgColumn): SQL => sql`${column} collate "vi-x-icu"`

const buildOrder = (sort: SubmissionSort): SQL[] => {
  const newest = [desc(submission.submittedAt), desc(submission.id)]
  switch (sort) {
    case 'newest':
      return newest
    case 'oldest':
      return [asc(submission.submittedAt), asc(submission.id)]
    case 'level':
      return [sql`${halfLevel} desc nulls last`, ...newest]
    case 'name':
      return [inAlphabet(dataSubject.firstName), inAlphabet(dataSubject.lastName), asc(submission.id)]
  }
}

/** One page of submissions; `total` counts the whole filter. */
export const listSubmissionRows = async (
  tx: Transaction,
  filter: SubmissionFilter,
): Promise<{ rows: SubmissionRow[]; total: number }> => {
  const where = buildWhere(filter)
  const rows = await selectSubmissions(tx)
    .where(where)
    .orderBy(...buildOrder(filter.sort))
    .limit(filter.limit)
    .offset(filter.offset)
  const [all] = await tx
    .select({ total: count() })
    .from(submission)
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .where(where)
  return { rows, total: all?.total ?? 0 }
}
