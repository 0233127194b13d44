import { BufferSource, CustomSource, FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny'

/** Bytes in memory, or the path of a plain (not encrypted) file. */
export type MediaInput = Uint8Array | { readonly path: string }

/** A recording that is read piece by piece from wherever it lies, so that its length costs no memory. */
export interface RangedMedia {
  readonly sizeBytes: number
  /** The bytes `[start, end)`; fewer only where the recording ends. */
  read(start: number, end: number): Promise<Uint8Array>
}

export type MediaSource = MediaInput | RangedMedia

export type Container = 'webm' | 'mp4' | 'unknown'

/** By the first 12 bytes: browsers record nothing else. */
export function detectContainer(firstBytes: Uint8Array): Container {
  const head = Buffer.from(firstBytes.buffer, firstBytes.byteOffset, Math.min(firstBytes.byteLength, 12))
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'webm'
  return ['ftyp', 'styp', 'moof'].includes(head.toString('latin1', 4, 8)) ? 'mp4' : 'unknown'
}

const blockBytes = 512 * 1024
/** Sound and picture are read by two cursors near to one another. */
const keptBlocks = 5

/** Whole blocks, the last few of them kept: demuxers ask for a few bytes at a time. */
function readByBlocks(media: RangedMedia): (start: number, end: number) => Promise<Uint8Array> {
  const kept = new Map<number, Promise<Uint8Array>>()
  const load = (index: number): Promise<Uint8Array> => {
    const start = index * blockBytes
    const block = kept.get(index) ?? media.read(start, Math.min(start + blockBytes, media.sizeBytes))
    // Whoever awaits it is told; a block read ahead may be awaited by nobody.
    block.catch(() => undefined)
    kept.delete(index)
    kept.set(index, block)
    const [oldest] = kept.keys()
    if (kept.size > keptBlocks && oldest !== undefined) kept.delete(oldest)
    return block
  }
  const blockAt = (index: number): Promise<Uint8Array> => {
    const isNew = !kept.has(index)
    const block = load(index)
    // The next one is on its way while this one is read: it may come from an object store.
    if (isNew && (index + 1) * blockBytes < media.sizeBytes) void load(index + 1)
    return block
  }
  return async (start, end) => {
    const pieces: Uint8Array[] = []
    for (let at = start; at < end; at = (Math.floor(at / blockBytes) + 1) * blockBytes) {
      const index = Math.floor(at / blockBytes)
      const block = await blockAt(index)
      pieces.push(block.subarray(at - index * blockBytes, end - index * blockBytes))
    }
    const [only] = pieces
    return pieces.length === 1 && only ? only : Buffer.concat(pieces)
  }
}

function sourceOf(media: MediaSource): BufferSource | FilePathSource | CustomSource {
  if (media instanceof Uint8Array) return new BufferSource(media)
  if ('path' in media) return new FilePathSource(media.path)
  return new CustomSource({
    getSize: () => media.sizeBytes,
    read: readByBlocks(media),
    maxCacheSize: 1024 * 1024,
    handleUnhandledError: () => undefined,
  })
}

/** V-15: only what recorders write. A playlist among the formats would have us fetch what a stranger's file names. */
const formats = [WEBM, MATROSKA, MP4, QTFF]

export function openMedia(media: MediaSource): Input {
  return new Input({ source: sourceOf(media), formats })
}
