import type { JoinTarget } from './join-output'
import type { RangedMedia } from './media-input'

/** A read that fails is no damage of the recording: the join ends with it, whatever a demuxer makes of it. */
export class Watched {
  #failure: { readonly error: unknown } | null = null

  watch(media: RangedMedia): RangedMedia {
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

  watchTarget(target: JoinTarget): JoinTarget {
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

  /** Throws what the first read or write failed with. */
  check(): void {
    if (this.#failure) throw this.#failure.error
  }
}
