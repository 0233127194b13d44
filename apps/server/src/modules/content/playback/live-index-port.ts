import type { PlayableRecording } from '@candor/media'

/** Indexes every recording during its upload, so that sealing does not read it again (realtime 3.5 and 4). */
export interface LiveIndex {
  /** Called after bytes were stored durably. Returns at once; the bytes are indexed after the response was sent. */
  push(key: string, offsetBytes: number, bytes: Uint8Array): void
  /** Playback data of the first `sizeBytes`. Bytes that were not pushed are read from the store. */
  describe(key: string, sizeBytes: number): Promise<PlayableRecording>
  /** Playback data of a complete recording, whose index is then dropped. */
  finish(key: string, sizeBytes: number): Promise<PlayableRecording>
  forget(key: string): void
  /** Number of pushes since the last call. Background work slows down while bytes arrive. */
  takePushCount(): number
}
