import { createHash } from 'node:crypto'
import { pictureLimits } from '@candor/contract'
import { AppError } from '../../../platform/errors'

export interface Picture {
  readonly mime: string
  readonly bytes: Uint8Array
  /** The beginning of its hash: the picture's address changes with it. */
  readonly fingerprint: string
}

const startsWith = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, index) => bytes[at + index] === byte)

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]

/** The file type by the first bytes; the sender's declaration is ignored. */
const detectMimeType = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, png)) return 'image/png'
  if (startsWith(bytes, jpeg)) return 'image/jpeg'
  return startsWith(bytes, riff) && startsWith(bytes, webp, 8) ? 'image/webp' : null
}

/** A person's picture out of base64, or a refusal: PNG, JPEG and WebP of at most 128 KiB. */
export const readPicture = (base64: string): Picture => {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.byteLength > pictureLimits.sizeBytes) throw new AppError('FILE_TOO_LARGE')
  const mime = detectMimeType(bytes)
  if (mime === null) throw new AppError('FILE_TYPE_UNSUPPORTED')
  return { mime, bytes, fingerprint: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
}
