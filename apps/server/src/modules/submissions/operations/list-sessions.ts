import type { InterviewMode, SessionState } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findVisibleSubmission } from '../repo/submissions'

/** The session that a submission came from. */
export const listSessions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ items: { id: string; state: SessionState; startedAt: string; mode: InterviewMode }[] }> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))
    if (row === undefined) throw notFound()
    const startedAt = toInstant((row.startedAt ?? row.submittedAt).getTime())
    return {
      items: [
        {
          id: row.sessionId,
          state: 'ended',
          startedAt,
          mode: row.mode,
        },
      ],
    }
  })
