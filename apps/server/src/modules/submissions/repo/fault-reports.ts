import type { FaultReport, ReportedFault } from '@candor/contract'
import { answer, answerFault, answerTake, interviewSession, type Transaction, upload } from '@candor/db'
import { createFaultReport, hasLostWords, isSealedUpload } from '@candor/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { toFaultReportInput } from '../../sessions'

/** The technical faults of an answer's current take. */
export interface AnswerFaults {
  readonly faultReport: FaultReport
  /** Whether so many words are missing that the rest must not be assessed. */
  readonly hasLostWords: boolean
}

const zInterruptions = z.array(z.object({ fromMs: z.number(), toMs: z.number().nullable() }))
/** The only part of the session's state that is read here. */
const zState = z.object({
  answers: z.array(z.object({ answerId: z.string(), interruptions: zInterruptions })).default([]),
})

type Interruptions = ReadonlyMap<string, z.infer<typeof zInterruptions>>
const readInterruptions = async (tx: Transaction, sessionId: string): Promise<Interruptions> => {
  const [row] = await tx
    .select({ state: interviewSession.state })
    .from(interviewSession)
    .where(eq(interviewSession.id, sessionId))
  const { answers } = zState.parse(row?.state ?? {})
  return new Map(answers.map((one) => [one.answerId, one.interruptions]))
}

const listTakes = (tx: Transaction, sessionId: string) =>
  tx
    .select({
      answerId: answer.id,
      modality: answerTake.modality,
      durationMs: answerTake.durationMs,
      segmentCount: answerTake.segmentCount,
      startedAt: answerTake.startedAt,
      transcribedBy: answerTake.transcribedBy,
    })
    .from(answer)
    .innerJoin(answerTake, and(eq(answerTake.answerId, answer.id), eq(answerTake.take, answer.currentTake)))
    .where(eq(answer.sessionId, sessionId))

/** Segments of the current takes, including open ones. */
const listRecorded = (tx: Transaction, sessionId: string) =>
  tx
    .select({
      answerId: upload.answerId,
      state: upload.state,
      startOffsetMs: upload.startOffsetMs,
      durationMs: upload.durationMs,
      damagedAt: upload.damagedAt,
    })
    .from(upload)
    .innerJoin(answer, and(eq(answer.id, upload.answerId), eq(answer.currentTake, upload.take)))
    .where(and(eq(upload.sessionId, sessionId), inArray(upload.state, ['open', 'sealed'])))
    .orderBy(asc(upload.answerId), asc(upload.segmentIndex))

const listReported = (tx: Transaction, sessionId: string) =>
  tx
    .select({
      answerId: answerFault.answerId,
      kind: answerFault.kind,
      startMs: answerFault.startMs,
      endMs: answerFault.endMs,
    })
    .from(answerFault)
    .innerJoin(answer, and(eq(answer.id, answerFault.answerId), eq(answer.currentTake, answerFault.take)))
    .where(eq(answerFault.sessionId, sessionId))

type Reported = Awaited<ReturnType<typeof listReported>>[number]
const toFault = ({ kind, startMs, endMs }: Reported): ReportedFault => ({ kind, startMs, endMs })

/** The fault report of each answer's current take; no other take is read. */
export const listAnswerFaults = async (
  tx: Transaction,
  sessionId: string,
): Promise<ReadonlyMap<string, AnswerFaults>> => {
  const interruptions = await readInterruptions(tx, sessionId)
  const recorded = await listRecorded(tx, sessionId)
  const reported = await listReported(tx, sessionId)
  const takes = await listTakes(tx, sessionId)
  return new Map(
    takes.map((take): [string, AnswerFaults] => {
      const segments = recorded.filter((segment) => segment.answerId === take.answerId)
      const input = toFaultReportInput({
        ...take,
        startedAtMs: take.startedAt.getTime(),
        interruptions: interruptions.get(take.answerId) ?? [],
        segments: segments.map(({ state, startOffsetMs, durationMs, damagedAt }) => ({
          startOffsetMs,
          durationMs: isSealedUpload({ state }) ? durationMs : null,
          isDamaged: damagedAt !== null,
        })),
        reported: reported.filter((fault) => fault.answerId === take.answerId).map(toFault),
      })
      const isHeardOnDevice = take.transcribedBy === 'device'
      return [
        take.answerId,
        { faultReport: createFaultReport(input), hasLostWords: hasLostWords({ ...input, isHeardOnDevice }) },
      ]
    }),
  )
}
