import type { JobFunctionId, PositionDetail, Status } from '@candor/contract'
import { decideEmptyPosition, decideSetOfPosition } from '@candor/domain'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { type ChangeDeps, changeSet, requireStatus } from '../change-set'
import { renameSets } from '../position-sets'
import { readPosition } from '../read-position'
import { lockPosition, refreshPosition } from '../repo/positions'
import { listSetsOfPosition, lockSetsOfPosition, type SetRow, type Transaction } from '../repo/sets'

export interface PositionChange {
  readonly id: string
  readonly name?: string | undefined
  /** Null: none. Undefined: it stays. */
  readonly functionId?: JobFunctionId | null | undefined
  readonly status?: Status | undefined
}

interface Change {
  readonly actor: MemberCaller
  readonly rows: readonly SetRow[]
  readonly status: Status
  readonly at: Date
}

const changeStatuses = async (deps: ChangeDeps, tx: Transaction, change: Change): Promise<void> => {
  const { actor, rows, at } = change
  for (const row of rows) {
    const status = requireStatus(decideSetOfPosition(row, change.status))
    if (status === row.status) continue
    const result = { name: row.name, status, content: undefined, baseVersion: null }
    await changeSet(deps, tx, { actor, row, result, at })
  }
}

/** Renames a position in all its sets, changes its function, or puts all its sets into a status; if one of them refuses, none is changed. */
export const updatePosition = (deps: ChangeDeps, actor: MemberCaller, input: PositionChange): Promise<PositionDetail> =>
  deps.withActor(actor, async (tx) => {
    await lockSetsOfPosition(tx, input.id)
    const found = await lockPosition(tx, input.id)
    if (found === undefined) throw notFound()
    const at = new Date(deps.clock.nowMs())
    const name = input.name ?? found.name
    await renameSets(deps, tx, { actor, rows: await listSetsOfPosition(tx, input.id), positionName: name, at })
    // Read again: a new name may have made new versions.
    const rows = await listSetsOfPosition(tx, input.id)
    const { status } = input
    if (status !== undefined) await changeStatuses(deps, tx, { actor, rows, status, at })
    const statusWithoutSets =
      status === undefined || rows.length > 0 ? undefined : requireStatus(decideEmptyPosition(status))
    await refreshPosition(tx, input.id, { name, functionId: input.functionId, at, statusWithoutSets })
    return readPosition(deps, tx, { actor, id: input.id })
  })
