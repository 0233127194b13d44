import type { Sidecar } from './segment-name'
import type { UploadState } from './upload-machine'

/** Messages to the worker. `append` transfers its bytes. */
export type SpoolCommand =
  /** Scans the device and uploads what it finds. With a `sessionId`, also claims this session for recording. */
  | { type: 'open'; sessionId: string | null; isTakeover: boolean }
  | { type: 'begin'; sidecar: Sidecar }
  | { type: 'append'; key: string; bytes: ArrayBuffer }
  | { type: 'finish'; key: string }
  /** Makes a spare part of its answer, so that it is uploaded like any other segment. */
  | { type: 'adopt'; key: string }
  /** Discards a spare recording that is not needed. */
  | { type: 'discard'; key: string }
  /** Discards everything of a finished practice. */
  | { type: 'forget'; sessionId: string }
  /** The network may be back. */
  | { type: 'wake' }

export interface SegmentStatus {
  key: string
  sidecar: Sidecar
  recordedBytes: number
  /** The device is full: later bytes exist in memory only, until the server has them. */
  isDeviceFull: boolean
  /** The stored bytes that outlive this page; 0 once they are freed. */
  onDeviceBytes: number
  storedBytes: number
  isFinished: boolean
  phase: UploadState['phase']
  /** On the last storage tier, so the device no longer needs its copy. */
  isFinal: boolean
  attempt: number
}

export interface SpoolState {
  /** Null until the store is open. */
  backend: 'opfs' | 'indexeddb' | 'memory' | null
  /** The device has been looked through once. */
  isReady: boolean
  /** Sessions that another tab owns: it records and uploads them. */
  ownedByOtherTab: string[]
  segments: SegmentStatus[]
  /** A segment whose bytes could not be saved anywhere: recording pauses until there is free space. */
  lostKey: string | null
  /** False while uploads wait for a stable connection. */
  isStable: boolean
}

/** Messages from the worker. `uploadKbps`: the speed of the last appends; null if none was measured. */
export type SpoolUpdate = { type: 'state'; state: SpoolState; uploadKbps: number | null }

export const emptySpool: SpoolState = {
  backend: null,
  isReady: false,
  ownedByOtherTab: [],
  segments: [],
  lostKey: null,
  isStable: true,
}
