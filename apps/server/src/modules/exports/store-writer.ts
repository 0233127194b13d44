import { createHash } from 'node:crypto'
import { maxAppendBytes } from '@candor/contract'
import { exportFileLimits } from '@candor/domain'
import { crc32, type JoinTarget } from '@candor/media'
import { ExportProblem } from './export-problem'
import type { ExportPorts } from './ports'

type WriterPorts = Pick<ExportPorts, 'store' | 'readDiskSpace'>

/** A file on its way into the store. Nothing of it can be read as an export before it is sealed. */
export interface StoreWriter {
  write(bytes: Uint8Array): Promise<void>
  /** Writes the rest and seals; returns the size in bytes. */
  finish(): Promise<number>
  /** The same for a worker, which writes its pieces in order. */
  readonly target: JoinTarget
}

/** Exports leave the disk to the recordings. Throws ExportProblem: the disk is filling up, or the file is too large. */
export const createStoreWriter = async (ports: WriterPorts, key: string): Promise<StoreWriter> => {
  const { store, readDiskSpace } = ports
  const hash = createHash('sha256')
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let offset = 0

  const requireSpace = async (): Promise<void> => {
    if ((await readDiskSpace()) !== 'enough') throw new ExportProblem('no_space')
  }
  const append = async (bytes: Uint8Array): Promise<void> => {
    await requireSpace()
    const { outcome } = await store.append({ key, offset, bytes, crc32: crc32(bytes) })
    if (outcome === 'no_space') throw new ExportProblem('no_space')
    if (outcome !== 'appended') throw new Error(`a part of an export was not stored: ${outcome}`)
    hash.update(bytes)
    offset += bytes.byteLength
  }
  const flush = async (leastBytes: number): Promise<void> => {
    if (waitingBytes < leastBytes || waitingBytes === 0) return
    const all = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    for (let start = 0; start < all.byteLength; start += maxAppendBytes) {
      await append(all.subarray(start, start + maxAppendBytes))
    }
  }
  const write = async (bytes: Uint8Array): Promise<void> => {
    if (offset + waitingBytes + bytes.byteLength > exportFileLimits.maxBytes) throw new ExportProblem('too_large')
    waiting.push(bytes)
    waitingBytes += bytes.byteLength
    await flush(maxAppendBytes)
  }

  await requireSpace()
  if ((await store.create(key)).outcome === 'no_space') throw new ExportProblem('no_space')
  return {
    write,
    target: { write: (_positionBytes, bytes) => write(bytes) },
    async finish() {
      await flush(0)
      const { outcome } = await store.seal({ key, sizeBytes: offset, sha256: hash.digest('hex') })
      if (outcome === 'no_space') throw new ExportProblem('no_space')
      if (outcome !== 'sealed') throw new Error(`an export was not sealed: ${outcome}`)
      return offset
    },
  }
}
