import type { SpoolState } from './messages'

export interface UploadTotals {
  count: number
  recordedBytes: number
  storedBytes: number
  /** Some bytes are or were in memory only, and the recording or its upload still continues. */
  isDeviceFull: boolean
  /** 0 to 100; 100 only when everything is sealed. */
  percent: number
  isAllStored: boolean
  /** Segments that the server will not take. */
  refusedCount: number
  /** Tries in vain of the segment that has it worst. */
  attempt: number
  /** No upload could be prepared yet for some segment. */
  isPreparing: boolean
}

/** What is recorded of one session and how much of it is on the server. */
export function getUploadTotals({ segments }: SpoolState, sessionId: string): UploadTotals {
  const own = filterOwn(segments, sessionId)
  const sum = (pick: (segment: (typeof own)[number]) => number) =>
    own.reduce((total, segment) => total + pick(segment), 0)
  const recordedBytes = sum((segment) => segment.recordedBytes)
  const storedBytes = sum((segment) => Math.min(segment.storedBytes, segment.recordedBytes))
  const isAllStored = own.every((segment) => segment.phase === 'sealed')
  const share = recordedBytes === 0 ? 1 : storedBytes / recordedBytes
  return {
    count: own.length,
    recordedBytes,
    storedBytes,
    isDeviceFull: own.some((segment) => segment.isDeviceFull),
    percent: isAllStored ? 100 : Math.min(99, Math.floor(share * 100)),
    isAllStored,
    refusedCount: own.filter((segment) => segment.phase === 'refused').length,
    attempt: Math.max(0, ...own.map((segment) => segment.attempt)),
    isPreparing: own.some((segment) => segment.phase === 'begin'),
  }
}

/** A spare counts once it is part of its answer. */
const filterOwn = (segments: SpoolState['segments'], sessionId: string): SpoolState['segments'] =>
  segments.filter((segment) => segment.sidecar.sessionId === sessionId && !segment.sidecar.isSpare && !isEmpty(segment))

interface RecordingLocations {
  recordedBytes: number
  /** In files of this device, which outlive the page. */
  onDeviceBytes: number
  /** Durably on the server. */
  onServerBytes: number
  /** Neither in a file here nor on the server: lost if this page goes down. */
  inMemoryBytes: number
  /** The server has all of it, sealed, and this device needs its copy no more. */
  isFinal: boolean
}

/** Where the recordings of an interview lie, so that what is said of it is true at every moment. */
export function locateRecordings({ segments }: SpoolState, sessionId: string): RecordingLocations {
  const own = filterOwn(segments, sessionId)
  const sum = (pick: (segment: (typeof own)[number]) => number) =>
    own.reduce((total, segment) => total + pick(segment), 0)
  return {
    recordedBytes: sum((segment) => segment.recordedBytes),
    onDeviceBytes: sum((segment) => segment.onDeviceBytes),
    onServerBytes: sum((segment) => Math.min(segment.storedBytes, segment.recordedBytes)),
    inMemoryBytes: sum((segment) =>
      segment.isFinal
        ? 0
        : segment.recordedBytes - Math.max(segment.onDeviceBytes, Math.min(segment.storedBytes, segment.recordedBytes)),
    ),
    isFinal: own.every((segment) => segment.isFinal),
  }
}

const isEmpty = (segment: SpoolState['segments'][number]): boolean => segment.recordedBytes === 0 && segment.isFinished

const BYTES_PER_MB = 1024 * 1024

/** One decimal, as a person compares it. */
export const formatMegabytes = (bytes: number): string => (bytes / BYTES_PER_MB).toFixed(1)
