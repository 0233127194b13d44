import type { FaultSpan } from '@candor/contract'
import { isDeviceLossKind, isGapKind } from '@candor/domain'

/** Nothing is recorded without a device: a gap that a lost device explains is not reported a second time. */
const SLACK_MS = 1000

const explains = (lost: FaultSpan, gap: FaultSpan): boolean =>
  isDeviceLossKind(lost.kind) &&
  lost.startMs - SLACK_MS <= gap.startMs &&
  (lost.endMs === null || (gap.endMs !== null && gap.endMs <= lost.endMs + SLACK_MS))

/** The faults worth a sentence each, in their order. */
export const listReportableFaults = (faults: readonly FaultSpan[]): readonly FaultSpan[] =>
  faults.filter((fault) => !isGapKind(fault.kind) || !faults.some((other) => explains(other, fault)))
