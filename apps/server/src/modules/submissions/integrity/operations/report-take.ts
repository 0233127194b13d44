import { type IntegrityInterval, type IntegrityReport, nothingNoticed } from '@candor/contract'
import { recordingLimits, sessionLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../platform/errors'
import * as repo from '../../repo/integrity'
import type { CandidateActor } from '../candidate-actor'
import { usesSignals } from '../read-integrity'

type ReportDeps = Pick<Deps, 'withActor' | 'clock' | 'newId'>

const clip = (ms: number): number => Math.min(ms, recordingLimits.longestAnswerMs)

/** The valid spans: each once, and none that ends before it begins. */
const cleanIntervals = (intervals: readonly IntegrityInterval[]): IntegrityInterval[] => {
  const spans = intervals.map((interval) => ({
    ...interval,
    startMs: clip(interval.startMs),
    endMs: clip(interval.endMs),
  }))
  const unique = new Map(
    spans.filter((span) => span.endMs >= span.startMs).map((span) => [`${span.kind} ${span.startMs}`, span]),
  )
  return [...unique.values()]
}

/** If the candidate did not agree, or the device could not look, only that fact is stored. */
const asStored = (report: IntegrityReport, hasAgreed: boolean): IntegrityReport => {
  const availability = hasAgreed ? report.availability : 'opted_out'
  if (availability !== 'available') return { ...report, ...nothingNoticed, intervals: [], availability }
  return {
    ...report,
    availability,
    intervals: cleanIntervals(report.intervals),
    observedMs: clip(report.observedMs),
    speakingMs: clip(report.speakingMs),
  }
}

/** Reports are accepted as long as recordings are. */
const isClosed = ({ endedAtMs }: repo.SessionFacts, nowMs: number): boolean =>
  endedAtMs !== null && nowMs > endedAtMs + sessionLimits.resumableForMs

/** Stores the signals of one take. A later report, even an empty one, replaces the earlier one. */
export const reportTake = (deps: ReportDeps, actor: CandidateActor, report: IntegrityReport): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const session = await repo.readSessionFacts(tx, report.sessionId)
    if (session === null || !(await repo.hasTake(tx, report))) throw new AppError('SESSION_NOT_FOUND')
    if (!usesSignals(session)) throw new AppError('INTEGRITY_OFF')
    if (isClosed(session, deps.clock.nowMs())) throw new AppError('SESSION_ENDED')
    const stored = asStored(report, await repo.hasAgreed(tx, session.id))
    await repo.saveTake(tx, { session, report: stored, newId: deps.newId, nowMs: deps.clock.nowMs() })
  })
