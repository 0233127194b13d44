import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { insertView } from '../repo/submission-views'
import { selectVisibleIds } from '../repo/submissions'

/** Notes that the member has opened a submission, the first time only. A foreign one is reported as missing. */
export const markViewed = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { readonly id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const [submissionId] = await selectVisibleIds(tx, [input.id], getViewerScope(deps, actor))
    if (submissionId === undefined) throw notFound()
    const { organizationId, userId } = actor
    await insertView(tx, { submissionId, userId, organizationId, viewedAt: new Date(deps.clock.nowMs()) })
  })
