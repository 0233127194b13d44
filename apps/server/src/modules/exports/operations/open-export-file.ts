import type { Readable } from 'node:stream'
import { isExportReady } from '@candor/domain'
import { BytesUnavailableError } from '@candor/media'
import type { Deps } from '../../../deps'
import { AppError, notFound } from '../../../platform/errors'
import { refuseDamaged } from '../../../platform/refuse-damaged'
import { findCurrentMember } from '../current-member'
import { formatDay } from '../files/format-time'
import type { ExportPorts } from '../ports'
import { getShownState } from '../present'
import { type ExportRow, findExport } from '../repo/exports'
import { readExportToken } from '../signed-address'
import { exportTexts } from '../texts'

interface OpenContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'keyedHash' | 'audit'>
  readonly ports: Pick<ExportPorts, 'store' | 'submissions' | 'content'>
}

interface ReadyFile {
  readonly name: string
  readonly sizeBytes: number
  readonly bytes: Readable
}

const findReady = async ({ deps }: OpenContext, id: string) => {
  const row = await deps.withActor({ kind: 'worker' }, (tx) => findExport(tx, id))
  if (row === null || !isExportReady(getShownState(row, deps.clock.nowMs()))) throw notFound()
  const { storageKey, sizeBytes, submissionIds } = row
  if (storageKey === null || sizeBytes === null || submissionIds === null) throw notFound()
  return { row, storageKey, sizeBytes, submissionIds }
}

const readStored = async ({ ports }: OpenContext, storageKey: string): Promise<Readable> => {
  try {
    const bytes = await refuseDamaged(ports.store.read(storageKey))
    if (bytes === null) throw notFound()
    return bytes
  } catch (error) {
    throw error instanceof BytesUnavailableError ? new AppError('RECORDING_UNAVAILABLE') : error
  }
}

const nameFile = ({ format, language, createdAt }: ExportRow): string => {
  const { fileName, evidence } = exportTexts[language]
  const day = formatDay(createdAt.getTime())
  return format === 'evidence' ? `${evidence.fileName}-${day}.zip` : `${fileName}-${day}.${format}`
}

/** Opens a file by its signed address, while its member may still export everything in it. */
export const openExportFile = async (context: OpenContext, token: string): Promise<ReadyFile> => {
  const { deps, ports } = context
  const id = readExportToken(deps, token)
  if (id === null) throw new AppError('LINK_INVALID')
  const { row, storageKey, sizeBytes, submissionIds } = await findReady(context, id)
  const member = await findCurrentMember(ports, row)
  if (member === null) throw notFound()
  const { actor } = member
  const visible = await ports.submissions.listVisibleIds(actor, submissionIds)
  if (visible.length < submissionIds.length) throw notFound()
  const bytes = await readStored(context, storageKey)
  await deps.withActor(actor, (tx) =>
    deps.audit.record(tx, { type: 'export.downloaded', actor, subject: null, count: submissionIds.length }),
  )
  return { name: nameFile(row), sizeBytes, bytes }
}
