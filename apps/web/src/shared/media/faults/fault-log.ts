import { type ReportedFault, reportedFaultKinds } from '@candor/contract'

export type FaultKind = ReportedFault['kind']

/** A fault that comes back within this time has not been away: one span, not many. */
const MERGE_MS = 1000
/** The contract's bound is 200 of all kinds; a device that flickers for an hour must not use it up. */
const MAX_PER_KIND = 40

export interface FaultLog {
  open: (kind: FaultKind, atMs: number) => void
  close: (kind: FaultKind, atMs: number) => void
  /** Ends the faults that a crashed page left open, when the recording continues. */
  closeAll: (atMs: number) => void
  /** By start; an end of null: still going on. */
  spans: () => ReportedFault[]
}

const clampMs = (atMs: number): number => Math.max(0, Math.round(atMs))

/**
 * What went wrong with devices and line during one take, on the answer's own time line. A span once begun keeps its start for ever,
 * so that all of them may be sent again and again: the same kind and start replaces its end.
 */
export function createFaultLog(before: readonly ReportedFault[] = []): FaultLog {
  let spans = before.map((span) => ({ ...span }))
  const lastOf = (kind: FaultKind) => spans.findLast((span) => span.kind === kind)
  const canExtend = (last: ReportedFault, atMs: number): boolean =>
    atMs - (last.endMs ?? atMs) <= MERGE_MS || spans.filter(({ kind }) => kind === last.kind).length >= MAX_PER_KIND
  const close = (kind: FaultKind, atMs: number) => {
    const last = lastOf(kind)
    if (last?.endMs === null) last.endMs = Math.max(last.startMs, clampMs(atMs))
  }
  return {
    open: (kind, atMs) => {
      const startMs = clampMs(atMs)
      const last = lastOf(kind)
      // Still open, or only just over.
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

/** Spans as they were kept on the device; what can't be read is left out. */
export const readSpans = (value: unknown): ReportedFault[] => (Array.isArray(value) ? value.flatMap(readSpan) : [])
