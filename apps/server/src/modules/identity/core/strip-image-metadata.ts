import type { LogoMimeType } from '@candor/contract'
import { stripJpegMetadata } from './strip-jpeg-metadata'

const PNG_SIGNATURE_BYTES = 8
const pngMetadata = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** A PNG without its metadata chunks, and without what follows its last chunk. */
function stripPngMetadata(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, PNG_SIGNATURE_BYTES)]
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (!pngMetadata.has(type)) kept.push(bytes.subarray(at, end))
    at = type === 'IEND' ? bytes.length : end
  }
  return Buffer.concat(kept)
}

const RIFF_HEADER_BYTES = 12
const webpMetadata = new Set(['EXIF', 'XMP '])
/** The bits of an extended header that announce EXIF and XMP. */
const WEBP_METADATA_BITS = 0x0c
const VP8X_FLAGS_AT = 20

/** A WebP without its metadata chunks, and without what follows its container. */
function stripWebpMetadata(file: Buffer): Buffer {
  const bytes = file.subarray(0, 8 + file.readUInt32LE(4))
  const kept: Buffer[] = []
  let at = RIFF_HEADER_BYTES
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4)
    const chunk = bytes.subarray(at, at + 8 + size + (size % 2))
    if (!webpMetadata.has(bytes.toString('latin1', at, at + 4))) kept.push(chunk)
    at += 8 + size + (size % 2)
  }
  const stripped = Buffer.concat([bytes.subarray(0, RIFF_HEADER_BYTES), ...kept])
  stripped.writeUInt32LE(stripped.length - 8, 4)
  if (stripped.toString('latin1', 12, 16) === 'VP8X')
    stripped.writeUInt8(stripped.readUInt8(VP8X_FLAGS_AT) & ~WEBP_METADATA_BITS, VP8X_FLAGS_AT)
  return stripped
}

const strippers = {
  'image/jpeg': stripJpegMetadata,
  'image/png': stripPngMetadata,
  'image/webp': stripWebpMetadata,
} as const

/** A picture without place, time, device, author and comments. Its pixels stay as they are. */
export const stripImageMetadata = (type: LogoMimeType, bytes: Buffer): Buffer => strippers[type](bytes)
