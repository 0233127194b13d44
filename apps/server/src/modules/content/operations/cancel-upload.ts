import { isSealedUpload } from '@candor/domain'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { findUpload } from '../find-upload'
import * as repo from '../repo/uploads'
import { resolveUploadRoute, type UploadContext, UploadOwnedByOtherNode } from '../resolve-upload-owner'

/** Forwards to a living owner, which deletes the bytes; a lost store deletes them when it starts again. */
const requireOwner = async (context: UploadContext, row: repo.AppendRow): Promise<void> => {
  if (row.ownerNode === context.deps.storeId) return
  const { route, owner } = await resolveUploadRoute(context, row, 0)
  if (route === 'forward') throw new UploadOwnedByOtherNode(owner?.url ?? '')
}

const isSealedHere = async (context: UploadContext, row: repo.AppendRow): Promise<boolean> => {
  if (isSealedUpload(row)) return true
  if (row.ownerNode !== context.deps.storeId) return false
  return (await context.ports.localStore.stat(row.storageKey))?.sealed === true
}

/** Cancels an upload that was not sealed and deletes its bytes. */
export const cancelUpload = async (context: UploadContext, caller: Caller, uploadId: string): Promise<void> => {
  const { deps, ports } = context
  const { actor, row } = await findUpload(deps, caller, uploadId)
  await requireOwner(context, row)
  if (await isSealedHere(context, row)) throw new AppError('UPLOAD_SEALED')
  const isCanceled = await deps.withActor(actor, (tx) => repo.cancelUpload(tx, row.id))
  if (!isCanceled) throw new AppError('UPLOAD_SEALED')
  ports.leases.drop(row.id)
  // A pending append would create the key again.
  await ports.writes.drained(row.id)
  await ports.localStore.delete(row.storageKey)
  ports.live.forget(row.storageKey)
}
