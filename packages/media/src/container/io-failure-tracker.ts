import type { JoinTarget } from './join-output'
import type { RangedMedia } from './media-input'

/** Remembers the first failed read or write. A demuxer would treat a failed read as damage, but it must end the join. */
export class IoFailureTracker {
  #failure: { readonly error: unknown } | null = null

  trackReads(media: RangedMedia): RangedMedia {
    const read = async (start: number, end: number): Promise<Uint8Array> => {
      try {
        return await media.read(start, end)
      } catch (error) {
        this.#failure ??= { error }
        throw error
      }
    }
    return { sizeBytes: media.sizeBytes, read }
  }

  trackWrites(target: JoinTarget): JoinTarget {
    const write = async (positionBytes: number, bytes: Uint8Array): Promise<void> => {
      try {
        await target.write(positionBytes, bytes)
      } catch (error) {
        this.#failure ??= { error }
        throw error
      }
    }
    return { write }
  }

  /** Throws the first error of a read or write. */
  throwIfFailed(): void {
    if (this.#failure) throw this.#failure.error
  }
}
