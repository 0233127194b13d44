import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { JoinTarget, RangedMedia } from '@candor/media'
import { type ByteReply, type ByteRequest, zByteRequest } from './byte-channel'

export interface ServedBytes {
  /** For the worker, to be transferred. */
  readonly port: MessagePort
  /** Throws what the first read or write failed with: a worker can't tell it from a damaged file. */
  check(): void
  close(): void
}

const nothing = new Uint8Array(0)

/** The server's end of a worker's bytes: reads of these sources, and writes to the target where there is one. */
export const serveBytes = (sources: readonly RangedMedia[], target: JoinTarget | null): ServedBytes => {
  const { port1, port2 } = new MessageChannel()
  let failure: { readonly error: unknown } | null = null
  const answer = async (request: ByteRequest): Promise<Uint8Array> => {
    if (request.kind === 'write') {
      if (target === null) throw new Error('this task writes nothing')
      await target.write(request.positionBytes, request.bytes)
      return nothing
    }
    const source = sources[request.source]
    if (source === undefined) throw new Error('there is no such source')
    return source.read(request.start, request.end)
  }
  const reply = async (request: ByteRequest): Promise<void> => {
    try {
      // A copy to give away: what a source hands out may be its own.
      const bytes = new Uint8Array(await answer(request))
      port1.postMessage({ id: request.id, bytes } satisfies ByteReply, [bytes.buffer])
    } catch (error) {
      failure ??= { error }
      port1.postMessage({ id: request.id, bytes: null } satisfies ByteReply)
    }
  }
  port1.on('message', (message: unknown) => {
    const request = zByteRequest.safeParse(message)
    if (request.success) void reply(request.data)
  })
  return {
    port: port2,
    check() {
      if (failure !== null) throw failure.error
    },
    close: () => port1.close(),
  }
}
