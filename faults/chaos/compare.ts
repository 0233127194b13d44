import type { ObservedSegment } from './recording-observer'

/** A segment on the server's disk. */
export interface StoredSegment {
  readonly key: string
  readonly file: string
  readonly bytes: Buffer
  readonly isSealed: boolean
}

export interface Verdict {
  readonly key: string
  readonly emittedBytes: number
  readonly promisedBytes: number
  readonly storedBytes: number
  /** Promised but not on the server. */
  readonly missingBytes: number
  /** On the server or the device, but different from the recording. */
  readonly corruptBytes: number
  /** Emitted, but lost with its page before it was saved. The design allows one slice per kill. */
  readonly unsavedBytes: number
  readonly unsavedSlices: number
}

/** Counts the bytes that differ in the part that both have. */
export const countDifferingBytes = (a: Buffer, b: Buffer): number => {
  const length = Math.min(a.length, b.length)
  if (a.subarray(0, length).equals(b.subarray(0, length))) return 0
  let count = 0
  for (let at = 0; at < length; at += 1) if (a[at] !== b[at]) count += 1
  return count
}

/** Counts the slices that are not completely within the first `sizeBytes`. */
const countSlicesBehind = (slices: readonly Buffer[], sizeBytes: number): number => {
  let end = 0
  return slices.filter((slice) => {
    end += slice.length
    return end > sizeBytes
  }).length
}

const getLongest = (snapshots: readonly Buffer[]): number => Math.max(0, ...snapshots.map(({ length }) => length))

/** Everything if the recording ended by itself. Otherwise the saved bytes, reported by the worker or seen on the device. */
const getPromisedBytes = (observed: ObservedSegment, emittedBytes: number): number => {
  const saved = Math.max(observed.savedBytes, getLongest(observed.snapshots))
  return observed.isFinished && !observed.isInterrupted ? Math.max(saved, emittedBytes) : saved
}

export const compareSegment = (observed: ObservedSegment, stored: StoredSegment | undefined): Verdict => {
  const emitted = Buffer.concat(observed.slices)
  const bytes = stored?.bytes ?? Buffer.alloc(0)
  const promisedBytes = getPromisedBytes(observed, emitted.length)
  const onDevice = observed.snapshots.flatMap((snapshot) => [
    countDifferingBytes(snapshot, emitted),
    countDifferingBytes(snapshot, bytes),
  ])
  const safeBytes = Math.max(promisedBytes, bytes.length)
  return {
    key: observed.key,
    emittedBytes: emitted.length,
    promisedBytes,
    storedBytes: bytes.length,
    missingBytes: Math.max(0, promisedBytes - bytes.length),
    corruptBytes: Math.max(0, countDifferingBytes(emitted, bytes), ...onDevice),
    unsavedBytes: Math.max(0, emitted.length - safeBytes),
    unsavedSlices: countSlicesBehind(observed.slices, safeBytes),
  }
}

export interface Comparison {
  readonly segments: readonly Verdict[]
  readonly emittedBytes: number
  readonly promisedBytes: number
  readonly storedBytes: number
  readonly missingBytes: number
  readonly corruptBytes: number
  readonly unsavedBytes: number
  /** Unsaved slices of the segment that lost most. */
  readonly mostUnsavedSlices: number
}

/** Compares every saved byte with every stored byte, segment by segment. */
export const compareAll = (
  observedSegments: readonly ObservedSegment[],
  stored: readonly StoredSegment[],
): Comparison => {
  const byKey = new Map(stored.map((segment) => [segment.key, segment]))
  const segments = observedSegments.map((observed) => compareSegment(observed, byKey.get(observed.key)))
  const sum = (pick: (verdict: Verdict) => number): number =>
    segments.reduce((total, verdict) => total + pick(verdict), 0)
  return {
    segments,
    emittedBytes: sum(({ emittedBytes }) => emittedBytes),
    promisedBytes: sum(({ promisedBytes }) => promisedBytes),
    storedBytes: sum(({ storedBytes }) => storedBytes),
    missingBytes: sum(({ missingBytes }) => missingBytes),
    corruptBytes: sum(({ corruptBytes }) => corruptBytes),
    unsavedBytes: sum(({ unsavedBytes }) => unsavedBytes),
    mostUnsavedSlices: Math.max(0, ...segments.map(({ unsavedSlices }) => unsavedSlices)),
  }
}
