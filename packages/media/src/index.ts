export { AudioExtractionError, type AudioSegment, extractWav16k } from './container/audio'
export type { JoinTarget } from './container/join-output'
export { JoinError, type Joined, type JoinSegment, joinRecordings } from './container/join-recordings'
export type {
  Container,
  MediaInput,
  MediaSource,
  RangedMedia,
} from './container/media-input'
export { createRecordingIndexer, type PlayableRecording, type RecordingIndexer } from './container/recording-index'
export { openStoredMedia } from './container/stored-media'
export { resolveVirtualRange, type VirtualBody, type VirtualPart, type VirtualSlice } from './container/webm-header'
export { crc32 } from './crc32'
export {
  type AppendRequest,
  type AppendResult,
  type AppendStore,
  type ByteRange,
  type CreateResult,
  DamagedBytesError,
  type SealRequest,
  type SealResult,
  type StoredStat,
} from './ports/append-store'
export {
  type BytesTransform,
  type FileCipher,
  type FileIdentity,
  identityTransform,
  type TransformRequest,
  tagBytes,
} from './ports/bytes-transform'
export { ObjectMismatchError, type ObjectStore, type PutObject, type StoredObject } from './ports/object-store'
export { BytesUnavailableError, type RemoteBytes } from './ports/remote-bytes'
export { type AesCtrKeys, createAesCtrTransform } from './stores/aes-ctr-transform'
export { type CombinedStoreParts, createCombinedStore } from './stores/combined-store'
export { compareStoredKey } from './stores/compare-stored-key'
export { createFileAppendStore, type FileAppendStoreOptions } from './stores/file-append-store'
export { openS3ObjectStore, type S3StoreOptions } from './stores/s3-object-store'
export type { StoreFile, StoreFiles } from './stores/store-files'
