import type { MemberCaller } from '../../http/caller'
import { type ChangeDeps, changeSet } from './change-set'
import type { SetRow, Transaction } from './repo/sets'

/** Gives sets of one position, which are locked, its name; those that have it stay as they are. */
export const renameSets = async (
  deps: ChangeDeps,
  tx: Transaction,
  change: {
    readonly actor: MemberCaller
    readonly rows: readonly SetRow[]
    readonly positionName: string
    readonly at: Date
  },
): Promise<void> => {
  const { actor, rows, positionName, at } = change
  for (const row of rows.filter(({ content }) => content.positionName !== positionName)) {
    const { name, status } = row
    const result = { name, status, content: { ...row.content, positionName }, baseVersion: null }
    await changeSet(deps, tx, { actor, row, result, at })
  }
}
