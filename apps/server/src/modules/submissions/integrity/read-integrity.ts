import type { IntegrityView } from '@candor/contract'
import { getSetAssessment, integritySummary } from '@candor/domain'
import * as repo from '../repo/integrity'

const off: IntegrityView = { availability: 'off', signals: [], intervals: [], quality: null, comment: null }

/** Whether the session's set uses integrity signals. */
export const usesSignals = (session: repo.SessionFacts): boolean =>
  !session.isPractice && getSetAssessment(session.content).hasIntegritySignals

/**
 * The signals of the current takes, as both sides see them. The caller has checked that the session may be read. A missing session,
 * and one whose set does not use the signals, is reported as off.
 */
export const readIntegrity = async (tx: repo.Transaction, sessionId: string): Promise<IntegrityView> => {
  const session = await repo.readSessionFacts(tx, sessionId)
  if (session === null || !usesSignals(session)) return off
  const intervals = await repo.listCountingIntervals(tx, sessionId)
  const takes = await repo.listCountingTakes(tx, sessionId)
  const summary = integritySummary(takes, intervals, await repo.hasAgreed(tx, sessionId))
  const comments = await repo.listComments(tx, sessionId)
  const shown = summary.availability === 'available' ? intervals : []
  return {
    ...summary,
    signals: [...summary.signals],
    intervals: shown.map((interval) => ({ ...interval, comment: comments.get(interval.id) ?? null })),
    comment: comments.get(null) ?? null,
  }
}
