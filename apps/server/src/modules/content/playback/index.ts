export { insertPlayback } from '../repo/playback'
export { readRange } from './byte-range'
export { findMedia } from './find-media'
export { findSharedMedia } from './find-shared-media'
export { createLiveIndex } from './live-index'
export { createPlaybackCache } from './playback-cache'
export { recordSharedWatched, recordWatched } from './record-watched'
export { createScrubber } from './scrubber'
export {
  createMediaHandler,
  type Exchange,
  type MediaContext,
  openSealed,
  type RecordedFile,
  serveRecording,
} from './serve-media'
