import { isAnswerFull, isTakeFull } from '@candor/domain'
import { BytesUnavailableError } from '@candor/media'
import type { CandidateActor } from './ports'
import { type AnswerBytes, sumAnswer } from './repo/claims'
import type { UploadContext } from './resolve-upload-owner'

/** Bytes of a segment that grows; those of a store that is away count as nothing until it is back. */
const growingBytes = async (context: UploadContext, row: AnswerBytes['open'][number]): Promise<number> => {
  const { deps, ports } = context
  const store = row.ownerNode === deps.storeId ? ports.localStore : ports.store
  try {
    return (await store.stat(row.storageKey))?.sizeBytes ?? 0
  } catch (error) {
    // An answer is not refused because another process is away: its own limits are asked again as it grows.
    if (error instanceof BytesUnavailableError) return 0
    throw error
  }
}

/** Whether an answer may get no more bytes, or a take no more segments: what is sealed and what grows still, together. */
export const findAnswerQuota = async (
  context: UploadContext,
  actor: CandidateActor,
  place: { readonly answerId: string; readonly take: number },
): Promise<{ readonly isAnswerFull: boolean; readonly isTakeFull: boolean }> => {
  const sum = await context.deps.withActor(actor, (tx) => sumAnswer(tx, place))
  const growing = await Promise.all(sum.open.map((row) => growingBytes(context, row)))
  const sizeBytes = growing.reduce((total, bytes) => total + bytes, sum.sealedBytes)
  return { isAnswerFull: isAnswerFull({ sizeBytes }), isTakeFull: isTakeFull(sum) }
}
