import { maxReportedFaults, type ReportedFault } from '@candor/contract'
import { answerFault } from '@candor/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { FaultRow, SessionRow, Transaction } from './rows'

type Stored = typeof answerFault.$inferSelect

const toFault = ({ answerId, take, kind, startMs, endMs }: Stored): FaultRow => ({
  answerId,
  take,
  kind,
  startMs,
  endMs,
})

/** What was reported of all takes of a session. */
export const listFaults = async (tx: Transaction, sessionId: string): Promise<readonly FaultRow[]> => {
  const rows = await tx
    .select()
    .from(answerFault)
    .where(eq(answerFault.sessionId, sessionId))
    .orderBy(asc(answerFault.answerId), asc(answerFault.take), asc(answerFault.startMs), asc(answerFault.kind))
  return rows.map(toFault)
}

/** Adds reports of one take; one that is known (same kind and start) gets the new end. A take has no more than 200. */
export const saveFaults = async (
  tx: Transaction,
  row: SessionRow,
  report: {
    readonly answerId: string
    readonly take: number
    readonly reported: readonly ReportedFault[]
    readonly newId: () => string
    readonly nowMs: number
  },
): Promise<void> => {
  const { answerId, take } = report
  const known = await tx
    .select({ kind: answerFault.kind, startMs: answerFault.startMs })
    .from(answerFault)
    .where(and(eq(answerFault.answerId, answerId), eq(answerFault.take, take)))
  const isKnown = (fault: ReportedFault): boolean =>
    known.some((stored) => stored.kind === fault.kind && stored.startMs === fault.startMs)
  const freeCount = Math.max(0, maxReportedFaults - known.length)
  const added = report.reported.filter((fault) => !isKnown(fault)).slice(0, freeCount)
  const saved = [...report.reported.filter(isKnown), ...added]
  if (saved.length === 0) return
  const ids = { organizationId: row.organizationId, dataSubjectId: row.dataSubjectId, sessionId: row.id }
  await tx
    .insert(answerFault)
    .values(
      saved.map((fault) => ({
        id: report.newId(),
        ...ids,
        answerId,
        take,
        ...fault,
        createdAt: new Date(report.nowMs),
      })),
    )
    .onConflictDoUpdate({
      target: [answerFault.answerId, answerFault.take, answerFault.kind, answerFault.startMs],
      set: { endMs: sql`excluded.end_ms` },
    })
}
