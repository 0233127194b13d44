import type { JobFunctionId, Status } from '@candor/contract'
import { interviewSet, position, type Transaction } from '@candor/db'
import { findPositionStatus } from '@candor/domain'
import { and, asc, count, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { toLikePattern } from '../../../platform/like-pattern'
import { isVisibleSet, type ViewerScope } from '../../access'
import { submissionCount } from './sets'

export interface PositionRow {
  readonly id: string
  readonly name: string
  readonly functionId: JobFunctionId | null
  readonly status: Status
  readonly setCount: number
  readonly submissionCount: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

interface Visibility {
  readonly organizationId: string
  readonly scope: ViewerScope
}
export interface PositionFilter extends Visibility {
  readonly keyword: string | undefined
  readonly status: Status | undefined
}

/** What the member may see of each position: its sets and their submissions, counted in one pass over the organization's sets. */
const selectCounts = (tx: Transaction, { organizationId, scope }: Visibility) =>
  tx
    .select({
      positionId: interviewSet.positionId,
      setCount: sql<number>`count(*)::int`.as('set_count'),
      submissionCount: sql<number>`sum(${submissionCount})::int`.as('submission_count'),
    })
    .from(interviewSet)
    .where(and(eq(interviewSet.organizationId, organizationId), isVisibleSet(scope)))
    .groupBy(interviewSet.positionId)
    .as('counts')

const selectPositions = (tx: Transaction, visibility: Visibility) => {
  const counts = selectCounts(tx, visibility)
  return tx
    .select({
      id: position.id,
      name: position.name,
      functionId: position.functionId,
      status: position.status,
      setCount: sql<number>`coalesce(${counts.setCount}, 0)`,
      submissionCount: sql<number>`coalesce(${counts.submissionCount}, 0)`,
      createdAt: position.createdAt,
      updatedAt: position.updatedAt,
    })
    .from(position)
    .leftJoin(counts, eq(counts.positionId, position.id))
}

/** A viewer sees the positions of the sets that are shared with them. */
const isVisiblePosition = (scope: ViewerScope): SQL | undefined =>
  scope.kind === 'all'
    ? undefined
    : sql`exists (select 1 from ${interviewSet} where ${interviewSet.organizationId} = ${position.organizationId} and ${interviewSet.positionId} = ${position.id} and ${isVisibleSet(scope)})`

const buildWhere = ({ organizationId, scope, keyword, status }: PositionFilter): SQL | undefined =>
  and(
    eq(position.organizationId, organizationId),
    isVisiblePosition(scope),
    status === undefined ? undefined : eq(position.status, status),
    keyword === undefined ? undefined : ilike(position.name, toLikePattern(keyword)),
  )

/** By name, in the order of the Vietnamese alphabet; `total` counts the whole filter. */
export const listPositionRows = async (
  tx: Transaction,
  filter: PositionFilter,
  limit: number,
): Promise<{ rows: PositionRow[]; total: number }> => {
  const rows = await selectPositions(tx, filter)
    .where(buildWhere(filter))
    .orderBy(asc(sql`${position.name} collate "vi-x-icu"`), asc(position.id))
    .limit(limit)
  if (rows.length < limit) return { rows, total: rows.length }
  const [all] = await tx.select({ total: count() }).from(position).where(buildWhere(filter))
  return { rows, total: all?.total ?? 0 }
}

/** A position; undefined where the member may not see it. */
export const findPosition = async (
  tx: Transaction,
  id: string,
  visibility: Visibility,
): Promise<PositionRow | undefined> => {
  const { organizationId, scope } = visibility
  const [row] = await selectPositions(tx, visibility).where(
    and(eq(position.organizationId, organizationId), eq(position.id, id), isVisiblePosition(scope)),
  )
  return row
}

/** The sets of a position that the member may see, oldest first. */
export const listVisibleSets = (
  tx: Transaction,
  positionId: string,
  { organizationId, scope }: Visibility,
): Promise<{ id: string; name: string; status: Status }[]> =>
  tx
    .select({ id: interviewSet.id, name: interviewSet.name, status: interviewSet.status })
    .from(interviewSet)
    .where(
      and(
        eq(interviewSet.organizationId, organizationId),
        eq(interviewSet.positionId, positionId),
        isVisibleSet(scope),
      ),
    )
    .orderBy(interviewSet.createdAt, interviewSet.id)

export const countPositions = (tx: Transaction, visibility: Visibility): Promise<{ status: Status; total: number }[]> =>
  tx
    .select({ status: position.status, total: count() })
    .from(position)
    .where(and(eq(position.organizationId, visibility.organizationId), isVisiblePosition(visibility.scope)))
    .groupBy(position.status)

export const insertPosition = async (
  tx: Transaction,
  input: {
    readonly id: string
    readonly organizationId: string
    readonly name: string
    readonly functionId?: JobFunctionId | null | undefined
    readonly at: Date
  },
): Promise<void> => {
  const { at, ...values } = input
  const status = findPositionStatus([])
  await tx.insert(position).values({ ...values, status, createdAt: at, updatedAt: at })
}

/** Locks a position; undefined: there is none. Lock its sets first where they are changed too. */
export const lockPosition = async (
  tx: Transaction,
  id: string,
): Promise<{ name: string; status: Status } | undefined> => {
  const [row] = await tx
    .select({ name: position.name, status: position.status })
    .from(position)
    .where(eq(position.id, id))
    .for('update')
  return row
}

/** Writes a position's name and function, and its status from its sets. Without any it keeps its own, or gets the one given. */
export const refreshPosition = async (
  tx: Transaction,
  id: string,
  change: {
    readonly name: string
    readonly functionId?: JobFunctionId | null | undefined
    readonly at: Date
    readonly statusWithoutSets?: Status | undefined
  },
): Promise<void> => {
  const { name, functionId, at, statusWithoutSets } = change
  const own = await lockPosition(tx, id)
  const sets = await tx
    .select({ status: interviewSet.status })
    .from(interviewSet)
    .where(eq(interviewSet.positionId, id))
  const status =
    sets.length === 0 ? (statusWithoutSets ?? own?.status) : findPositionStatus(sets.map((set) => set.status))
  await tx
    .update(position)
    // Drizzle leaves a column alone whose value is undefined.
    .set({ name, functionId, status, updatedAt: at })
    .where(eq(position.id, id))
}
