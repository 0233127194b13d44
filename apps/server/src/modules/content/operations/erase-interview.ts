import type { ErasedInterview, RecordErased } from '../../../platform/interview-erasure'
import { againAfterMs, type EraseContext, eraseStored } from '../erase-stored'
import { forgetBytesQueue } from '../queues'
import { listOtherStores } from '../repo/erase'

interface EraseInterviewContext extends EraseContext {
  /** Deletes this process's joined videos of an organization: they are made again when someone asks for one. */
  readonly eraseDerived: (organizationId: string) => Promise<void>
}

/**
 * Deletes every recording and file of an interview, and the organization's joined videos, in every process. They are deleted a second
 * time later, because one may have been in the making. Repeatable.
 */
export const eraseInterview = async (
  context: EraseInterviewContext,
  { sessionId, organizationId }: Pick<ErasedInterview, 'sessionId' | 'organizationId'>,
  record: RecordErased,
): Promise<void> => {
  const { deps } = context
  await eraseStored(context, {
    owner: { sessionId },
    table: 'upload',
    onDeleted: (tx, recordings) => record(tx, { recordings }),
  })
  await eraseStored(context, { owner: { sessionId }, table: 'file', onDeleted: (tx, files) => record(tx, { files }) })
  await context.eraseDerived(organizationId)
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
