import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { findUpload } from '../find-upload'
import * as repo from '../repo/uploads'
import { resolveUploadRoute, type UploadContext, UploadOwnedByOtherNode } from '../resolve-upload-owner'

/** The living owner cancels; of a store that is gone the bytes go when it starts again. */
const requireOwner = async (context: UploadContext, row: repo.UploadRow): Promise<void> => {
  if (row.ownerNode === context.deps.storeId) return
  const { route, owner } = await resolveUploadRoute(context, row, 0)
  if (route === 'forward') throw new UploadOwnedByOtherNode(owner?.url ?? '')
}

const isSealedHere = async (context: UploadContext, row: repo.UploadRow): Promise<boolean> => {
  if (row.state === 'sealed') return true
  if (row.ownerNode !== context.deps.storeId) return false
  return (await context.ports.localStore.stat(row.storageKey))?.sealed === true
}

/** Gives up an upload that was not sealed, and its bytes. */
export const cancelUpload = async (context: UploadContext, caller: Caller, uploadId: string): Promise<void> => {
  const { deps, ports } = context
  const { actor, row } = await findUpload(deps, caller, uploadId)
  await requireOwner(context, row)
  if (await isSealedHere(context, row)) throw new AppError('UPLOAD_SEALED')
  const isCanceled = await deps.withActor(actor, (tx) => repo.cancelUpload(tx, row.id))
  if (!isCanceled) throw new AppError('UPLOAD_SEALED')
  // An append that was let in before would make the key again.
  await ports.writes.drained(row.id)
  await ports.localStore.delete(row.storageKey)
  ports.live.forget(row.storageKey)
}
