import type { AppendStore } from '@candor/media'
import type { Deps } from '../../../deps'
import { describeRecording } from '../describe-recording'
import * as repo from '../repo'

export interface SealContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'node' | 'events'>
  readonly ports: { readonly store: AppendStore }
}

/** The bytes are sealed in the store: says so in the table, with the length of the recording. Repeatable. */
export const recordSeal = async (
  context: SealContext,
  actor: Parameters<Deps['withActor']>[0],
  row: repo.UploadRow,
): Promise<void> => {
  const { deps, ports } = context
  const stat = await ports.store.stat(row.storageKey)
  if (stat?.sealed !== true || stat.sha256 === undefined) return
  const { sizeBytes, sha256, keyId } = stat
  const { durationMs } = await describeRecording(ports.store, { key: row.storageKey, sizeBytes })
  const seal = { sizeBytes, sha256, keyId, durationMs, node: deps.node, nowMs: deps.clock.nowMs() }
  const isNews = await deps.withActor(actor, (tx) => repo.sealUpload(tx, row.id, seal))
  if (!isNews) return
  const { id: uploadId, sessionId, answerId, take } = row
  deps.events.emit('upload.sealed', { uploadId, sessionId, answerId, take })
}

/** After a start, with the store recovered: rows that a stop left behind their sealed bytes catch up. */
export const recoverUploads = async (context: SealContext): Promise<void> => {
  const worker = { kind: 'worker' } as const
  const open = await context.deps.withActor(worker, (tx) => repo.listOpenUploads(tx))
  for (const row of open) await recordSeal(context, worker, row)
}
