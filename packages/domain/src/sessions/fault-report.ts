import {
  type FaultKind,
  type FaultReport,
  type FaultSpan,
  maxReportedFaults,
  type ReportedFault,
} from '@candor/contract'
import { faultReportLimits } from '../limits'

/** A recorded segment on the answer's own timeline; its length is null while it is on its way: it is not lost yet. */
export interface RecordedSpan {
  readonly startMs: number
  readonly durationMs: number | null
  readonly isDamaged: boolean
}

/** One take with all that is known of what went wrong in it. */
export interface FaultReportInput {
  /** Length of the answer as it was measured; nothing is accounted for beyond it. */
  readonly durationMs: number
  /** A typed answer has no sound or picture to lose. */
  readonly isSpoken: boolean
  /** It was recorded, or should have been: only then is what is missing a gap. */
  readonly isRecorded: boolean
  readonly segments: readonly RecordedSpan[]
  readonly reported: readonly ReportedFault[]
  /** Stretches without contact to the server; the browser kept recording. */
  readonly interruptions: readonly { readonly startMs: number; readonly endMs: number | null }[]
}

interface Span {
  readonly startMs: number
  readonly endMs: number
}

const clip = (durationMs: number, span: { readonly startMs: number; readonly endMs: number | null }): Span => ({
  startMs: Math.max(0, Math.min(Math.round(span.startMs), durationMs)),
  endMs: Math.max(0, Math.min(Math.round(span.endMs ?? durationMs), durationMs)),
})

/** Overlapping and touching spans as one, in order; empty ones are none. */
const merge = (spans: readonly Span[]): readonly Span[] => {
  const merged: Span[] = []
  const inOrder = spans
    .filter((span) => span.endMs > span.startMs)
    .toSorted((first, second) => first.startMs - second.startMs)
  for (const span of inOrder) {
    const last = merged.at(-1)
    if (last === undefined || span.startMs > last.endMs) merged.push(span)
    else merged[merged.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, span.endMs) }
  }
  return merged
}

/** A segment whose length is not known yet reaches to the next one, or to the end of the answer. */
const computeSpan = (input: FaultReportInput, segment: RecordedSpan): Span => {
  const { startMs, durationMs } = segment
  if (durationMs !== null) return clip(input.durationMs, { startMs, endMs: startMs + durationMs })
  const later = input.segments.map((other) => other.startMs).filter((otherMs) => otherMs > startMs)
  return clip(input.durationMs, { startMs, endMs: later.length === 0 ? null : Math.min(...later) })
}

/** What the recorded segments leave out, before, between and after them. */
const findGaps = (input: FaultReportInput): readonly Span[] => {
  if (!input.isRecorded) return []
  const gaps: Span[] = []
  let reachedMs = 0
  const covered = merge(input.segments.map((segment) => computeSpan(input, segment)))
  for (const span of [...covered, { startMs: input.durationMs, endMs: input.durationMs }]) {
    if (span.startMs - reachedMs > faultReportLimits.gapToleranceMs)
      gaps.push({ startMs: reachedMs, endMs: span.startMs })
    reachedMs = Math.max(reachedMs, span.endMs)
  }
  return gaps
}

const findDamage = (input: FaultReportInput): readonly Span[] =>
  input.segments.filter((segment) => segment.isDamaged).map((segment) => computeSpan(input, segment))

/** A lost connection loses nothing by itself: the browser keeps recording, and what it could not save is a gap. */
const lostKinds = ['gap', 'deviceLost', 'muted', 'black', 'damaged'] as const
export const isLossKind = (kind: FaultKind): boolean => lostKinds.some((lost) => lost === kind)
export const isGapKind = (kind: FaultKind): boolean => kind === 'gap'
/** Nothing can be recorded without the device, so that it explains a gap. */
export const isDeviceLossKind = (kind: FaultKind): boolean => kind === 'deviceLost'

/** Without a picture the words are still there. */
const soundKinds = ['gap', 'deviceLost', 'muted', 'damaged'] as const
const microphoneKinds = ['deviceLost', 'muted'] as const

const mergeSpansOfKind = (input: FaultReportInput, kind: FaultKind): readonly Span[] => {
  const reported = input.reported.filter((fault) => fault.kind === kind)
  const noticed = reported.map((fault) => clip(input.durationMs, fault))
  switch (kind) {
    case 'gap':
      return merge([...noticed, ...findGaps(input)])
    case 'damaged':
      return merge(findDamage(input))
    case 'networkLost':
      return merge([...noticed, ...input.interruptions.map((span) => clip(input.durationMs, span))])
    case 'deviceLost':
    case 'muted':
    case 'black':
      return merge(noticed)
  }
}

const sumLostMs = (input: FaultReportInput, kinds: readonly FaultKind[]): number =>
  merge(kinds.flatMap((kind) => mergeSpansOfKind(input, kind))).reduce(
    (sum, span) => sum + span.endMs - span.startMs,
    0,
  )

const isMuch = (lostMs: number, durationMs: number): boolean =>
  lostMs > 0 && (lostMs >= faultReportLimits.unusableLostMs || lostMs >= durationMs * faultReportLimits.unusableShare)

/** In this order where two begin at one instant. */
const kindOrder = ['gap', 'damaged', 'deviceLost', 'muted', 'black', 'networkLost'] as const

/** Every technical fault of one take, and whether they spoil it: the same for the candidate and the company. */
export const createFaultReport = (given: FaultReportInput): FaultReport => {
  const input = { ...given, durationMs: Math.max(0, Math.round(given.durationMs)) }
  if (!input.isSpoken) return { faults: [], lostMs: 0, isUnusable: false }
  const faults = kindOrder.flatMap((kind) =>
    mergeSpansOfKind(input, kind).map((span): FaultSpan => ({ kind, ...span })),
  )
  const lostMs = sumLostMs(input, lostKinds)
  return {
    faults: faults.toSorted((first, second) => first.startMs - second.startMs),
    lostMs,
    isUnusable: isMuch(lostMs, input.durationMs),
  }
}

/**
 * Whether technical faults took so many of an answer's words that the rest must not be judged. Words that were
 * recognized on the device don't depend on the recording: they lack only what the microphone did not capture.
 */
export const hasLostWords = (given: FaultReportInput & { readonly isHeardOnDevice: boolean }): boolean => {
  if (!given.isSpoken) return false
  const durationMs = Math.max(0, Math.round(given.durationMs))
  const kinds = given.isHeardOnDevice ? microphoneKinds : soundKinds
  return isMuch(sumLostMs({ ...given, durationMs }, kinds), durationMs)
}

/** No answer is longer than a day. */
const maxFaultMs = 24 * 60 * 60_000

/** Reports as they are stored: within sane numbers, one per kind and start (the last one counts), bounded in number. */
export const keptReports = (reported: readonly ReportedFault[]): readonly ReportedFault[] => {
  const kept = new Map<string, ReportedFault>()
  for (const { kind, startMs, endMs } of reported) {
    if (startMs > maxFaultMs || (endMs !== null && endMs <= startMs)) continue
    kept.set(`${kind} ${startMs}`, { kind, startMs, endMs: endMs === null ? null : Math.min(endMs, maxFaultMs) })
  }
  return [...kept.values()].slice(0, maxReportedFaults)
}
