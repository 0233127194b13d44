import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { insertView } from '../repo/submission-views'
import { findVisibleSubmission } from '../repo/submissions'

/** Notes that the member has opened a submission, the first time only. A foreign one is reported as missing. */
export const markViewed = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { readonly id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))
    if (row === undefined) throw notFound()
    const { organizationId, userId } = actor
    await insertView(tx, { submissionId: row.id, userId, organizationId, viewedAt: new Date(deps.clock.nowMs()) })
  })
