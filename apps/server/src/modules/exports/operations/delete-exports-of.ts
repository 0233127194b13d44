import { isExportUnfinished } from '@candor/domain'
import type { ExportPorts, Transaction } from '../ports'
import { deleteExports, listStoredBytes, lockExportsOf, updateExport } from '../repo/exports'

interface DeleteContext {
  readonly ports: { readonly content: Pick<ExportPorts['content'], 'forgetStored'> }
}

/**
 * Runs in the transaction that deletes these submissions. A file that contains one of them is deleted with its export. An export that
 * waits or is being written continues without them: its job makes the file again if one was in it already. Returns how many files
 * are deleted.
 */
export const deleteExportsOf = async (
  { ports }: DeleteContext,
  tx: Transaction,
  submissionIds: readonly string[],
): Promise<number> => {
  if (submissionIds.length === 0) return 0
  const gone = new Set(submissionIds)
  const rows = await lockExportsOf(tx, submissionIds)
  for (const row of rows.filter(({ state }) => isExportUnfinished(state))) {
    await updateExport(tx, row.id, { submissionIds: (row.submissionIds ?? []).filter((id) => !gone.has(id)) })
  }
  const finished = rows.filter((row) => !isExportUnfinished(row.state))
  await deleteExports(
    tx,
    finished.map(({ id }) => id),
  )
  await ports.content.forgetStored(tx, listStoredBytes(finished))
  return finished.length
}
