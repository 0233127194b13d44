import * as repo from '../../repo/stores'
import type { UploadContext } from '../../resolve-upload-owner'

const worker = { kind: 'worker' } as const
const atOnce = 500

/** Deletes copies whose upload was sealed in another store or canceled. Bytes without a row stay. */
export const dropSuperseded = async (context: UploadContext): Promise<void> => {
  const { deps, ports } = context
  const keys = await ports.localStore.list()
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce)
    const superseded = await deps.withActor(worker, (tx) => repo.listSuperseded(tx, deps.storeId, some))
    for (const key of superseded) await ports.localStore.delete(key)
  }
}
