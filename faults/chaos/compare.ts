import type { ObservedSegment } from './recording-observer'

/** A segment as it lies on the server's disk. */
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
  /** Promised and not on the server. */
  readonly missingBytes: number
  /** On the server, or on the device, and not what was recorded there. */
  readonly corruptBytes: number
  /** Emitted, and gone with a page before it was kept: the one loss that is allowed, a slice at a kill. */
  readonly unkeptBytes: number
  readonly unkeptSlices: number
}

/** How many bytes differ where both have some. */
export const countDifferingBytes = (a: Buffer, b: Buffer): number => {
  const length = Math.min(a.length, b.length)
  if (a.subarray(0, length).equals(b.subarray(0, length))) return 0
  let count = 0
  for (let at = 0; at < length; at += 1) if (a[at] !== b[at]) count += 1
  return count
}

/** How many of the last slices are not wholly within the first `sizeBytes`. */
const countSlicesBehind = (slices: readonly Buffer[], sizeBytes: number): number => {
  let end = 0
  return slices.filter((slice) => {
    end += slice.length
    return end > sizeBytes
  }).length
}

const getLongest = (snapshots: readonly Buffer[]): number => Math.max(0, ...snapshots.map(({ length }) => length))

/** All of it where the recording came to its own end, else what was kept: by the worker's word, or seen on the device. */
const getPromisedBytes = (observed: ObservedSegment, emittedBytes: number): number => {
  const kept = Math.max(observed.keptBytes, getLongest(observed.snapshots))
  return observed.isFinished && !observed.isInterrupted ? Math.max(kept, emittedBytes) : kept
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
    unkeptBytes: Math.max(0, emitted.length - safeBytes),
    unkeptSlices: countSlicesBehind(observed.slices, safeBytes),
  }
}

export interface Comparison {
  readonly segments: readonly Verdict[]
  readonly emittedBytes: number
  readonly promisedBytes: number
  readonly storedBytes: number
  readonly missingBytes: number
  readonly corruptBytes: number
  readonly unkeptBytes: number
  /** Of the segment that lost most of them. */
  readonly mostUnkeptSlices: number
}

/** Every kept byte against every stored byte, segment by segment. */
export const compareAll = (
  observedSegments: readonly ObservedSegment[],
  stored: readonly StoredSegment[],
): Comparison => {
  const byKey = new Map(stored.map((one) => [one.key, one]))
  const segments = observedSegments.map((observed) => compareSegment(observed, byKey.get(observed.key)))
  const sum = (pick: (verdict: Verdict) => number): number => segments.reduce((total, one) => total + pick(one), 0)
  return {
    segments,
    emittedBytes: sum(({ emittedBytes }) => emittedBytes),
    promisedBytes: sum(({ promisedBytes }) => promisedBytes),
    storedBytes: sum(({ storedBytes }) => storedBytes),
    missingBytes: sum(({ missingBytes }) => missingBytes),
    corruptBytes: sum(({ corruptBytes }) => corruptBytes),
    unkeptBytes: sum(({ unkeptBytes }) => unkeptBytes),
    mostUnkeptSlices: Math.max(0, ...segments.map(({ unkeptSlices }) => unkeptSlices)),
  }
}
