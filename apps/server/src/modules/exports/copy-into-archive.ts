import { Readable } from 'node:stream'
import { BytesUnavailableError, DamagedBytesError } from '@candor/media'
import type { RecordedFile, RecordingProblem } from '../content'
import type { ZipArchive } from './providers/zip-archive'

/** How much of a file an archive has. */
export interface ArchiveCopy {
  /** Null: all of it. */
  readonly problem: RecordingProblem | null
  readonly copiedBytes: number
}

const findProblem = (error: unknown): RecordingProblem => {
  if (error instanceof DamagedBytesError) return 'damaged'
  if (error instanceof BytesUnavailableError) return 'unavailable'
  // Anything else ends the download: it says nothing about the file.
  throw error
}

type Source = Pick<RecordedFile, 'sizeBytes' | 'open'>

/** The bytes up to the first that can't be read; the result says why it ended there. */
async function* readUntilProblem({ sizeBytes, open }: Source): AsyncGenerator<Uint8Array, ArchiveCopy> {
  let copiedBytes = 0
  try {
    for await (const piece of await open()) {
      const bytes: Uint8Array = piece
      yield bytes
      copiedBytes += bytes.byteLength
    }
  } catch (error) {
    return { problem: findProblem(error), copiedBytes }
  }
  return { problem: copiedBytes === sizeBytes ? null : 'damaged', copiedBytes }
}

/**
 * Adds a file piece by piece, as far as it can be read. A file of which nothing can be read is left out. The archive stays whole either
 * way, so the caller must write what is missing into it.
 */
export const copyIntoArchive = async (
  archive: Pick<ZipArchive, 'add'>,
  name: string,
  source: Source,
): Promise<ArchiveCopy> => {
  const pieces = readUntilProblem(source)
  let step = await pieces.next()
  if (step.done === true && step.value.problem !== null) return step.value
  async function* readAll(): AsyncGenerator<Uint8Array> {
    for (; step.done !== true; step = await pieces.next()) yield step.value
  }
  try {
    await archive.add(name, { sizeBytes: null, open: async () => Readable.from(readAll(), { objectMode: false }) })
  } finally {
    await pieces.return({ problem: null, copiedBytes: 0 })
  }
  if (step.done !== true) throw new Error('a file of an archive was not read to its end')
  return step.value
}
