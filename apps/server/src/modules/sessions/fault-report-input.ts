import type { AnswerModality, ReportedFault } from '@candor/contract'
import { type FaultReportInput, isSpokenAnswer } from '@candor/domain'

/** What the tables know of one take. */
export interface TakeRecord {
  readonly modality: AnswerModality | null
  readonly durationMs: number
  readonly segmentCount: number
  /** Epoch milliseconds at which the take's own timeline begins. */
  readonly startedAtMs: number
  readonly interruptions: readonly { readonly fromMs: number; readonly toMs: number | null }[]
  readonly segments: readonly {
    readonly startOffsetMs: number
    readonly durationMs: number | null
    readonly isDamaged: boolean
  }[]
  readonly reported: readonly ReportedFault[]
}

const onTimeline = (record: TakeRecord) => (gap: { readonly fromMs: number; readonly toMs: number | null }) => ({
  startMs: gap.fromMs - record.startedAtMs,
  endMs: gap.toMs === null ? null : gap.toMs - record.startedAtMs,
})

/** One take as the fault report is made of it, the same for the candidate and for the company. */
export const toFaultReportInput = (record: TakeRecord): FaultReportInput => ({
  durationMs: record.durationMs,
  isSpoken: isSpokenAnswer(record),
  isRecorded: record.segmentCount > 0 || record.segments.length > 0,
  segments: record.segments.map(({ startOffsetMs, durationMs, isDamaged }) => ({
    startMs: startOffsetMs,
    durationMs,
    isDamaged,
  })),
  reported: record.reported,
  interruptions: record.interruptions.map(onTimeline(record)),
})
