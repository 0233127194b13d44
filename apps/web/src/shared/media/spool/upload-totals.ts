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
  /** Failed attempts of the segment with the most failures. */
  attempt: number
  /** No upload could be prepared yet for some segment. */
  isPreparing: boolean
}

/** How much of a session is recorded, and how much of it the server has. */
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
  /** Bytes in files of this device, which outlive the page. */
  onDeviceBytes: number
  /** Bytes stored durably on the server. */
  onServerBytes: number
  /** Bytes neither in a file nor on the server, which a crash of this page would lose. */
  inMemoryBytes: number
  /** The server has sealed all of it, and this device no longer needs its copy. */
  isFinal: boolean
}

/** Where the recordings of an interview are stored, so that the page reports it correctly at any time. */
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

/** Megabytes with one decimal. */
export const formatMegabytes = (bytes: number): string => (bytes / BYTES_PER_MB).toFixed(1)
