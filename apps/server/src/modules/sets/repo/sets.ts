import type { SetAccessKind, SetContent, Status } from '@candor/contract'
import { interviewSet, interviewSetVersion, submission, type Transaction } from '@candor/db'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { isVisibleSet, type ViewerScope } from '../../access'

export interface SetRow {
  readonly id: string
  readonly name: string
  readonly status: Status
  readonly linkId: string
  readonly access: SetAccessKind
  /** Until when interviews may begin; null: no such day. */
  readonly deadline: Date | null
  /** Of the buttons on the candidates' pages; null: the product's own. */
  readonly accentColor: string | null
  readonly positionId: string
  readonly producedBy: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly versionId: string
  readonly version: number
  readonly frozenAt: Date | null
  readonly content: SetContent
  readonly submissionCount: number
}

/** The organization is named so that the count comes from an index that begins with it. */
export const submissionCount = sql<number>`(select count(*)::int from ${submission} where ${submission.organizationId} = ${interviewSet.organizationId} and ${submission.setId} = ${interviewSet.id})`

const columns = {
  id: interviewSet.id,
  name: interviewSet.name,
  status: sql<Status>`${interviewSet.status}`,
  linkId: interviewSet.linkId,
  access: interviewSet.access,
  deadline: interviewSet.deadline,
  accentColor: interviewSet.accentColor,
  positionId: interviewSet.positionId,
  producedBy: interviewSet.producedBy,
  createdAt: interviewSet.createdAt,
  updatedAt: interviewSet.updatedAt,
  versionId: interviewSetVersion.id,
  version: interviewSetVersion.version,
  frozenAt: interviewSetVersion.frozenAt,
  content: interviewSetVersion.content,
  submissionCount,
}

const selectSets = (tx: Transaction) =>
  tx
    .select(columns)
    .from(interviewSet)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))

/** A set with its current version; undefined where the viewer may not see it. */
export const findVisibleSet = async (tx: Transaction, id: string, scope: ViewerScope): Promise<SetRow | undefined> => {
  const [row] = await selectSets(tx).where(and(eq(interviewSet.id, id), isVisibleSet(scope)))
  return row
}

/**
 * Locks the sets of one position, in one order everywhere, so that two changes never wait for each other. Lock the position itself
 * after its sets.
 */
export const lockSetsOfPosition = async (tx: Transaction, positionId: SQL | string): Promise<void> => {
  await tx
    .select({ id: interviewSet.id })
    .from(interviewSet)
    .where(eq(interviewSet.positionId, positionId))
    .orderBy(interviewSet.id)
    .for('update')
}

/** Locks a set and the others of its position. */
export const lockSetWithPosition = (tx: Transaction, setId: string): Promise<void> =>
  lockSetsOfPosition(tx, sql`(select position_id from ${interviewSet} where id = ${setId})`)

/** The sets of a position for members who manage sets, oldest first. */
export const listSetsOfPosition = (tx: Transaction, positionId: string): Promise<SetRow[]> =>
  selectSets(tx).where(eq(interviewSet.positionId, positionId)).orderBy(interviewSet.createdAt, interviewSet.id)

/** A set for members who manage sets and see all of them. */
export const findSet = async (tx: Transaction, id: string): Promise<SetRow | undefined> => {
  const [row] = await selectSets(tx).where(eq(interviewSet.id, id))
  return row
}

export const countByStatus = async (
  tx: Transaction,
  { organizationId, scope }: { readonly organizationId: string; readonly scope: ViewerScope },
): Promise<{ status: number; total: number }[]> =>
  tx
    .select({ status: interviewSet.status, total: count() })
    .from(interviewSet)
    .where(and(eq(interviewSet.organizationId, organizationId), isVisibleSet(scope)))
    .groupBy(interviewSet.status)

export interface NewSet {
  readonly organizationId: string
  readonly setId: string
  readonly versionId: string
  readonly positionId: string
  readonly linkId: string
  readonly name: string
  readonly content: SetContent
  readonly status: Status
  readonly producedBy: string | null
  readonly createdBy: string | null
  readonly at: Date
}

/** A set of a position and its first version. */
export const insertSet = async (tx: Transaction, input: NewSet): Promise<void> => {
  const { organizationId, at } = input
  const times = { createdAt: at, updatedAt: at }
  await tx.insert(interviewSet).values({
    id: input.setId,
    organizationId,
    positionId: input.positionId,
    linkId: input.linkId,
    name: input.name,
    status: input.status,
    currentVersionId: input.versionId,
    producedBy: input.producedBy,
    createdBy: input.createdBy,
    ...times,
  })
  await insertVersion(tx, { ...input, version: 1 })
}

export const insertVersion = async (
  tx: Transaction,
  input: Pick<NewSet, 'organizationId' | 'setId' | 'versionId' | 'content' | 'at'> & { version: number },
): Promise<void> => {
  const { organizationId, setId, version, content, at } = input
  await tx
    .insert(interviewSetVersion)
    .values({ id: input.versionId, organizationId, setId, version, content, createdAt: at })
}

/** Overwrites a version unless an interview froze it in the meantime; false then. */
export const overwriteVersion = async (tx: Transaction, versionId: string, content: SetContent): Promise<boolean> => {
  const rows = await tx
    .update(interviewSetVersion)
    .set({ content })
    .where(and(eq(interviewSetVersion.id, versionId), sql`${interviewSetVersion.frozenAt} is null`))
    .returning({ id: interviewSetVersion.id })
  return rows.length > 0
}

export const updateSetRow = async (
  tx: Transaction,
  id: string,
  change: {
    name?: string
    status?: Status
    access?: SetAccessKind
    deadline?: Date | null
    accentColor?: string | null
    currentVersionId?: string
    updatedAt: Date
  },
): Promise<void> => {
  await tx.update(interviewSet).set(change).where(eq(interviewSet.id, id))
}

export type { Transaction } from '@candor/db'
