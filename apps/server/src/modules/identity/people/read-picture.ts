import { createHash } from 'node:crypto'
import { pictureLimits } from '@candor/contract'
import { AppError } from '../../../platform/errors'
import { detectImageType } from '../core/image-header'

export interface Picture {
  readonly mime: string
  readonly bytes: Uint8Array
  /** The beginning of its hash: the picture's address changes with it. */
  readonly fingerprint: string
}

/** A person's picture out of base64, or a refusal: PNG, JPEG and WebP of at most 128 KiB. */
export const readPicture = (base64: string): Picture => {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.byteLength > pictureLimits.sizeBytes) throw new AppError('FILE_TOO_LARGE')
  const mime = detectImageType(bytes)
  if (mime === null) throw new AppError('FILE_TYPE_UNSUPPORTED')
  return { mime, bytes, fingerprint: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
}
