import type { ObjectStore } from '../ports/object-store'
import type { S3StoreOptions } from './s3-options'
import { S3ObjectStore } from './s3-store'

export type { S3StoreOptions } from './s3-options'

/** Opens an object store over the S3 protocol. Loads the vendor's client only here, because loading takes 0.2 seconds. */
export const openS3ObjectStore = async (options: S3StoreOptions): Promise<ObjectStore> =>
  new S3ObjectStore(await import('@aws-sdk/client-s3'), options)
