import { isCanceledUpload } from '@candor/domain'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import type { CandidateActor, OwnUpload } from './own-upload'
import * as repo from './repo/uploads'

/** With the whole row. */
export interface FoundUpload extends OwnUpload {
  readonly row: repo.UploadRow
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (value: string): boolean => uuidPattern.test(value)

/** Finds the upload among this browser's own; foreign, missing and canceled uploads are answered alike. */
export const findUpload = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  uploadId: string,
): Promise<FoundUpload> => {
  if (!isId(uploadId)) throw new AppError('NOT_FOUND')
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const actor: CandidateActor = { kind: 'candidate', organizationId, dataSubjectId }
    const row = await deps.withActor(actor, (tx) => repo.readUpload(tx, uploadId))
    if (row !== null && !isCanceledUpload(row)) return { actor, row }
  }
  throw new AppError('NOT_FOUND')
}
