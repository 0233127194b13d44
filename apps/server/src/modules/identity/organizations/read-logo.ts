import { createHash } from 'node:crypto'
import { type LogoMimeType, logoLimits } from '@candor/contract'
import { AppError } from '../../../platform/errors'
import { detectImageType, readImageSize } from '../core/image-header'

export interface Logo {
  readonly mime: LogoMimeType
  readonly bytes: Uint8Array
  /** Of the bytes: the logo's address contains it. */
  readonly hash: string
}

/** A logo out of base64, or a refusal that says what is wrong with the file. */
export const readLogo = (base64: string): Logo => {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.byteLength > logoLimits.sizeBytes) throw new AppError('LOGO_TOO_LARGE')
  const mime = detectImageType(bytes)
  if (mime === null) throw new AppError('LOGO_TYPE_UNSUPPORTED')
  const size = readImageSize(mime, bytes)
  if (size === null) throw new AppError('LOGO_UNREADABLE')
  if (Math.max(size.width, size.height) > logoLimits.sidePixels) throw new AppError('LOGO_DIMENSIONS')
  return { mime, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
