import { againAfterMs, type EraseContext } from '../erase-stored'
import { forgetBytesQueue } from '../queues'
import { listOtherStores } from '../repo/erase'

interface EraseVideosContext extends Pick<EraseContext, 'deps'> {
  /** Deletes this process's joined videos of an organization: they are made again when someone asks for one. */
  readonly eraseDerived: (organizationId: string) => Promise<void>
}

/**
 * Deletes an organization's joined videos in every process, because one may show an erased interview. They are deleted a second time
 * later, because one may have been in the making. Repeatable.
 */
export const eraseJoinedVideos = async (
  { deps, eraseDerived }: EraseVideosContext,
  organizationId: string,
): Promise<void> => {
  await eraseDerived(organizationId)
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const others = await listOtherStores(tx, deps.storeId)
    for (const storeId of [deps.storeId, ...others]) {
      const order = { queue: forgetBytesQueue, data: { storeId, keys: [], derivedOf: organizationId } }
      if (storeId !== deps.storeId) await deps.jobs.send(tx, { ...order, startAfterMs: nowMs })
      await deps.jobs.send(tx, { ...order, startAfterMs: nowMs + againAfterMs })
    }
  })
}
