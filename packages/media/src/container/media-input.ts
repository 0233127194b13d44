import { ALL_FORMATS, BufferSource, FilePathSource, Input } from 'mediabunny'

/** Bytes in memory, or the path of a plain (not encrypted) file. */
export type MediaInput = Uint8Array | { readonly path: string }

export type Container = 'webm' | 'mp4' | 'unknown'

/** By the first 12 bytes: browsers record nothing else. */
export function detectContainer(firstBytes: Uint8Array): Container {
  const head = Buffer.from(firstBytes.buffer, firstBytes.byteOffset, Math.min(firstBytes.byteLength, 12))
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'webm'
  return ['ftyp', 'styp', 'moof'].includes(head.toString('latin1', 4, 8)) ? 'mp4' : 'unknown'
}

export function openMedia(media: MediaInput): Input {
  const source = media instanceof Uint8Array ? new BufferSource(media) : new FilePathSource(media.path)
  return new Input({ source, formats: ALL_FORMATS })
}
