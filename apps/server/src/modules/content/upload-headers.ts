import { z } from 'zod'
import { AppError } from '../../platform/errors'

export interface AppendHeaders {
  readonly offsetBytes: number
  readonly isComplete: boolean
  /** Null only with an empty body. */
  readonly crc32: number | null
  /** Lower-case hexadecimal, of the whole; with the last append. */
  readonly sha256: string | null
  /** The epoch from the last response; missing if the sender states none. */
  readonly epoch?: number | undefined
  /** The first byte that the sender still has; missing means 0. */
  readonly heldFromBytes?: number | undefined
}

const zCount = z
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
  'upload-offset': zCount,
  'upload-complete': z.enum(['?0', '?1']).default('?0'),
  'upload-crc32': zCrc32.optional(),
  'upload-epoch': zCount.optional(),
  'upload-held-from': zCount.optional(),
  'repr-digest': zDigest.optional(),
})

const parse = <T>(shape: z.ZodType<T>, headers: Readonly<Record<string, unknown>>): T => {
  const parsed = shape.safeParse(headers)
  if (!parsed.success) throw new AppError('MALFORMED_REQUEST')
  return parsed.data
}

const zHeldFrom = zHeaders.pick({ 'upload-held-from': true })

/** The headers of a HEAD request. */
export const readHeldFrom = (headers: Readonly<Record<string, unknown>>): number =>
  parse(zHeldFrom, headers)['upload-held-from'] ?? 0

/** Headers of an append (draft-ietf-httpbis-resumable-upload, with a checksum of ours); 400 if they are invalid. */
export const readAppendHeaders = (headers: Readonly<Record<string, unknown>>, bodyBytes: number): AppendHeaders => {
  const read = parse(zHeaders, headers)
  const isComplete = read['upload-complete'] === '?1'
  const crc32 = read['upload-crc32'] ?? null
  const sha256 = read['repr-digest'] ?? null
  if ((bodyBytes > 0 && crc32 === null) || (isComplete && sha256 === null)) throw new AppError('MALFORMED_REQUEST')
  const fence = { epoch: read['upload-epoch'], heldFromBytes: read['upload-held-from'] }
  return { offsetBytes: read['upload-offset'], isComplete, crc32, sha256, ...fence }
}
