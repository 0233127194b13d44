import { UnreadableFileError } from './unreadable-file'

/** Of all extracted entries together: a small file can claim less than it holds. */
const maxUnzippedBytes = 32 * 1024 * 1024
const maxEntries = 2_000

const endSignature = 0x06054b50
const endBytes = 22
const maxCommentBytes = 65_535
const entrySignature = 0x02014b50
const entryBytes = 46
const localSignature = 0x04034b50
const localBytes = 30
const stored = 0
const deflated = 8

interface Entry {
  readonly name: string
  readonly method: number
  readonly packedBytes: number
  readonly localAt: number
}

/** Extracts one entry of an archive as text; null: there is none of this name. */
export type ReadEntry = (name: string) => Promise<string | null>

const fail = (): never => {
  throw new UnreadableFileError('fileFailed')
}

/** Where the directory begins. The end of an archive may carry a comment. */
const findDirectory = (view: DataView): { at: number; count: number } => {
  const first = Math.max(0, view.byteLength - endBytes - maxCommentBytes)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue
    return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  }
  return fail()
}

const readEntry = (bytes: Uint8Array, view: DataView, at: number): { entry: Entry; next: number } => {
  if (view.getUint32(at, true) !== entrySignature) fail()
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  if (isEncrypted) throw new UnreadableFileError('fileLocked')
  const nameEnd = at + entryBytes + view.getUint16(at + 28, true)
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(at + entryBytes, nameEnd)),
    method: view.getUint16(at + 10, true),
    packedBytes: view.getUint32(at + 20, true),
    localAt: view.getUint32(at + 42, true),
  }
  return { entry, next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true) }
}

const listEntries = (bytes: Uint8Array, view: DataView): Map<string, Entry> => {
  const { at: start, count } = findDirectory(view)
  if (count > maxEntries) throw new UnreadableFileError('fileTooFull')
  const entries = new Map<string, Entry>()
  let at = start
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(bytes, view, at)
    // Two entries of one name: which of them a program reads depends on the program.
    if (entries.has(entry.name)) fail()
    entries.set(entry.name, entry)
    at = next
  }
  return entries
}

const findData = (bytes: Uint8Array<ArrayBuffer>, view: DataView, { localAt, packedBytes }: Entry) => {
  if (view.getUint32(localAt, true) !== localSignature) fail()
  const start = localAt + localBytes + view.getUint16(localAt + 26, true) + view.getUint16(localAt + 28, true)
  if (start + packedBytes > bytes.byteLength) fail()
  return bytes.subarray(start, start + packedBytes)
}

/** Inflates piece by piece and stops as soon as there is too much. */
const inflate = async (packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const source = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(packed)
      controller.close()
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = new Uint8Array(read.value)
    size += chunk.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new UnreadableFileError('fileTooFull')
    }
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/** Opens an archive with what the browser has: no library, and nothing is extracted that is not asked for. */
export const openZip = (bytes: Uint8Array<ArrayBuffer>): ReadEntry => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = listEntries(bytes, view)
  let leftBytes = maxUnzippedBytes
  return async (name) => {
    const entry = entries.get(name)
    if (entry === undefined) return null
    const data = findData(bytes, view, entry)
    if (entry.method !== stored && entry.method !== deflated) fail()
    const content = entry.method === stored ? data : await inflate(data, leftBytes)
    leftBytes -= content.byteLength
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  }
}
