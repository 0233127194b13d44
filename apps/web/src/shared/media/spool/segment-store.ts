import type { SegmentId, Sidecar } from './segment-name'

/** A segment that was found on the device. */
export interface FoundSegment {
  sidecar: Sidecar
  /** Bytes that are there; 0 once they were freed. */
  savedBytes: number
}

/** One segment's bytes. They only grow, and what was appended is durable when the promise resolves. */
export interface SegmentFile {
  savedBytes: () => number
  /** False: the device is full. Nothing of these bytes is there then. */
  append: (bytes: Uint8Array) => Promise<boolean>
  read: (fromBytes: number, toBytes: number) => Promise<Uint8Array<ArrayBuffer>>
  close: () => void
}

/** Stores segments. All three backends behave the same. */
export interface SegmentStore {
  kind: 'opfs' | 'indexeddb' | 'memory'
  /** Everything there is, of every session. */
  list: () => Promise<FoundSegment[]>
  open: (sidecar: Sidecar) => Promise<SegmentFile>
  /** Rewrites the sidecar; the bytes stay. */
  relabel: (sidecar: Sidecar) => Promise<void>
  /** Final on the server: the label stays, the bytes go. */
  free: (sidecar: Sidecar) => Promise<void>
  /** Nothing of it is needed any more. */
  remove: (id: SegmentId) => Promise<void>
}
