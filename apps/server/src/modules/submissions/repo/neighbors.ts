import type { SubmissionSort } from '@candor/contract'
import { submission, type Transaction } from '@candor/db'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { buildWhere, type SubmissionFilter } from './submission-list'
import { buildOrder, type Direction, getListOrder, type ListOrder, type SortKey } from './submission-list-order'

type ListFilter = Omit<SubmissionFilter, 'limit' | 'offset'>

export interface NeighborRows {
  readonly previousId: string | null
  readonly nextId: string | null
  /** From 1; null: the filter does not find the submission. */
  readonly place: number | null
  readonly total: number
}

/** A sort key with the value of the submission that is open, as text: a date of JavaScript has no microseconds. */
interface HeldKey extends SortKey {
  readonly held: string | null
}

const joinParts = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

const zHeld = z.array(z.string().nullable())

const readHeld = async (tx: Transaction, id: string, { first, then }: ListOrder): Promise<HeldKey[]> => {
  const keys = [...first, ...then]
  const texts = joinParts(keys.map(({ value }) => sql`(${value})::text`))
  const [row] = await tx
    .select({ held: sql`json_build_array(${texts})` })
    .from(submission)
    .where(eq(submission.id, id))
  const held = zHeld.parse(row?.held)
  return keys.map((key, index) => ({ ...key, held: held[index] ?? null }))
}

const cast = ({ held, type }: HeldKey): SQL => sql`${held}::${type}`

const isEqual = (key: HeldKey): SQL =>
  key.held === null ? sql`${key.value} is null` : sql`${key.value} = ${cast(key)}`

const operator = (direction: Direction, isReversed: boolean): SQL =>
  sql.raw((direction === 'descending') === isReversed ? '>' : '<')

/** Rows that come after the open one, or before it, by a key that may be null. */
const buildKeyRanges = (key: HeldKey, direction: Direction, isReversed: boolean): SQL[] => {
  const { value, held } = key
  if (held === null) return isReversed ? [sql`${value} is not null`] : []
  const beyond = sql`${value} ${operator(direction, isReversed)} ${cast(key)}`
  return isReversed ? [beyond] : [beyond, sql`${value} is null`]
}

/**
 * All rows after the open one, or before it (`isReversed`), nearest first. Each is one range of the index of the order, so that the
 * first row of it is found without reading those between.
 */
const buildRanges = (order: ListOrder, keys: readonly HeldKey[], isReversed: boolean): (SQL | undefined)[] => {
  const first = keys.slice(0, order.first.length)
  const then = keys.slice(order.first.length)
  const sameFirst = sql`(${joinParts(then.map(({ value }) => value))}) ${operator(order.thenDirection, isReversed)} (${joinParts(then.map(cast))})`
  const ranges = [and(...first.map(isEqual), sameFirst)]
  for (let index = first.length - 1; index >= 0; index -= 1) {
    const key = first[index]
    if (key === undefined) continue
    const before = first.slice(0, index).map(isEqual)
    ranges.push(...buildKeyRanges(key, order.firstDirection, isReversed).map((range) => and(...before, range)))
  }
  return ranges
}

export type NeighborRanges = Readonly<Record<Side, readonly (SQL | undefined)[]>>

type Side = 'previous' | 'next'

/**
 * What is before a submission in an order, and what is after it.
 * @internal
 */
export const readRanges = async (tx: Transaction, id: string, sort: SubmissionSort): Promise<NeighborRanges> => {
  const order = getListOrder(sort)
  const keys = await readHeld(tx, id, order)
  return { previous: buildRanges(order, keys, true), next: buildRanges(order, keys, false) }
}

/**
 * One statement: the nearest row of each range.
 * @internal
 */
export const selectNeighbors = (tx: Transaction, filter: ListFilter, ranges: NeighborRanges) => {
  const where = buildWhere(filter)
  const select = (side: Side) =>
    ranges[side].map((range, nearness) =>
      tx
        .select({ id: submission.id, side: sql<Side>`${side}::text`, nearness: sql<number>`${nearness}::int` })
        .from(submission)
        .where(and(where, range))
        .orderBy(...buildOrder(filter.sort, side === 'previous'))
        .limit(1),
    )
  const [first, second, ...others] = [...select('previous'), ...select('next')]
  if (first === undefined || second === undefined) throw new Error('an order has at least one range on each side')
  return unionAll(first, second, ...others)
}

/**
 * The submissions before and after one in a list. They are found by what the list is sorted by, and not by the submission's place in
 * it: one that the filter finds no longer, because it was opened or moved, still has neighbors.
 */
export const findNeighbors = async (tx: Transaction, id: string, filter: ListFilter): Promise<NeighborRows> => {
  const ranges = await readRanges(tx, id, filter.sort)
  const found = await selectNeighbors(tx, filter, ranges)
  const findNearest = (side: Side): string | null =>
    found.filter((row) => row.side === side).toSorted((a, b) => a.nearness - b.nearness)[0]?.id ?? null
  const [counts] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      before: sql<number>`(count(*) filter (where ${or(...ranges.previous)}))::int`,
      own: sql<number>`(count(*) filter (where ${eq(submission.id, id)}))::int`,
    })
    .from(submission)
    .where(buildWhere(filter))
  const { total, before, own } = counts ?? { total: 0, before: 0, own: 0 }
  return {
    previousId: findNearest('previous'),
    nextId: findNearest('next'),
    place: own === 0 ? null : before + 1,
    total,
  }
}
