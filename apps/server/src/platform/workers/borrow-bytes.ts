import type { MessagePort } from 'node:worker_threads'
import type { JoinTarget, RangedMedia } from '@candor/media'
import { type ByteRequest, zByteReply } from './byte-channel'

type Wanted = ByteRequest extends infer One ? (One extends ByteRequest ? Omit<One, 'id'> : never) : never

/** What is written is given away: the muxer made a copy for it. */
const listBuffers = ({ buffer }: Uint8Array): ArrayBuffer[] => (buffer instanceof ArrayBuffer ? [buffer] : [])

/** A worker's end of the server's bytes. */
export const borrowBytes = (port: MessagePort) => {
  const waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: Error): void }>()
  let lastId = 0
  port.on('message', (message: unknown) => {
    const { id, bytes } = zByteReply.parse(message)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (bytes === null) asked?.reject(new Error('the server could not read or write this'))
    else asked?.resolve(bytes)
  })
  const ask = (wanted: Wanted): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      port.postMessage({ ...wanted, id: lastId }, wanted.kind === 'write' ? listBuffers(wanted.bytes) : [])
    })
  return {
    source: (index: number, sizeBytes: number): RangedMedia => ({
      sizeBytes,
      read: (start, end) => ask({ kind: 'read', source: index, start, end }),
    }),
    target: {
      async write(positionBytes: number, bytes: Uint8Array): Promise<void> {
        await ask({ kind: 'write', positionBytes, bytes })
      },
    } satisfies JoinTarget,
    close: () => port.close(),
  }
}
