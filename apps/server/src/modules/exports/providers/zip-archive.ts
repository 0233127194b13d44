import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'

export interface ZipArchive {
  /** Adds a file that is opened when its turn comes; resolves when it was read to its end. */
  add(name: string, file: { readonly sizeBytes: number | null; open(): Promise<Readable> }): Promise<void>
  addText(name: string, text: string): Promise<void>
  /** No more files follow. */
  end(): void
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
  zip.outputStream.pipe(output)
  const fail = (error: Error): void => {
    output.destroy(error)
  }
  zip.once('error', fail)
  const common = { mtime: new Date(atMs), mode: fileMode }
  const failed = once(output, 'error').then(([error]) => {
    throw error
  })
  // Each waiting `add` gets the failure; without one of them it reaches the reader of `bytes`.
  failed.catch(() => undefined)

  const add: ZipArchive['add'] = async (name, { sizeBytes, open }) => {
    const read = new Promise<void>((resolve) => {
      zip.addReadStreamLazy(
        name,
        { ...common, compress: false, ...(sizeBytes === null ? {} : { size: sizeBytes }) },
        (give) => {
          open().then(
            (stream) => {
              stream.once('end', resolve).once('error', fail)
              give(null, stream)
            },
            (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
          )
        },
      )
    })
    await Promise.race([read, failed])
  }
  return {
    add,
    addText: (name, text) => {
      const bytes = Buffer.from(text)
      return add(name, { sizeBytes: bytes.byteLength, open: async () => Readable.from([bytes], { objectMode: false }) })
    },
    end: () => zip.end(),
    bytes: output,
  }
}
