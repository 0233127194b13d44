import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'

export interface ZipArchive {
  /** Adds a file that is opened when its turn comes; resolves when it was read to its end. */
  /** With a size, a file of any other size makes the archive fail. */
  add(name: string, file: { readonly sizeBytes: number | null; open(): Promise<Readable> }): Promise<void>
  addText(name: string, text: string): Promise<void>
  /** The work's result, or the archive's failure if that comes first. */
  raceFailure<T>(work: Promise<T>): Promise<T>
  /** No more files follow. */
  end(): void
  /** Closes the files that are open; waiting calls fail with the error. */
  abort(error: Error): void
  /** The archive's bytes; fails with what a file failed with. Its reader sets the pace. */
  readonly bytes: Readable
}

const fileMode = 0o100644

/**
 * An archive that is written while its files are read: no file is in memory as a whole. Recordings are compressed already, so they are
 * stored. Archives and files above 4 GB get the 64-bit format by themselves. Every file has the same time: the export's.
 */
export const createZipArchive = (atMs: number): ZipArchive => {
  const zip = new yazl.ZipFile()
  const output = new PassThrough()
  const opened = new Set<Readable>()
  let refuse = (_error: Error): void => undefined
  const failed = new Promise<never>((_resolve, reject) => {
    refuse = reject
  })
  // Each waiting `add` gets the failure, and so does the reader of `bytes`.
  failed.catch(() => undefined)
  output.on('error', () => undefined)
  const fail = (error: Error): void => {
    refuse(error)
    for (const stream of opened) stream.destroy()
    output.destroy(error)
  }
  zip.on('error', fail)
  zip.outputStream.pipe(output)

  const add: ZipArchive['add'] = async (name, { sizeBytes, open }) => {
    const size = sizeBytes === null ? {} : { size: sizeBytes }
    const options = { mtime: new Date(atMs), mode: fileMode, compress: false, ...size }
    const read = new Promise<void>((resolve) => {
      zip.addReadStreamLazy(name, options, (give) => {
        open().then(
          (stream) => {
            opened.add(stream)
            stream
              .on('error', fail)
              .once('close', () => opened.delete(stream))
              .once('end', resolve)
            give(null, stream)
          },
          (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
        )
      })
    })
    await Promise.race([read, failed])
  }
  return {
    add,
    raceFailure: (work) => Promise.race([work, failed]),
    addText: (name, text) => {
      const bytes = Buffer.from(text)
      return add(name, { sizeBytes: bytes.byteLength, open: async () => Readable.from([bytes], { objectMode: false }) })
    },
    end: () => zip.end(),
    abort: fail,
    bytes: output,
  }
}
