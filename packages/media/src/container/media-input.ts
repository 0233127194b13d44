import { BufferSource, CustomSource, FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny'

/** Bytes in memory, or the path of a plain (not encrypted) file. */
export type MediaInput = Uint8Array | { readonly path: string }

/** A recording that is read by ranges, so that its length costs no memory. */
export interface RangedMedia {
  readonly sizeBytes: number
  /** Reads the bytes `[start, end)`; returns fewer only at the recording's end. */
  read(start: number, end: number): Promise<Uint8Array>
}

export type MediaSource = MediaInput | RangedMedia

export type Container = 'webm' | 'mp4' | 'unknown'

/** Detects the container from the first 12 bytes; browsers record nothing else. */
export function detectContainer(firstBytes: Uint8Array): Container {
  const head = Buffer.from(firstBytes.buffer, firstBytes.byteOffset, Math.min(firstBytes.byteLength, 12))
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'webm'
  return ['ftyp', 'styp', 'moof'].includes(head.toString('latin1', 4, 8)) ? 'mp4' : 'unknown'
}

const blockBytes = 512 * 1024
/** Audio and video are read by two cursors that stay close to each other. */
const cachedBlocks = 5

/** Reads whole blocks and caches the last few, because demuxers read a few bytes at a time. */
function createBlockReader(media: RangedMedia): (start: number, end: number) => Promise<Uint8Array> {
  const kept = new Map<number, Promise<Uint8Array>>()
  const load = (index: number): Promise<Uint8Array> => {
    const start = index * blockBytes
    const block = kept.get(index) ?? media.read(start, Math.min(start + blockBytes, media.sizeBytes))
    // The awaiting caller gets the error; a prefetched block may have no caller.
    block.catch(() => undefined)
    kept.delete(index)
    kept.set(index, block)
    const [oldest] = kept.keys()
    if (kept.size > cachedBlocks && oldest !== undefined) kept.delete(oldest)
    return block
  }
  const getBlock = (index: number): Promise<Uint8Array> => {
    const isNew = !kept.has(index)
    const block = load(index)
    // Prefetch the next block, because it may come from an object store.
    if (isNew && (index + 1) * blockBytes < media.sizeBytes) void load(index + 1)
    return block
  }
  return async (start, end) => {
    const pieces: Uint8Array[] = []
    for (let at = start; at < end; at = (Math.floor(at / blockBytes) + 1) * blockBytes) {
      const index = Math.floor(at / blockBytes)
      const block = await getBlock(index)
      pieces.push(block.subarray(at - index * blockBytes, end - index * blockBytes))
    }
    const [only] = pieces
    return pieces.length === 1 && only ? only : Buffer.concat(pieces)
  }
}

function createSource(media: MediaSource): BufferSource | FilePathSource | CustomSource {
  if (media instanceof Uint8Array) return new BufferSource(media)
  if ('path' in media) return new FilePathSource(media.path)
  return new CustomSource({
    getSize: () => media.sizeBytes,
    read: createBlockReader(media),
    maxCacheSize: 1024 * 1024,
    handleUnhandledError: () => undefined,
  })
}

/** V-15: only formats that recorders write. With playlists allowed, an uploaded file could make us fetch any address. */
const formats = [WEBM, MATROSKA, MP4, QTFF]

export function openMedia(media: MediaSource): Input {
  return new Input({ source: createSource(media), formats })
}
