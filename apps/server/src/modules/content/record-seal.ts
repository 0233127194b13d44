import { isOpenUpload, isSealedUpload } from '@candor/domain'
import type { StoredStat } from '@candor/media'
import type { Deps } from '../../deps'
import { insertPlayback } from './playback'
import * as repo from './repo/uploads'
import type { UploadContext } from './resolve-upload-owner'

type Actor = Parameters<Deps['withActor']>[0]

/** Success if an earlier call with a lost response sealed the same bytes; null if another writer did. */
const findOwnSeal = async (
  context: UploadContext,
  actor: Actor,
  seal: { readonly id: string; readonly sha256: string },
): Promise<repo.AppendRow | null> => {
  const { deps } = context
  const row = await deps.withActor(actor, (tx) => repo.readUpload(tx, seal.id))
  const isOwn = row !== null && isSealedUpload(row) && row.ownerNode === deps.storeId && row.sha256 === seal.sha256
  return isOwn ? row : null
}

const isSealed = (stat: StoredStat | null): stat is StoredStat & { sha256: string } => stat?.sha256 !== undefined

/**
 * Records in the table that the store has sealed the bytes, with the length of the recording. Repeatable. Null: the upload
 * now belongs to another store or writer (fenced). Returns the row unchanged if its bytes are not sealed.
 */
export const recordSeal = async (
  context: UploadContext,
  actor: Actor,
  row: repo.AppendRow,
): Promise<repo.AppendRow | null> => {
  const { deps, ports } = context
  if (!isOpenUpload(row)) return row
  const stat = await ports.localStore.findSeal(row.storageKey)
  if (!isSealed(stat)) return row
  const { sizeBytes, sha256, keyId } = stat
  const playable = await ports.live.describe(row.storageKey, sizeBytes)
  const seal = { sizeBytes, sha256, keyId, durationMs: playable.durationMs, nowMs: deps.clock.nowMs() }
  const fence = { id: row.id, storeId: deps.storeId, epoch: row.epoch }
  const sealed = await deps.withActor(actor, async (tx) => {
    const changed = await repo.sealUpload(tx, fence, seal)
    if (changed !== null) await insertPlayback(tx, changed, playable)
    return changed
  })
  ports.leases.drop(row.id)
  // The index is dropped only now, so that a failed transaction does not require reading the recording again.
  ports.live.forget(row.storageKey)
  if (sealed === null) return findOwnSeal(context, actor, { id: row.id, sha256 })
  const { id: uploadId, sessionId, answerId, take } = row
  deps.events.emit('upload.sealed', { uploadId, sessionId, answerId, take })
  return sealed
}
