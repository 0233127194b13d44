import { Readable } from 'node:stream'
import { readFully, type StoreFile } from './store-files'

export interface ReadPlan {
  readonly file: StoreFile
  readonly startBytes: number
  readonly endBytes: number
  readonly blockBytes: number
  readonly decode: (offsetBytes: number, bytes: Uint8Array) => Uint8Array
}

/** Streams `[startBytes, endBytes)` and closes the file at the end, on an error, or when the reader stops. */
export function createReadStream(plan: ReadPlan): Readable {
  let position = plan.startBytes
  const next = async (): Promise<Uint8Array | null> => {
    if (position >= plan.endBytes) return null
    const lengthBytes = Math.min(plan.blockBytes, plan.endBytes - position)
    const stored = await readFully(plan.file, position, lengthBytes)
    if (stored.byteLength < lengthBytes) throw new Error('Stored bytes are missing from the body file')
    const plain = plan.decode(position, stored)
    position += lengthBytes
    return plain
  }
  return new Readable({
    highWaterMark: plan.blockBytes,
    read() {
      next().then(
        (chunk) => this.push(chunk),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error('Reading failed')),
      )
    },
    destroy(error, callback) {
      plan.file.close().then(
        () => callback(error),
        (closeError: unknown) => callback(error ?? (closeError instanceof Error ? closeError : null)),
      )
    },
  })
}
