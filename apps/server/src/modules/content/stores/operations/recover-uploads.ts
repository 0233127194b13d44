import { isOpenUpload } from '@candor/domain'
import { errorType } from '../../../../platform/error-type'
import { abandonedAfterMs, sealAbandonedUploadQueue } from '../../queues'
import { recordSeal } from '../../record-seal'
import * as repo from '../../repo/stores'
import type { UploadRow } from '../../repo/uploads'
import type { UploadContext } from '../../resolve-upload-owner'
import { dropSuperseded } from './drop-superseded'

const worker = { kind: 'worker' } as const
const atOnce = 500

/** Updates rows whose bytes were sealed before the process stopped, and ends uploads that were abandoned during a long downtime. */
const catchUp = async (context: UploadContext, row: UploadRow): Promise<void> => {
  const { deps } = context
  const recorded = await recordSeal(context, worker, row)
  const isAbandoned = row.createdAt.getTime() + abandonedAfterMs < deps.clock.nowMs()
  if (recorded === null || !isOpenUpload(recorded) || !isAbandoned) return
  await deps.withActor(worker, (tx) =>
    deps.jobs.send(tx, { queue: sealAbandonedUploadQueue, data: { uploadId: row.id } }),
  )
}

const adopt = async (context: UploadContext): Promise<void> => {
  const { deps, ports } = context
  const keys = await ports.localStore.list()
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce)
    await deps.withActor(worker, (tx) => repo.adoptKeys(tx, deps.storeId, some))
  }
}

/** Makes this store's rows and bytes consistent. Runs at the start, after the store's own recovery; reads no recording. Repeatable. */
export const recoverUploads = async (context: UploadContext): Promise<void> => {
  const { deps } = context
  await adopt(context)
  await dropSuperseded(context)
  const open = await deps.withActor(worker, (tx) => repo.listOpenUploads(tx, deps.storeId))
  for (const row of open) {
    try {
      await catchUp(context, row)
    } catch (error) {
      // One unreadable recording must not prevent the start of the server.
      deps.log.error({ uploadId: row.id, kind: errorType(error) }, 'an open recording could not be read at the start')
    }
  }
}
