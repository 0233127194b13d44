import { type IntegrityInterval, type IntegrityReport, nothingNoticed } from '@candor/contract'
import { sessionLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/integrity'
import { usesSignals } from './read-integrity'

interface Actor {
  readonly kind: 'candidate'
  readonly organizationId: string
  readonly dataSubjectId: string
}
export type IntegrityDeps = Pick<Deps, 'withActor' | 'clock' | 'newId'>

/** No answer is longer than a day. */
const longestMs = 24 * 60 * 60_000
const clipped = (ms: number): number => Math.min(ms, longestMs)

/** As they may be stored: each span once, none that ends before it begins. */
const cleanIntervals = (intervals: readonly IntegrityInterval[]): IntegrityInterval[] => {
  const spans = intervals.map((one) => ({ ...one, startMs: clipped(one.startMs), endMs: clipped(one.endMs) }))
  const unique = new Map(
    spans.filter((one) => one.endMs >= one.startMs).map((one) => [`${one.kind} ${one.startMs}`, one]),
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
    observedMs: clipped(report.observedMs),
    speakingMs: clipped(report.speakingMs),
  }
}

/** As long as recordings may come. */
const isClosed = ({ endedAtMs }: repo.SessionFacts, nowMs: number): boolean =>
  endedAtMs !== null && nowMs > endedAtMs + sessionLimits.resumableForMs

/** Stores what a device noticed of one take. The same again, and an empty one after it, replace what was there. */
export const reportTake = (deps: IntegrityDeps, actor: Actor, report: IntegrityReport): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const session = await repo.readSessionFacts(tx, report.sessionId)
    if (session === null || !(await repo.hasTake(tx, report))) throw new AppError('SESSION_NOT_FOUND')
    if (!usesSignals(session)) throw new AppError('INTEGRITY_OFF')
    if (isClosed(session, deps.clock.nowMs())) throw new AppError('SESSION_ENDED')
    const stored = asStored(report, await repo.hasAgreed(tx, session.id))
    await repo.saveTake(tx, { session, report: stored, newId: deps.newId, nowMs: deps.clock.nowMs() })
  })

/** The candidate's own words beside one moment or beside all of it. */
export const commentOn = (
  deps: IntegrityDeps,
  actor: Actor,
  comment: { readonly sessionId: string; readonly intervalId: string | null; readonly text: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const { sessionId, intervalId, text } = comment
    const session = await repo.readSessionFacts(tx, sessionId)
    if (session === null || !usesSignals(session)) throw new AppError('SESSION_NOT_FOUND')
    const isThere = intervalId === null || (await repo.hasInterval(tx, { sessionId, intervalId }))
    if (!isThere) throw new AppError('SESSION_NOT_FOUND')
    await repo.saveComment(tx, { session, intervalId, text, newId: deps.newId, nowMs: deps.clock.nowMs() })
  })
