import { z } from 'zod'
import { AppError } from '../../errors'

export interface AppendHeaders {
  readonly offsetBytes: number
  readonly isComplete: boolean
  /** Null only with an empty body. */
  readonly crc32: number | null
  /** Lower-case hexadecimal, of the whole; with the last append. */
  readonly sha256: string | null
}

const zOffset = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const zCrc32 = z
  .string()
  .regex(/^[0-9a-f]{8}$/i)
  .transform((hex) => Number.parseInt(hex, 16))
const zDigest = z
  .string()
  .regex(/^sha-256=:[A-Za-z0-9+/]{43}=:$/)
  .transform((field) => Buffer.from(field.slice('sha-256=:'.length, -1), 'base64').toString('hex'))

const zHeaders = z.object({
  'upload-offset': zOffset,
  'upload-complete': z.enum(['?0', '?1']).default('?0'),
  'upload-crc32': zCrc32.optional(),
  'repr-digest': zDigest.optional(),
})

/** Headers of an append (draft-ietf-httpbis-resumable-upload, with a checksum of ours); 400 where they make no sense. */
export const readAppendHeaders = (headers: Readonly<Record<string, unknown>>, bodyBytes: number): AppendHeaders => {
  const parsed = zHeaders.safeParse(headers)
  if (!parsed.success) throw new AppError('MALFORMED_REQUEST')
  const isComplete = parsed.data['upload-complete'] === '?1'
  const crc32 = parsed.data['upload-crc32'] ?? null
  const sha256 = parsed.data['repr-digest'] ?? null
  if ((bodyBytes > 0 && crc32 === null) || (isComplete && sha256 === null)) throw new AppError('MALFORMED_REQUEST')
  return { offsetBytes: parsed.data['upload-offset'], isComplete, crc32, sha256 }
}
