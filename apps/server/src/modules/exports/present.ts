import type { ExportState, SubmissionExport } from '@candor/contract'
import { getShownExportState } from '@candor/domain'
import { toInstant, toInstantOrNull } from '../../platform/clock'
import type { ExportRow } from './repo/exports'

export const getShownState = (
  { state, expiresAt }: Pick<ExportRow, 'state' | 'expiresAt'>,
  nowMs: number,
): ExportState => getShownExportState({ state, expiresAtMs: expiresAt?.getTime() ?? null }, nowMs)

export const presentExport = (
  row: ExportRow,
  shown: { readonly state: ExportState; readonly download: SubmissionExport['download'] },
): SubmissionExport => ({
  id: row.id,
  format: row.format,
  state: shown.state,
  failure: row.failure,
  createdAt: toInstant(row.createdAt.getTime()),
  progress: row.submissionIds === null ? null : { done: row.done, total: row.submissionIds.length },
  expiresAt: toInstantOrNull(row.expiresAt),
  sizeBytes: row.sizeBytes,
  download: shown.download,
})
