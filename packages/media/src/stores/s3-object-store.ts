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
  /** Encryption at rest; without it objects are stored unchanged. */
  readonly transform?: BytesTransform
  /** Larger objects are uploaded in parts of this size; default 8 MiB, never below the protocol's 5 MiB. */
  readonly partBytes?: number
  /** Timeout of a request, including its retries. */
  readonly callTimeoutMs?: number
  /** Timeout of an idle connection. */
  readonly idleTimeoutMs?: number
}

/** Opens an object store over the S3 protocol. Loads the vendor's client only here, because loading takes 0.2 seconds. */
export const openS3ObjectStore = async (options: S3StoreOptions): Promise<ObjectStore> =>
  new S3ObjectStore(await import('@aws-sdk/client-s3'), options)
