import type { IntegrityView } from '@candor/contract'
import { getSetAssessment, integritySummary } from '@candor/domain'
import * as repo from '../repo/integrity'

const off: IntegrityView = { availability: 'off', signals: [], intervals: [], quality: null, comment: null }

/** Whether anything may be noticed in a session at all. */
export const usesSignals = (session: repo.SessionFacts): boolean =>
  !session.isPractice && getSetAssessment(session.content).hasIntegritySignals

/**
 * What both sides see, from the takes that count. The caller has made sure that the session may be read; one that is not there, or
 * whose set does not use the signals, is off.
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
