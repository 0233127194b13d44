import { StartError } from '../start-error'

/** An S3-compatible service, as the operator configured it. */
export interface ObjectStorageSettings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

interface RawSettings {
  readonly S3_ENDPOINT: string | undefined
  readonly S3_REGION: string
  readonly S3_BUCKET: string | undefined
  readonly S3_PREFIX: string
  readonly S3_ACCESS_KEY_ID: string | undefined
  readonly S3_SECRET_ACCESS_KEY: string | undefined
}

const parseEndpoint = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.search !== '') {
    throw new StartError('S3_ENDPOINT must be an address such as https://s3.example.org.')
  }
  return value
}

const parsePrefix = (value: string): string => {
  if (!/^((?!\.+\/)[a-zA-Z0-9_.-]+\/)*$/.test(value))
    throw new StartError('S3_PREFIX must be a path that ends in a slash, such as candor/.')
  return value
}

/**
 * Null if no object store is configured. Throws StartError on incomplete settings, because recordings would stay in an
 * unexpected place.
 */
export const readObjectStorage = (raw: RawSettings): ObjectStorageSettings | null => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = raw
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(needed).length) return null
  if (missing.length > 0)
    throw new StartError(`Object storage is half configured: also set ${missing.join(', ')}, or none of them.`)
  return {
    endpoint: parseEndpoint(S3_ENDPOINT ?? ''),
    region: raw.S3_REGION,
    bucket: S3_BUCKET ?? '',
    prefix: parsePrefix(raw.S3_PREFIX),
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  }
}
