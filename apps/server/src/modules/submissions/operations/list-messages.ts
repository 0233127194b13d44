import type { DigitalSource, MessageType } from '@candor/contract'
import { getAcknowledgment, isTimeWarning } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { renderUtterance } from '../../sessions'
import { getHeardText } from '../apply-corrections'
import { projectHistory, readMessage } from '../history'
import { listMessageRows } from '../repo/messages'
import { findVisibleSubmission, listAnswers } from '../repo/submissions'
import { createTimeline, getStartMs } from '../shown-time'

export interface HistoryEntry {
  readonly content: string
  readonly timestamp: string
  readonly role: 'interviewer' | 'candidate'
  readonly type: MessageType
  readonly digitalSource?: DigitalSource
}

/**
 * Chat history of a submission's session: each answer once, with the current take's words. A warning about the time is left out: an
 * interview at the candidate's own pace has none.
 */
export const listMessages = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string; sessionId: string },
): Promise<{ items: HistoryEntry[] }> =>
  deps.withActor(actor, async (tx) => {
    const row = await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))
    if (row === undefined || row.sessionId !== input.sessionId) throw notFound()
    const journal = (await listMessageRows(tx, row.sessionId)).map(readMessage)
    const answers = await listAnswers(tx, row.sessionId)
    // Of answers that were not retaken, the history is the journal's, which no correction changes.
    const counting = answers.map(({ turn, take, firstStartedAt, firstEndedAt, ...answer }) => ({
      turn,
      take,
      text: getHeardText(answer),
      firstEndedAtMs: (firstEndedAt ?? firstStartedAt).getTime(),
    }))
    const history = projectHistory(journal, counting, (turn) =>
      renderUtterance(getAcknowledgment(turn), row.language, null),
    )
    const startMs = getStartMs(row)
    const shownAt = createTimeline(row, answers)
    return {
      items: history
        .filter(({ type }) => !isTimeWarning(type))
        .map(({ content, role, type, atMs, digitalSource }) => ({
          content,
          role,
          type,
          ...(digitalSource && { digitalSource }),
          timestamp: toInstant(startMs + shownAt(new Date(atMs))),
        })),
    }
  })
