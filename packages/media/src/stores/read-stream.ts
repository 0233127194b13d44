import { Readable } from 'node:stream'
import { DamagedBytesError } from '../ports/append-store'
import { readFully, type StoreFile } from './store-files'

export interface ReadBlock {
  readonly offsetBytes: number
  readonly lengthBytes: number
  /** Verifies and decodes the whole block. */
  readonly decode: (stored: Uint8Array) => Uint8Array
}

export interface ReadPlan {
  readonly file: StoreFile
  readonly startBytes: number
  readonly endBytes: number
  /** The block that contains a position. It is read whole, even if only a part of it is wanted. */
  readonly findBlock: (positionBytes: number) => ReadBlock
}

const highWaterMarkBytes = 256 * 1024

async function readBlock(plan: ReadPlan, positionBytes: number): Promise<Uint8Array> {
  const { offsetBytes, lengthBytes, decode } = plan.findBlock(positionBytes)
  const stored = await readFully(plan.file, offsetBytes, lengthBytes)
  if (stored.byteLength < lengthBytes) throw new DamagedBytesError('Stored bytes are missing from the body file')
  return decode(stored).subarray(positionBytes - offsetBytes, plan.endBytes - offsetBytes)
}

/**
 * Streams `[startBytes, endBytes)` and closes the file at the end, on an error, or when the reader stops. The first block is
 * read before this resolves, so that damage there is an error of the call and not of the stream.
 */
export async function openReadStream(plan: ReadPlan): Promise<Readable> {
  let position = plan.startBytes
  const next = async (): Promise<Uint8Array | null> => {
    if (position >= plan.endBytes) return null
    const plain = await readBlock(plan, position)
    position += plain.byteLength
    return plain
  }
  let first: Uint8Array | null | undefined
  try {
    first = await next()
  } catch (error) {
    await plan.file.close()
    throw error
  }
  const take = (): Promise<Uint8Array | null> => {
    if (first === undefined) return next()
    const taken = Promise.resolve(first)
    first = undefined
    return taken
  }
  return new Readable({
    highWaterMark: highWaterMarkBytes,
    read() {
      take().then(
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
