import type { BytesTransform } from '../ports/bytes-transform'
import type { ObjectStore } from '../ports/object-store'
import { S3ObjectStore } from './s3-store'

export interface S3StoreOptions {
  /** Address of the service; buckets are named in the path. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Before every object's name, as `candor/`. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Encryption at rest; without it objects lie as they came. */
  readonly transform?: BytesTransform
  /** Larger objects go in parts of this size; 8 MiB unless told, and never below the protocol's 5 MiB. */
  readonly partBytes?: number
  /** A request, its retries included, ends after this. */
  readonly callTimeoutMs?: number
  /** A connection on which nothing moves for so long is given up. */
  readonly idleTimeoutMs?: number
}

/** An object store behind the S3 protocol. The vendor's client is loaded here alone: it takes a fifth of a second. */
export const openS3ObjectStore = async (options: S3StoreOptions): Promise<ObjectStore> =>
  new S3ObjectStore(await import('@aws-sdk/client-s3'), options)
