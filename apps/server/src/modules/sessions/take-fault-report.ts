import type { FaultReport } from '@candor/contract'
import { createFaultReport, isCanceledUpload, isSealedUpload, type SessionAnswerState } from '@candor/domain'
import { toFaultReportInput } from './fault-report-input'
import type { FaultRow, SegmentRow } from './repo/index'

/** What was recorded of a session's takes, and what went wrong. */
export interface Recorded {
  readonly segments: readonly SegmentRow[]
  readonly faults: readonly FaultRow[]
}

/** A segment that is not sealed yet is on its way: of it nothing is lost. */
const getSealedLength = (segment: SegmentRow): number | null => (isSealedUpload(segment) ? segment.durationMs : null)

/** The fault report of the take that counts, for the candidate. */
export const getCurrentFaultReport = (recorded: Recorded, answer: SessionAnswerState): FaultReport => {
  const isOfAnswer = (row: { readonly answerId: string; readonly take: number }): boolean =>
    row.answerId === answer.answerId && row.take === answer.take
  const segments = recorded.segments.filter((segment) => isOfAnswer(segment) && !isCanceledUpload(segment))
  return createFaultReport(
    toFaultReportInput({
      modality: answer.modality,
      durationMs: answer.durationMs,
      segmentCount: answer.segmentCount,
      startedAtMs: answer.retaken?.startedAtMs ?? answer.firstStartedAtMs ?? answer.askedAtMs,
      interruptions: answer.interruptions,
      segments: segments.map((segment) => ({ ...segment, durationMs: getSealedLength(segment) })),
      reported: recorded.faults.filter(isOfAnswer),
    }),
  )
}
