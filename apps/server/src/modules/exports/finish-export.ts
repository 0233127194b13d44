import { dayMs, exportFileLimits } from '@candor/domain'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'
import type { ExportPorts, Transaction } from './ports'
import { countExisting, type ExportRow, findAddress, lockExport, updateExport } from './repo/exports'

interface FinishContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'publicUrl' | 'log'>
  readonly ports: Pick<ExportPorts, 'queueMail'>
}

interface Written {
  readonly id: string
  readonly storageKey: string
  /** The submissions in the file. */
  readonly included: readonly string[]
  readonly sizeBytes: number
}

/** Whether a submission in the file was deleted while the file was written. */
const hasDeleted = async (tx: Transaction, row: ExportRow, included: readonly string[]): Promise<boolean> => {
  const left = new Set(row.submissionIds ?? [])
  return included.some((id) => !left.has(id)) || (await countExisting(tx, included)) < included.length
}

/** The page behind the link asks for a sign-in. A file is ready without its mail, too, if mails are refused at the moment. */
const mailReady = async ({ deps, ports }: FinishContext, tx: Transaction, row: ExportRow): Promise<void> => {
  const address = await findAddress(tx, row.userId)
  if (address === null) return
  const { id, organizationId, language, format } = row
  const url = deps.publicUrl(`/company/exports/${id}`)
  try {
    await ports.queueMail(tx, {
      to: address.email,
      language,
      organizationId,
      template: { name: 'export-ready', format, url, days: exportFileLimits.keptForMs / dayMs },
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error
    deps.log.warn({ exportId: id }, 'an export is ready; its mail was refused')
  }
}

/** Shows the file to its member and mails them. `again`: it has something that was deleted, and must be made again. */
export const finishExport = (
  context: FinishContext,
  { id, storageKey, included, sizeBytes }: Written,
): Promise<'done' | 'again'> =>
  context.deps.withActor({ kind: 'worker' }, async (tx) => {
    const row = await lockExport(tx, id)
    // Deleted, or overtaken by another run, which deletes these bytes.
    if (row === null || row.storageKey !== storageKey) return 'done'
    if (await hasDeleted(tx, row, included)) return 'again'
    await updateExport(tx, id, {
      state: 'ready',
      filter: null,
      submissionIds: [...included],
      done: included.length,
      sizeBytes,
      expiresAt: new Date(context.deps.clock.nowMs() + exportFileLimits.keptForMs),
    })
    await mailReady(context, tx, row)
    return 'done'
  })
