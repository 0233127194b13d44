import type { BytesTransform } from '../ports/bytes-transform'

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
