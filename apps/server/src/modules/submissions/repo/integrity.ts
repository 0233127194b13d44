import type { IntegrityInterval, IntegrityReport, SetContent } from '@candor/contract'
import {
  answer,
  answerTake,
  consent,
  integrityComment,
  integrityInterval,
  integrityTake,
  interviewSession,
  interviewSetVersion,
  type Transaction,
} from '@candor/db'
import type { IntegrityTake } from '@candor/domain'
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'

export type { Transaction } from '@candor/db'

export const consentPurpose = 'integrity_signals'

export interface SessionFacts {
  readonly id: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly isPractice: boolean
  readonly endedAtMs: number | null
  readonly content: SetContent
}

/** A session with the set as it was frozen for it. */
export const readSessionFacts = async (tx: Transaction, sessionId: string): Promise<SessionFacts | null> => {
  const [row] = await tx
    .select({
      id: interviewSession.id,
      organizationId: interviewSession.organizationId,
      dataSubjectId: interviewSession.dataSubjectId,
      isPractice: interviewSession.isPractice,
      endedAt: interviewSession.endedAt,
      content: interviewSetVersion.content,
    })
    .from(interviewSession)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSession.setVersionId))
    .where(eq(interviewSession.id, sessionId))
  if (row === undefined) return null
  const { endedAt, ...rest } = row
  return { ...rest, endedAtMs: endedAt?.getTime() ?? null }
}

export const hasAgreed = async (tx: Transaction, sessionId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.sessionId, sessionId), eq(consent.purpose, consentPurpose), isNull(consent.withdrawnAt)))
    .limit(1)
  return rows.length > 0
}

/** A take that was begun, of an answer of this very session. */
export const hasTake = async (
  tx: Transaction,
  place: { readonly sessionId: string; readonly answerId: string; readonly take: number },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: answerTake.id })
    .from(answerTake)
    .innerJoin(answer, eq(answer.id, answerTake.answerId))
    .where(and(eq(answer.sessionId, place.sessionId), eq(answer.id, place.answerId), eq(answerTake.take, place.take)))
    .limit(1)
  return rows.length > 0
}

interface Saving {
  readonly session: SessionFacts
  readonly report: IntegrityReport
  readonly newId: () => string
  readonly nowMs: number
}

/** Replaces the take's earlier record. A moment that is in both keeps its id, and with it the candidate's comment. */
export const saveTake = async (tx: Transaction, { session, report, newId, nowMs }: Saving): Promise<void> => {
  const { intervals, sessionId, answerId, take, ...values } = report
  const owner = { organizationId: session.organizationId, dataSubjectId: session.dataSubjectId, sessionId }
  const changing = { ...values, updatedAt: new Date(nowMs) }
  const [saved] = await tx
    .insert(integrityTake)
    .values({ id: newId(), ...owner, answerId, take, ...changing })
    .onConflictDoUpdate({ target: [integrityTake.answerId, integrityTake.take], set: changing })
    .returning({ id: integrityTake.id })
  if (saved === undefined) return
  const stored =
    intervals.length === 0
      ? []
      : await tx
          .insert(integrityInterval)
          .values(intervals.map((interval) => ({ id: newId(), ...owner, integrityTakeId: saved.id, ...interval })))
          .onConflictDoUpdate({
            target: [integrityInterval.integrityTakeId, integrityInterval.kind, integrityInterval.startMs],
            set: {
              endMs: sql`excluded.end_ms`,
              confidence: sql`excluded.confidence`,
              light: sql`excluded.light`,
              trackedShare: sql`excluded.tracked_share`,
            },
          })
          .returning({ id: integrityInterval.id })
  const storedIds = stored.map(({ id }) => id)
  await tx
    .delete(integrityInterval)
    .where(
      and(
        eq(integrityInterval.integrityTakeId, saved.id),
        storedIds.length === 0 ? undefined : notInArray(integrityInterval.id, storedIds),
      ),
    )
}

/** Rounds the column's single precision to the thousandths that were sent. */
const thousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Reads the current takes only. */
export const listCountingTakes = async (tx: Transaction, sessionId: string): Promise<readonly IntegrityTake[]> => {
  const rows = await tx
    .select({ taken: integrityTake })
    .from(integrityTake)
    .innerJoin(answer, and(eq(answer.id, integrityTake.answerId), eq(answer.currentTake, integrityTake.take)))
    .where(eq(integrityTake.sessionId, sessionId))
  return rows.map(({ taken }) => {
    const { availability, observedMs, speakingMs, light, gazeAwayShare, eyeContactShare } = taken
    return {
      availability,
      observedMs,
      speakingMs,
      trackedShare: thousandths(taken.trackedShare),
      samplesPerSecond: thousandths(taken.samplesPerSecond),
      light,
      gazeAwayShare: gazeAwayShare === null ? null : thousandths(gazeAwayShare),
      eyeContactShare: eyeContactShare === null ? null : thousandths(eyeContactShare),
    }
  })
}

export interface IntervalRow extends IntegrityInterval {
  readonly id: string
  readonly answerId: string
}

/** In the order of the interview. */
export const listCountingIntervals = async (tx: Transaction, sessionId: string): Promise<readonly IntervalRow[]> => {
  const rows = await tx
    .select({ interval: integrityInterval, answerId: integrityTake.answerId })
    .from(integrityInterval)
    .innerJoin(integrityTake, eq(integrityTake.id, integrityInterval.integrityTakeId))
    .innerJoin(answer, and(eq(answer.id, integrityTake.answerId), eq(answer.currentTake, integrityTake.take)))
    .where(eq(integrityTake.sessionId, sessionId))
    .orderBy(asc(answer.turn), asc(integrityInterval.startMs), asc(integrityInterval.kind))
  return rows.map(({ interval, answerId }) => {
    const { id, kind, startMs, endMs, confidence, light, trackedShare } = interval
    const judged = { confidence: thousandths(confidence), trackedShare: thousandths(trackedShare) }
    return { id, answerId, kind, startMs, endMs, light, ...judged }
  })
}

/** The candidate's comments by moment; null means the whole take. */
export const listComments = async (tx: Transaction, sessionId: string): Promise<ReadonlyMap<string | null, string>> => {
  const rows = await tx
    .select({ intervalId: integrityComment.intervalId, text: integrityComment.text })
    .from(integrityComment)
    .where(and(eq(integrityComment.sessionId, sessionId), eq(integrityComment.isWithdrawn, false)))
  return new Map(rows.map(({ intervalId, text }) => [intervalId, text]))
}

export const hasInterval = async (
  tx: Transaction,
  place: { readonly sessionId: string; readonly intervalId: string },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: integrityInterval.id })
    .from(integrityInterval)
    .where(and(eq(integrityInterval.id, place.intervalId), eq(integrityInterval.sessionId, place.sessionId)))
    .limit(1)
  return rows.length > 0
}

interface Commenting {
  readonly session: SessionFacts
  readonly intervalId: string | null
  /** An empty note is removed, not stored. */
  readonly text: string
  readonly newId: () => string
  readonly nowMs: number
}

export const saveComment = async (tx: Transaction, comment: Commenting): Promise<void> => {
  const { session, intervalId, text, newId, nowMs } = comment
  const changing = { text, isWithdrawn: text === '', updatedAt: new Date(nowMs) }
  const { organizationId, dataSubjectId } = session
  await tx
    .insert(integrityComment)
    .values({ id: newId(), organizationId, dataSubjectId, sessionId: session.id, intervalId, ...changing })
    .onConflictDoUpdate({ target: [integrityComment.sessionId, integrityComment.intervalId], set: changing })
}
