import { isCanceledUpload } from '@candor/domain'
import type { Deps } from '../../../deps'
import { notFound } from '../../../platform/errors'
import * as repo from '../repo/uploads'

/** A recording that a share link shows now; one of a share that ended, or without recordings, is reported as missing. */
export const findSharedMedia = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  share: { readonly organizationId: string; readonly grantId: string },
  uploadId: string,
): Promise<repo.UploadRow> => {
  const { organizationId, grantId } = share
  const at = new Date(deps.clock.nowMs())
  const row = await deps.withActor({ kind: 'member', organizationId, userId: grantId }, (tx) =>
    repo.readSubmittedUpload(tx, uploadId, { kind: 'link', grantId, at }),
  )
  if (row === null || isCanceledUpload(row)) throw notFound()
  return row
}
