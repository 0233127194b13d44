import type { SegmentStatus } from './messages'
import type { Sidecar } from './segment-name'
import type { FoundSegment } from './segment-store'
import type { SpooledSegment } from './spooled-segment'
import type { UploadState } from './upload-machine'

/** A segment whose bytes are here, and how far its upload is. */
export interface LocalSegment {
  segment: SpooledSegment
  upload: UploadState
}

export const getLabelStatus = ([key, sidecar]: [string, Sidecar]): SegmentStatus => ({
  key,
  sidecar,
  recordedBytes: sidecar.sizeBytes,
  isDeviceFull: false,
  onDeviceBytes: 0,
  storedBytes: sidecar.sizeBytes,
  isFinished: true,
  phase: 'sealed',
  isFinal: true,
  attempt: 0,
})

/** The status of a found segment that this page can't open yet, because another page owns it. */
export const getFoundStatus = ([key, { sidecar, savedBytes }]: [string, FoundSegment]): SegmentStatus => ({
  key,
  sidecar,
  recordedBytes: savedBytes,
  isDeviceFull: false,
  onDeviceBytes: savedBytes,
  storedBytes: 0,
  isFinished: true,
  phase: 'begin',
  isFinal: false,
  attempt: 0,
})

export const getLocalStatus = ([key, { segment, upload }]: [string, LocalSegment]): SegmentStatus => ({
  key,
  sidecar: segment.sidecar,
  recordedBytes: segment.recordedBytes,
  isDeviceFull: segment.isDeviceFull,
  onDeviceBytes: segment.onDeviceBytes,
  storedBytes: upload.storedBytes,
  isFinished: segment.isFinished,
  phase: upload.phase,
  isFinal: upload.isFinal,
  attempt: upload.attempt,
})
