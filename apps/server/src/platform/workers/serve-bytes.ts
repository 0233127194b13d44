import type { JoinTarget, RangedMedia } from '@candor/media'
import type { ByteReply, ByteRequest } from './byte-channel'

export interface ServedBytes {
  answer(request: ByteRequest): Promise<ByteReply>
  /** Throws what the first read or write failed with: a worker can't tell it from a damaged file. */
  check(): void
}

const nothing = new Uint8Array(0)

/** The server's end of a worker's bytes: reads of these sources, and writes to the target where there is one. */
export const serveBytes = (sources: readonly RangedMedia[], target: JoinTarget | null): ServedBytes => {
  let failure: { readonly error: unknown } | null = null
  const access = async (request: ByteRequest): Promise<Uint8Array> => {
    if (request.kind === 'write') {
      if (target === null) throw new Error('this task writes nothing')
      await target.write(request.positionBytes, request.bytes)
      return nothing
    }
    const source = sources[request.source]
    if (source === undefined) throw new Error('there is no such source')
    return source.read(request.start, request.end)
  }
  return {
    async answer(request) {
      try {
        return { id: request.id, bytes: await access(request) }
      } catch (error) {
        failure ??= { error }
        return { id: request.id, bytes: null }
      }
    },
    check() {
      if (failure !== null) throw failure.error
    },
  }
}
