import { createHash } from 'node:crypto'
import { type LogoMimeType, logoLimits } from '@candor/contract'
import { AppError } from '../../../platform/errors'
import { detectImageType, readImageSize } from '../core/image-header'
import { stripImageMetadata } from '../core/strip-image-metadata'

export interface Logo {
  readonly mime: LogoMimeType
  readonly bytes: Uint8Array
  /** Of the bytes: the logo's address contains it. */
  readonly hash: string
}

/** A logo out of base64 without its metadata, or a refusal that says what is wrong with the file. Anyone may read a logo. */
export const readLogo = (base64: string): Logo => {
  const file = Buffer.from(base64, 'base64')
  if (file.byteLength > logoLimits.sizeBytes) throw new AppError('LOGO_TOO_LARGE')
  const mime = detectImageType(file)
  if (mime === null) throw new AppError('LOGO_TYPE_UNSUPPORTED')
  const size = readImageSize(mime, file)
  if (size === null) throw new AppError('LOGO_UNREADABLE')
  if (Math.max(size.width, size.height) > logoLimits.sidePixels) throw new AppError('LOGO_DIMENSIONS')
  const bytes = stripImageMetadata(mime, file)
  return { mime, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
