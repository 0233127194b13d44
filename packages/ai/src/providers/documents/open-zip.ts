import { Unzip, UnzipInflate } from 'fflate'
import { DOCUMENT_LIMITS, type DocumentRefusal } from '../../ports/document-reader'
import { listZipEntries, type ZipEntry } from './list-zip-entries'

export type ZipReading =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly code: DocumentRefusal }

const CHUNK_BYTES = 64 * 1024

class Refused extends Error {
  constructor(readonly code: DocumentRefusal) {
    super(code)
  }
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Inflates piece by piece and stops as soon as the declared or the real size passes a limit: a small file can claim less than it holds. */
class GuardedUnzip {
  readonly files = new Map<string, Uint8Array>()
  readonly #names = new Set<string>()
  #bytes = 0
  readonly #shouldExtract: (name: string) => boolean

  constructor(shouldExtract: (name: string) => boolean) {
    this.#shouldExtract = shouldExtract
  }

  run(bytes: Uint8Array): void {
    const unzip = new Unzip((file) => {
      const { name, originalSize = 0 } = file
      this.#addName(name)
      if (originalSize > DOCUMENT_LIMITS.unzippedBytes) throw new Refused('file_too_large')
      const collect = this.#shouldExtract(name) ? this.#createCollector(name) : () => undefined
      file.ondata = (error, chunk, isLast) => {
        if (error !== null) throw error
        this.#grow(chunk.length)
        collect(chunk, isLast)
      }
      file.start()
    })
    unzip.register(UnzipInflate)
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const end = Math.min(bytes.length, at + CHUNK_BYTES)
      unzip.push(bytes.subarray(at, end), end === bytes.length)
    }
  }

  #createCollector(name: string): (chunk: Uint8Array, isLast: boolean) => void {
    const chunks: Uint8Array[] = []
    let partBytes = 0
    return (chunk, isLast) => {
      partBytes += chunk.length
      if (partBytes > DOCUMENT_LIMITS.partBytes) throw new Refused('too_complex')
      chunks.push(chunk)
      if (isLast) this.files.set(name, join(chunks))
    }
  }

  /** The directory may hide entries that a parser would find. */
  #addName(name: string): void {
    if (this.#names.has(name)) throw new Refused('unreadable')
    this.#names.add(name)
    if (this.#names.size > DOCUMENT_LIMITS.zipEntries) throw new Refused('too_complex')
  }

  #grow(by: number): void {
    this.#bytes += by
    if (this.#bytes > DOCUMENT_LIMITS.unzippedBytes) throw new Refused('file_too_large')
  }
}

/** Nothing is unpacked to a disk; a document's parts have no such names all the same. */
const isOutside = ({ name }: ZipEntry) => /^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/u.test(name)

/** What the directory alone gives away, before anything is inflated. */
function checkDirectory(entries: readonly ZipEntry[]): void {
  if (entries.length > DOCUMENT_LIMITS.zipEntries) throw new Refused('too_complex')
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new Refused('encrypted')
  const isDoubled = new Set(entries.map(({ name }) => name)).size < entries.length
  if (isDoubled || entries.some(isOutside)) throw new Refused('unreadable')
  const sizeBytes = entries.reduce((sum, entry) => sum + entry.sizeBytes, 0)
  if (sizeBytes > DOCUMENT_LIMITS.unzippedBytes) throw new Refused('file_too_large')
}

/** All of the archive is measured; only the files `shouldExtract` names are extracted. */
export function openZip(bytes: Uint8Array, shouldExtract: (name: string) => boolean): ZipReading {
  const unzip = new GuardedUnzip(shouldExtract)
  try {
    checkDirectory(listZipEntries(bytes, DOCUMENT_LIMITS.zipEntries) ?? [])
    unzip.run(bytes)
  } catch (error) {
    return { ok: false, code: error instanceof Refused ? error.code : 'unreadable' }
  }
  return { ok: true, files: unzip.files }
}
