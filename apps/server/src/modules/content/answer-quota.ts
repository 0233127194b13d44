import { isAnswerFull, isTakeFull } from '@candor/domain'
import { BytesUnavailableError } from '@candor/media'
import type { CandidateActor } from './own-upload'
import { type AnswerBytes, sumAnswer } from './repo/claims'
import type { UploadContext } from './resolve-upload-owner'

/** Stored bytes of a growing segment; zero while its store is unavailable. */
export const growingBytes = async (context: UploadContext, row: AnswerBytes['open'][number]): Promise<number> => {
  const { deps, ports } = context
  const store = row.ownerNode === deps.storeId ? ports.localStore : ports.store
  try {
    return (await store.stat(row.storageKey))?.sizeBytes ?? 0
  } catch (error) {
    // An unavailable process must not cause a refusal. The limits are checked again with each append.
    if (error instanceof BytesUnavailableError) return 0
    throw error
  }
}

interface AnswerQuota {
  readonly isAnswerFull: boolean
  readonly isTakeFull: boolean
}

/** Counts sealed and growing segments. */
export const judgeAnswerQuota = async (context: UploadContext, sum: AnswerBytes): Promise<AnswerQuota> => {
  const growing = await Promise.all(sum.open.map((row) => growingBytes(context, row)))
  const sizeBytes = growing.reduce((total, bytes) => total + bytes, sum.sealedBytes)
  return { isAnswerFull: isAnswerFull({ sizeBytes }), isTakeFull: isTakeFull(sum) }
}

/** Whether an answer has reached its limit of bytes, or a take its limit of segments. */
export const findAnswerQuota = async (
  context: UploadContext,
  actor: CandidateActor,
  place: { readonly answerId: string; readonly take: number },
): Promise<AnswerQuota> => judgeAnswerQuota(context, await context.deps.withActor(actor, (tx) => sumAnswer(tx, place)))
