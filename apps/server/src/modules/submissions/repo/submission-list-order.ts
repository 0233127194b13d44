import type { SubmissionSort } from '@candor/contract'
import { applicant, submission } from '@candor/db'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export type Direction = 'ascending' | 'descending'

/** What a row is compared by, and the type of its values. */
export interface SortKey {
  readonly value: SQL
  readonly type: SQL
}

export interface ListOrder {
  /** May be null. Rows without a value are last in both directions. */
  readonly first: readonly SortKey[]
  readonly firstDirection: Direction
  /** Never null, and together unique. All in one direction, so that they can be compared as one. */
  readonly then: readonly SortKey[]
  readonly thenDirection: Direction
}

const key = (column: AnyPgColumn): SortKey => ({ value: sql`${column}`, type: sql.raw(column.getSQLType()) })

/** The Vietnamese alphabet, which also orders plain Latin names as expected: a database's own order may be by code points. */
const inAlphabet = (column: AnyPgColumn): SortKey => ({
  value: sql`${column} collate "vi-x-icu"`,
  type: sql.raw(column.getSQLType()),
})

const time = [key(submission.submittedAt), key(submission.id)]
const names = [inAlphabet(submission.firstName), inAlphabet(submission.lastName), key(submission.id)]

const by = (then: readonly SortKey[], thenDirection: Direction): ListOrder => ({
  first: [],
  firstDirection: thenDirection,
  then,
  thenDirection,
})
const highest = (...columns: AnyPgColumn[]): ListOrder => ({
  ...by(time, 'descending'),
  first: columns.map(key),
  firstDirection: 'descending',
})
const lowest = (...columns: AnyPgColumn[]): ListOrder => ({ ...highest(...columns), firstDirection: 'ascending' })

/** Read for each row that is sorted: those of the few people who wait. */
const replyBy: SortKey = {
  value: sql`(select ${applicant.replyBy} from ${applicant} where ${applicant.id} = ${submission.applicantId})`,
  type: sql.raw(applicant.replyBy.getSQLType()),
}

/**
 * Each is exactly the order of an index of the table, or its reverse: another one would sort all submissions. By the date of the reply,
 * the filter leaves only those of people who wait, so they are sorted.
 */
const orders: Record<SubmissionSort, ListOrder> = {
  newest: by(time, 'descending'),
  oldest: by(time, 'ascending'),
  name: by(names, 'ascending'),
  nameDescending: by(names, 'descending'),
  level: highest(submission.overallHalves),
  levelAscending: lowest(submission.overallHalves),
  communication: highest(submission.communicationHalves),
  communicationAscending: lowest(submission.communicationHalves),
  cognitive: highest(submission.cognitiveHalves),
  cognitiveAscending: lowest(submission.cognitiveHalves),
  cv: highest(submission.cvHalves),
  cvAscending: lowest(submission.cvHalves),
  points: highest(submission.mustHavesNamed, submission.pointsCovered),
  pointsAscending: lowest(submission.mustHavesNamed, submission.pointsCovered),
  answered: by([key(submission.answered), ...time], 'descending'),
  answeredAscending: by([key(submission.answered), ...time], 'ascending'),
  duration: by([key(submission.durationMs), ...time], 'descending'),
  durationAscending: by([key(submission.durationMs), ...time], 'ascending'),
  replyBy: { ...by(time, 'descending'), first: [replyBy], firstDirection: 'ascending' },
  replyByDescending: { ...by(time, 'descending'), first: [replyBy], firstDirection: 'descending' },
}

export const getListOrder = (sort: SubmissionSort): ListOrder => orders[sort]

const isDescending = (direction: Direction, isReversed: boolean): boolean => (direction === 'descending') !== isReversed

const firstSuffix = (direction: Direction, isReversed: boolean): SQL =>
  sql.raw(`${isDescending(direction, isReversed) ? 'desc' : 'asc'} nulls ${isReversed ? 'first' : 'last'}`)

/** `isReversed`: from the last row to the first one. */
export const buildOrder = (sort: SubmissionSort, isReversed = false): SQL[] => {
  const { first, firstDirection, then, thenDirection } = orders[sort]
  const suffix = sql.raw(isDescending(thenDirection, isReversed) ? 'desc' : 'asc')
  return [
    ...first.map(({ value }) => sql`${value} ${firstSuffix(firstDirection, isReversed)}`),
    ...then.map(({ value }) => sql`${value} ${suffix}`),
  ]
}
