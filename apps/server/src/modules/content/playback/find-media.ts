import { can, isCanceledUpload } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { findUpload, isId } from '../find-upload'
import * as repo from '../repo/uploads'

const findSubmitted = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  uploadId: string,
): Promise<repo.UploadRow | null> => {
  const { user } = caller
  if (user === null || user.organizationId === null || user.role === null) return null
  if (!can(user.role, 'submission.review')) return null
  const actor = { kind: 'member' as const, organizationId: user.organizationId, userId: user.userId }
  return deps.withActor(actor, (tx) => repo.readSubmittedUpload(tx, uploadId))
}

/** A recording the caller may see: a candidate's own, or one of a submission to the member's organization. */
export const findMedia = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  uploadId: string,
): Promise<repo.UploadRow> => {
  if (!isId(uploadId)) throw new AppError('NOT_FOUND')
  const submitted = await findSubmitted(deps, caller, uploadId)
  if (submitted !== null && !isCanceledUpload(submitted)) return submitted
  return (await findUpload(deps, caller, uploadId)).row
}
