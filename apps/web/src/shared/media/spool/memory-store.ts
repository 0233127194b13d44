import type { SegmentFile, SegmentStore } from './segment-store'

/** Nothing can be kept here: every append is refused, and the segment's own memory takes over. */
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
