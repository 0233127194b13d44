import { stage, submission, type Transaction } from '@candor/db'
import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { buildWhere, type SubmissionFilter, type SubmissionListRow, selectPage, selectRows } from './submission-list'
import { buildOrder } from './submission-list-order'

export interface BoardColumnRows {
  readonly stageId: string
  /** All that the filter finds at the stage. */
  readonly total: number
  /** The first of them. */
  readonly rows: readonly SubmissionListRow[]
}

/** The stages of the board, left to right: all, or the one of the filter. */
const listStageIds = async (
  tx: Transaction,
  { organizationId, stageId }: Pick<SubmissionFilter, 'organizationId' | 'stageId'>,
): Promise<string[]> => {
  const rows = await tx
    .select({ id: stage.id })
    .from(stage)
    .where(and(eq(stage.organizationId, organizationId), stageId === undefined ? undefined : eq(stage.id, stageId)))
    .orderBy(asc(stage.place), asc(stage.id))
  return rows.map(({ id }) => id)
}

const countByStage = async (tx: Transaction, filter: SubmissionFilter): Promise<Map<string | null, number>> => {
  const rows = await tx
    .select({ stageId: submission.stageId, total: count() })
    .from(submission)
    .where(buildWhere(filter))
    .groupBy(submission.stageId)
  return new Map(rows.map(({ stageId, total }) => [stageId, total]))
}

/** The ids of the first page of each stage: one statement in which each stage is a value, so that each takes its best index. */
export const selectBoardPages = (tx: Transaction, filter: SubmissionFilter, stageIds: readonly string[]) => {
  const [first, second, ...others] = stageIds.map((stageId) => selectPage(tx, { ...filter, stageId }))
  if (first === undefined) return null
  return second === undefined ? first : unionAll(first, second, ...others)
}

interface Cards {
  /** By stage. */
  readonly totals: ReadonlyMap<string | null, number>
  /** The first ones of each stage, in the filter's order. */
  readonly ids: readonly string[]
}

/** Without a keyword each stage's cards come from an index, and the counts are read apart from them. */
const readCards = async (tx: Transaction, filter: SubmissionFilter, stageIds: readonly string[]): Promise<Cards> => {
  const totals = await countByStage(tx, filter)
  const filled = stageIds.filter((id) => totals.has(id))
  return { totals, ids: ((await selectBoardPages(tx, filter, filled)) ?? []).map(({ id }) => id) }
}

/** Cards and counts in one statement: a keyword is compared with every submission, which one statement per stage would do again. */
const searchCards = async (tx: Transaction, filter: SubmissionFilter): Promise<Cards> => {
  const order = sql.join(buildOrder(filter.sort), sql`, `)
  const found = tx
    .select({
      id: submission.id,
      stageId: submission.stageId,
      place: sql`row_number() over (partition by ${submission.stageId} order by ${order})`.mapWith(Number).as('place'),
      total: sql`count(*) over (partition by ${submission.stageId})`.mapWith(Number).as('total'),
    })
    .from(submission)
    .where(buildWhere(filter))
    .as('found')
  const rows = await tx.select().from(found).where(lte(found.place, filter.limit)).orderBy(found.place)
  return { totals: new Map(rows.map(({ stageId, total }) => [stageId, total])), ids: rows.map(({ id }) => id) }
}

/** The first page of each stage, with the counts of all. The number of statements does not depend on stages or rows. */
export const listBoardRows = async (tx: Transaction, filter: SubmissionFilter): Promise<BoardColumnRows[]> => {
  const stageIds = await listStageIds(tx, filter)
  const { totals, ids } = await (filter.keyword === undefined
    ? readCards(tx, filter, stageIds)
    : searchCards(tx, filter))
  const rows = ids.length === 0 ? [] : await selectRows(tx, filter, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => found.get(id) ?? [])
  return stageIds.map((stageId) => ({
    stageId,
    total: totals.get(stageId) ?? 0,
    rows: inOrder.filter((row) => row.stageId === stageId),
  }))
}
