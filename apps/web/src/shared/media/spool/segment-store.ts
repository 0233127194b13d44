import type { SegmentId, Sidecar } from './segment-name'

/** A segment that was found on the device. */
export interface FoundSegment {
  sidecar: Sidecar
  /** Stored bytes; 0 once they are freed. */
  savedBytes: number
}

/** One segment's bytes. They only grow, and what was appended is durable when the promise resolves. */
export interface SegmentFile {
  savedBytes: () => number
  /** False: the device is full, and none of these bytes is stored. */
  append: (bytes: Uint8Array) => Promise<boolean>
  read: (fromBytes: number, toBytes: number) => Promise<Uint8Array<ArrayBuffer>>
  close: () => void
}

/** Stores segments. All three backends behave the same. */
export interface SegmentStore {
  kind: 'opfs' | 'indexeddb' | 'memory'
  /** Lists all segments of all sessions. */
  list: () => Promise<FoundSegment[]>
  open: (sidecar: Sidecar) => Promise<SegmentFile>
  /** Rewrites the sidecar; the bytes stay. */
  relabel: (sidecar: Sidecar) => Promise<void>
  /** Deletes the bytes, which are final on the server, but not the label. */
  free: (sidecar: Sidecar) => Promise<void>
  /** Deletes the whole segment. */
  remove: (id: SegmentId) => Promise<void>
}
