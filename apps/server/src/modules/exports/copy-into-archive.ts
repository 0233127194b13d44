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

/** Opens a source so that it can be closed from outside, even while it is opened or read. */
const keepOpened = ({ sizeBytes, open }: Source) => {
  const opened: Readable[] = []
  let isClosed = false
  const close = (): void => {
    isClosed = true
    for (const stream of opened) stream.destroy()
  }
  const openKept = async (): Promise<Readable> => {
    const stream = await open()
    opened.push(stream)
    if (isClosed) stream.destroy()
    return stream
  }
  return { source: { sizeBytes, open: openKept }, close }
}

/**
 * Adds a file piece by piece, as far as it can be read. A file of which nothing can be read is left out. The archive stays whole either
 * way, so the caller must write what is missing into it. If the archive fails, the file is closed at once: a read that stalls would keep it
 * open.
 */
export const copyIntoArchive = async (
  archive: Pick<ZipArchive, 'add' | 'raceFailure'>,
  name: string,
  file: Source,
): Promise<ArchiveCopy> => {
  const { source, close } = keepOpened(file)
  const pieces = readUntilProblem(source)
  try {
    let step = await archive.raceFailure(pieces.next())
    if (step.done === true && step.value.problem !== null) return step.value
    async function* readAll(): AsyncGenerator<Uint8Array> {
      for (; step.done !== true; step = await pieces.next()) yield step.value
    }
    const open = async () => Readable.from(readAll(), { objectMode: false }).once('close', close)
    await archive.add(name, { sizeBytes: null, open })
    if (step.done !== true) throw new Error('a file of an archive was not read to its end')
    return step.value
  } finally {
    close()
    // Not awaited: it waits for a read or an open that may stall.
    pieces.return({ problem: null, copiedBytes: 0 }).catch(() => undefined)
  }
}
