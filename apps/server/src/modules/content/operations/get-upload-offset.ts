import type { Caller } from '../../../http/caller'
import { type AppendResponse, presentAppend, readStoredBytes } from '../append-response'
import { findUpload } from '../find-upload'
import type { OwnUpload } from '../own-upload'
import { recordSeal } from '../record-seal'
import { isPractice } from '../repo/tier'
import { resolveUploadOwner, type UploadContext } from '../resolve-upload-owner'

/** A practice's recordings never leave this disk, so a caller that waits for a further copy would wait forever. */
const finishPractice = async (
  context: UploadContext,
  own: OwnUpload,
  response: AppendResponse,
): Promise<AppendResponse> => {
  if (response.isFinal || !response.isComplete) return response
  const isFinal = await context.deps.withActor(own.actor, (tx) => isPractice(tx, own.row.sessionId))
  return { ...response, isFinal }
}

/** Returns the offset of an upload, and records a seal that the table is missing. */
export const getUploadOffset = async (
  context: UploadContext,
  caller: Caller,
  input: { readonly uploadId: string; readonly heldFromBytes?: number },
): Promise<AppendResponse> => {
  const found = await findUpload(context.deps, caller, input.uploadId)
  const own = await resolveUploadOwner(context, found, input.heldFromBytes ?? 0)
  const row = (await recordSeal(context, own.actor, own.row)) ?? own.row
  const response = presentAppend(context, row, { refused: null, offsetBytes: await readStoredBytes(context, row) })
  return finishPractice(context, own, response)
}
