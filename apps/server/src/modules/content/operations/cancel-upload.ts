import { AppError } from '../../../errors'
import type { Caller } from '../../../http/caller'
import * as repo from '../repo'
import { findUpload } from './find-upload'
import type { SealContext } from './seal-upload'

/** Gives up an upload that was not sealed, and its bytes. */
export const cancelUpload = async (context: SealContext, caller: Caller, uploadId: string): Promise<void> => {
  const { deps, ports } = context
  const { actor, row } = await findUpload(deps, caller, uploadId)
  const stat = await ports.store.stat(row.storageKey)
  if (row.state === 'sealed' || stat?.sealed === true) throw new AppError('UPLOAD_SEALED')
  const isCancelled = await deps.withActor(actor, (tx) => repo.cancelUpload(tx, row.id))
  if (!isCancelled) throw new AppError('UPLOAD_SEALED')
  await ports.store.delete(row.storageKey)
}
