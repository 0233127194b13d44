import type { LogoMimeType } from '@candor/contract'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

const startsWith = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)
const toCodes = (text: string): number[] => Buffer.from(text, 'latin1').toJSON().data

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const riff = toCodes('RIFF')
const webp = toCodes('WEBP')

/** The file type by the first bytes; the sender's declaration is ignored. */
export const detectImageType = (bytes: Uint8Array): LogoMimeType | null => {
  if (startsWith(bytes, png)) return 'image/png'
  if (startsWith(bytes, jpeg)) return 'image/jpeg'
  return startsWith(bytes, riff) && startsWith(bytes, webp, 8) ? 'image/webp' : null
}

/** The first chunk of a PNG is its header. */
const readPngSize = (bytes: Buffer): ImageSize | null =>
  bytes.length >= 33 && startsWith(bytes, toCodes('IHDR'), 12)
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null

/** C0 to CF without C4, C8 and CC, which are tables. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The segments of a JPEG until the one that begins its frame. */
const readJpegSize = (bytes: Buffer): ImageSize | null => {
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (isFrameMarker(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    // A marker may follow fill bytes, which are FF too.
    at += marker === 0xff ? 1 : 2 + Math.max(bytes.readUInt16BE(at + 2), 2)
  }
  return null
}

/** The first chunk of a WebP is lossy, lossless, or the header of an extended file. */
const readWebpSize = (bytes: Buffer): ImageSize | null => {
  if (bytes.length < 30) return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const sizes = bytes.readUInt32LE(21)
      return bytes[20] === 0x2f ? { width: (sizes & 0x3fff) + 1, height: ((sizes >> 14) & 0x3fff) + 1 } : null
    }
    case 'VP8 ':
      return startsWith(bytes, [0x9d, 0x01, 0x2a], 23)
        ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
        : null
    default:
      return null
  }
}

const readers = { 'image/png': readPngSize, 'image/jpeg': readJpegSize, 'image/webp': readWebpSize } as const

/** Width and height as the file's header says; null: the header is damaged or incomplete. */
export const readImageSize = (type: LogoMimeType, bytes: Uint8Array): ImageSize | null => {
  const size = readers[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size === null || size.width === 0 || size.height === 0 ? null : size
}
