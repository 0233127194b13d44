import type { PlayableRecording } from '@candor/media'

/** The index of every recording that comes in now, so that at the stop nothing is read again (realtime 3.5 and 4). */
export interface LiveIndex {
  /** After bytes were stored durably. Returns at once: they are looked at after the answer is on its way. */
  push(key: string, offsetBytes: number, bytes: Uint8Array): void
  /** How the first `sizeBytes` are played; what was not pushed here is read from the store. */
  describe(key: string, sizeBytes: number): Promise<PlayableRecording>
  /** The same of a whole recording, which is then forgotten. */
  finish(key: string, sizeBytes: number): Promise<PlayableRecording>
  forget(key: string): void
  /** How many pushes of bytes came since the last call: background work slows down while they come. */
  takePushCount(): number
}
