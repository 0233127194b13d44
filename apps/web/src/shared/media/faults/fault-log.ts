import { maxReportedFaults, type ReportedFault, reportedFaultKinds } from '@candor/contract'

export type FaultKind = ReportedFault['kind']

/** A fault that returns within this time extends its span instead of opening another. */
const MERGE_MS = 1000
/** A device that flickers for an hour must leave space in the report for the other kinds. */
const MAX_PER_KIND = maxReportedFaults / reportedFaultKinds.length

export interface FaultLog {
  open: (kind: FaultKind, atMs: number) => void
  close: (kind: FaultKind, atMs: number) => void
  /** Ends the faults that a crashed page left open, when the recording continues. */
  closeAll: (atMs: number) => void
  /** Lists the faults by start. An end of null means that the fault continues. */
  spans: () => ReportedFault[]
}

const clampMs = (atMs: number): number => Math.max(0, Math.round(atMs))

/**
 * The faults of devices and connection during one take, on the answer's timeline. A span never changes its start,
 * so that all spans can be sent repeatedly: a span with the same kind and start replaces the stored end.
 */
export function createFaultLog(before: readonly ReportedFault[] = []): FaultLog {
  let spans = before.map((span) => ({ ...span }))
  const findLastSpan = (kind: FaultKind) => spans.findLast((span) => span.kind === kind)
  const canExtend = (last: ReportedFault, atMs: number): boolean =>
    atMs - (last.endMs ?? atMs) <= MERGE_MS || spans.filter(({ kind }) => kind === last.kind).length >= MAX_PER_KIND
  const close = (kind: FaultKind, atMs: number) => {
    const last = findLastSpan(kind)
    if (last?.endMs === null) last.endMs = Math.max(last.startMs, clampMs(atMs))
  }
  return {
    open: (kind, atMs) => {
      const startMs = clampMs(atMs)
      const last = findLastSpan(kind)
      // Still open, or ended a moment ago.
      if (last && canExtend(last, startMs)) last.endMs = null
      else spans = [...spans, { kind, startMs, endMs: null }]
    },
    close,
    closeAll: (atMs) => {
      for (const kind of reportedFaultKinds) close(kind, atMs)
    },
    spans: () => spans.map((span) => ({ ...span })).sort((a, b) => a.startMs - b.startMs),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

function readSpan(value: unknown): ReportedFault[] {
  if (!isRecord(value) || !isWhole(value.startMs)) return []
  const kind = reportedFaultKinds.find((known) => known === value.kind)
  const { endMs, startMs } = value
  return kind === undefined || !(endMs === null || isWhole(endMs)) ? [] : [{ kind, startMs, endMs }]
}

/** Reads the spans saved on the device and leaves out the invalid ones. */
export const readSpans = (value: unknown): ReportedFault[] => (Array.isArray(value) ? value.flatMap(readSpan) : [])
