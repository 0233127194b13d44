import type { JoinTarget, RangedMedia } from '@candor/media'
import type { ByteReply, ByteRequest } from './byte-channel'

type Wanted = ByteRequest extends infer Request ? (Request extends ByteRequest ? Omit<Request, 'id'> : never) : never

/** A worker's end of the server's bytes, for one task. */
export interface BorrowedBytes {
  source(index: number, sizeBytes: number): RangedMedia
  readonly target: JoinTarget
  /** Passes on what the server answered. */
  receive(reply: ByteReply): void
}

export const borrowBytes = (send: (request: ByteRequest) => void): BorrowedBytes => {
  const waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: Error): void }>()
  let lastId = 0
  const ask = (wanted: Wanted): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      send({ ...wanted, id: lastId })
    })
  return {
    source: (index, sizeBytes) => ({
      sizeBytes,
      read: (start, end) => ask({ kind: 'read', source: index, start, end }),
    }),
    target: {
      async write(positionBytes, bytes) {
        await ask({ kind: 'write', positionBytes, bytes })
      },
    },
    receive({ id, bytes }) {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (bytes === null) asked?.reject(new Error('the server could not read or write this'))
      else asked?.resolve(bytes)
    },
  }
}
