import { can, isCanceledUpload } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findUpload, isId } from '../find-upload'
import * as repo from '../repo/uploads'
import { findReader } from '../reviewer'

const findSubmitted = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Caller,
  uploadId: string,
): Promise<repo.UploadRow | null> => {
  const reader = findReader(caller)
  if (reader === null || !can(reader.role, 'submission.read')) return null
  return deps.withActor(reader, (tx) => repo.readSubmittedUpload(tx, uploadId, getViewerScope(deps, reader)))
}

/** A recording the caller may see: a candidate's own, or one of a submission that the member may watch. */
export const findMedia = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Caller,
  uploadId: string,
): Promise<repo.UploadRow> => {
  if (!isId(uploadId)) throw new AppError('NOT_FOUND')
  const submitted = await findSubmitted(deps, caller, uploadId)
  if (submitted !== null && !isCanceledUpload(submitted)) return submitted
  return (await findUpload(deps, caller, uploadId)).row
}
