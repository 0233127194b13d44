import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { type CvRow, findCv, findVisibleSubmission } from '../repo/submissions'

/** The CV that came with a submission of the caller's organization. */
export const getCv = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<CvRow> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))
    const cv = row === undefined ? undefined : await findCv(tx, row.sessionId)
    if (cv === undefined) throw notFound()
    return cv
  })
