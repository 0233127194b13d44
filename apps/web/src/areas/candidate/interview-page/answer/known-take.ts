import type { CurrentTurn, Session } from '@candor/contract'
import type { KnownTake } from '../../../../shared/media/spool/segment-name'
import { findQuestionEntry } from '../session/session-updates'

/** What the server has of the current take, which may have begun on another device. */
export function getKnownTake(
  session: Pick<Session, 'answers' | 'messages' | 'serverTime'>,
  current: CurrentTurn | null,
): KnownTake {
  const answer = session.answers.find(({ answerId, take }) => answerId === current?.answerId && take === current.take)
  const asked = current && findQuestionEntry(session, current.turn)
  return {
    segmentCount: Math.max(-1, ...(answer?.segments ?? []).map((segment) => segment.segmentIndex)) + 1,
    askedForMs: asked ? Math.max(0, Date.parse(session.serverTime) - Date.parse(asked.timestamp)) : 0,
  }
}
