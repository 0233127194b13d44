import type { SubmissionExport } from '@candor/contract'
import { isExportReady } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { notFound } from '../../../platform/errors'
import type { ExportPorts } from '../ports'
import { getShownState, presentExport } from '../present'
import { type ExportRow, findExport } from '../repo/exports'
import { signExportFile } from '../signed-address'

type ReadDeps = Pick<Deps, 'withActor' | 'clock' | 'keyedHash' | 'publicUrl'>

const signAddress = (deps: ReadDeps, { id }: ExportRow): NonNullable<SubmissionExport['download']> => {
  const { token, expiresAtMs } = signExportFile(deps, id)
  return {
    url: deps.publicUrl(`/api/interview/interview/submission/export/file/${token}`),
    expiresAt: toInstant(expiresAtMs),
  }
}

/** The state of an export of the caller's own. One with a submission that they no longer see counts as expired. */
export const getExport = async (
  { deps, ports }: { readonly deps: ReadDeps; readonly ports: Pick<ExportPorts, 'submissions'> },
  actor: MemberCaller,
  input: { readonly id: string },
): Promise<SubmissionExport> => {
  const row = await deps.withActor(actor, (tx) => findExport(tx, input.id))
  if (row === null || row.userId !== actor.userId) throw notFound()
  const state = getShownState(row, deps.clock.nowMs())
  if (!isExportReady(state)) return presentExport(row, { state, download: null })
  const ids = row.submissionIds ?? []
  const visible = await ports.submissions.listVisibleIds(actor, ids)
  if (visible.length < ids.length) return presentExport(row, { state: 'expired', download: null })
  return presentExport(row, { state, download: signAddress(deps, row) })
}
