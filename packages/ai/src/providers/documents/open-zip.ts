import { Unzip, UnzipInflate } from 'fflate'
import { DOCUMENT_LIMITS } from '../../ports/document-reader'

export type ZipReading =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly reason: 'too_large' | 'broken' }

const CHUNK_BYTES = 64 * 1024
const MAX_FILES = 2_000

class TooLarge extends Error {}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Inflates piece by piece and stops as soon as the declared or the real size passes the limit: a small file can claim less than it holds. */
class GuardedUnzip {
  readonly files = new Map<string, Uint8Array>()
  #bytes = 0
  #count = 0
  readonly #shouldExtract: (name: string) => boolean

  constructor(shouldExtract: (name: string) => boolean) {
    this.#shouldExtract = shouldExtract
  }

  run(bytes: Uint8Array): void {
    const unzip = new Unzip((file) => {
      this.#count += 1
      if (this.#count > MAX_FILES || (file.originalSize ?? 0) > DOCUMENT_LIMITS.unzippedBytes) throw new TooLarge()
      const chunks: Uint8Array[] = []
      file.ondata = (error, chunk, isLast) => {
        if (error !== null) throw error
        this.#grow(chunk.length)
        if (this.#shouldExtract(file.name)) chunks.push(chunk)
        if (isLast && this.#shouldExtract(file.name)) this.files.set(file.name, join(chunks))
      }
      file.start()
    })
    unzip.register(UnzipInflate)
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const end = Math.min(bytes.length, at + CHUNK_BYTES)
      unzip.push(bytes.subarray(at, end), end === bytes.length)
    }
  }

  #grow(by: number): void {
    this.#bytes += by
    if (this.#bytes > DOCUMENT_LIMITS.unzippedBytes) throw new TooLarge()
  }
}

/** All of the archive is measured; only the files `keep` names are kept. */
export function openZip(bytes: Uint8Array, shouldExtract: (name: string) => boolean): ZipReading {
  const unzip = new GuardedUnzip(shouldExtract)
  try {
    unzip.run(bytes)
  } catch (error) {
    return { ok: false, reason: error instanceof TooLarge ? 'too_large' : 'broken' }
  }
  return { ok: true, files: unzip.files }
}
