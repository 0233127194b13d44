/** An entry of an archive as its directory declares it. */
export interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly sizeBytes: number
}

const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46

/** Where the directory is; the end of an archive may carry a comment. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  return null
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } | null {
  if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null
  const nameBytes = view.getUint16(at + 28, true)
  const restBytes = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  const name = Buffer.from(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)).toString('utf8')
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  const entry = { name, isEncrypted, sizeBytes: view.getUint32(at + 24, true) }
  return { entry, next: at + ENTRY_BYTES + nameBytes + restBytes }
}

/** The archive's directory, up to `maxCount` entries and one more; null if it has none that can be read. */
export function listZipEntries(bytes: Uint8Array, maxCount: number): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  while (at < end && entries.length <= maxCount) {
    const read = readEntry(bytes, view, at)
    if (read === null) return null
    entries.push(read.entry)
    at = read.next
  }
  return entries
}
