import yauzl from 'yauzl'

/** The files of an archive in their order, by a reader that is not the writer's. */
export const readZip = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>()
    yauzl.fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error !== null) return reject(error)
      zip.on('error', reject).on('end', () => resolve(files))
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (openError, stream) => {
          if (openError !== null) return reject(openError)
          const pieces: Uint8Array[] = []
          stream.on('data', (piece: Uint8Array) => pieces.push(piece))
          stream.once('end', () => {
            files.set(entry.fileName, Buffer.concat(pieces))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
