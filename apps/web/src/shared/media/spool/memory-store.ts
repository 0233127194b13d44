import type { SegmentFile, SegmentStore } from './segment-store'

/** Stores nothing: every append is refused, so the segment uses its own memory. */
export const memoryStore: SegmentStore = {
  kind: 'memory',
  list: () => Promise.resolve([]),
  open: () => Promise.resolve(emptyFile),
  relabel: () => Promise.resolve(),
  free: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

const emptyFile: SegmentFile = {
  savedBytes: () => 0,
  append: () => Promise.resolve(false),
  read: () => Promise.resolve(new Uint8Array()),
  close: () => {},
}
