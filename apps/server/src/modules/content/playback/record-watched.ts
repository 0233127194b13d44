import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../../http/caller'
import type { RecordView } from '../../../platform/audit/create-view-recorder'
import { findSubmissionOfUpload } from '../repo/downloads'
import type { UploadRow } from '../repo/uploads'
import { findReader } from '../reviewer'

/** Records that a member watches a recording; candidates watch their own unrecorded, and a HEAD request shows nothing. */
export const recordWatched = async (
  { recordView }: { readonly recordView: RecordView },
  row: UploadRow,
  { caller, method }: { readonly caller: Caller; readonly method: FastifyRequest['method'] },
): Promise<void> => {
  const actor = findReader(caller)
  if (actor === null || method !== 'GET') return
  await recordView({
    type: 'recording.watched',
    actor,
    partId: row.id,
    fileKey: row.id,
    findSubmissionId: (tx) => findSubmissionOfUpload(tx, row.id),
  })
}

/** Records that a recording is watched by a share link: who holds it is unknown, who shared it is not. */
export const recordSharedWatched = async (
  { recordView }: { readonly recordView: RecordView },
  row: UploadRow,
  view: {
    readonly share: { readonly organizationId: string; readonly grantId: string }
    readonly method: FastifyRequest['method']
  },
): Promise<void> => {
  if (view.method !== 'GET') return
  await recordView({
    type: 'recording.watched',
    actor: { kind: 'link', ...view.share },
    partId: row.id,
    fileKey: row.id,
    findSubmissionId: (tx) => findSubmissionOfUpload(tx, row.id),
  })
}
