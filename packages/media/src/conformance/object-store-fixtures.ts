import { createAesCtrTransform } from '../stores/aes-ctr-transform'
import { openS3ObjectStore, type S3StoreOptions } from '../stores/s3-object-store'
import { makePattern } from './append-store-checks'
import { type ObjectStoreFixture, testPartBytes } from './object-store-checks'
import { type LoopbackS3, startLoopbackS3 } from './object-store-loopback'

const transform = createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', makePattern(32, 5)]]) })

/** The options with which the conformance suite opens a store. */
export const buildStoreOptions = (
  service: Pick<S3StoreOptions, 'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey'>,
): S3StoreOptions => ({
  endpoint: service.endpoint,
  region: service.region,
  bucket: service.bucket,
  accessKeyId: service.accessKeyId,
  secretAccessKey: service.secretAccessKey,
  prefix: 'checked/',
  partBytes: testPartBytes,
  transform,
})

export interface LoopbackFixture extends ObjectStoreFixture {
  readonly service: LoopbackS3
}

/** Starts a loopback service and opens stores on it. */
export const createLoopbackFixture = async (options: Partial<S3StoreOptions> = {}): Promise<LoopbackFixture> => {
  const service = await startLoopbackS3()
  return {
    service,
    open: () => openS3ObjectStore({ ...buildStoreOptions(service), ...options }),
    raw: async () => new Map([...service.objects].map(([name, { bytes }]) => [name, bytes])),
    countUnfinished: async () => service.countUnfinished(),
    cleanUp: () => service.close(),
  }
}
