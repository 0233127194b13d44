import type { SegmentStatus } from './messages'
import type { Sidecar } from './segment-name'
import type { FoundSegment } from './segment-store'
import type { SpooledSegment } from './spooled-segment'
import type { UploadState } from './upload-machine'

/** A segment whose bytes are here, and how far its upload is. */
export interface Held {
  segment: SpooledSegment
  upload: UploadState
}

export const labelStatus = ([key, sidecar]: [string, Sidecar]): SegmentStatus => ({
  key,
  sidecar,
  keptBytes: sidecar.sizeBytes,
  isDeviceFull: false,
  onDeviceBytes: 0,
  storedBytes: sidecar.sizeBytes,
  isFinished: true,
  phase: 'sealed',
  isFinal: true,
  attempt: 0,
})

/** Found, and not to be opened yet: somebody else has it. */
export const foundStatus = ([key, { sidecar, keptBytes }]: [string, FoundSegment]): SegmentStatus => ({
  key,
  sidecar,
  keptBytes,
  isDeviceFull: false,
  onDeviceBytes: keptBytes,
  storedBytes: 0,
  isFinished: true,
  phase: 'begin',
  isFinal: false,
  attempt: 0,
})

export const heldStatus = ([key, { segment, upload }]: [string, Held]): SegmentStatus => ({
  key,
  sidecar: segment.sidecar,
  keptBytes: segment.keptBytes,
  isDeviceFull: segment.isDeviceFull,
  onDeviceBytes: segment.onDeviceBytes,
  storedBytes: upload.storedBytes,
  isFinished: segment.isFinished,
  phase: upload.phase,
  isFinal: upload.isFinal,
  attempt: upload.attempt,
})
