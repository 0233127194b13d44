import { createAesCtrTransform } from '../stores/aes-ctr-transform'
import { openS3ObjectStore, type S3StoreOptions } from '../stores/s3-object-store'
import { pattern } from './append-store-checks'
import { checkedPartBytes, type ObjectStoreBench } from './object-store-checks'
import { type LoopbackS3, startLoopbackS3 } from './object-store-loopback'

const transform = createAesCtrTransform({ currentKeyId: 'k1', keys: new Map([['k1', pattern(32, 5)]]) })

/** How the conformance suite opens a store on a service. */
export const checkedOptions = (
  service: Pick<S3StoreOptions, 'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey'>,
): S3StoreOptions => ({
  endpoint: service.endpoint,
  region: service.region,
  bucket: service.bucket,
  accessKeyId: service.accessKeyId,
  secretAccessKey: service.secretAccessKey,
  prefix: 'checked/',
  partBytes: checkedPartBytes,
  transform,
})

export interface LoopbackBench extends ObjectStoreBench {
  readonly service: LoopbackS3
}

/** The store over a loopback service of its own. */
export const makeLoopbackBench = async (options: Partial<S3StoreOptions> = {}): Promise<LoopbackBench> => {
  const service = await startLoopbackS3()
  return {
    service,
    open: () => openS3ObjectStore({ ...checkedOptions(service), ...options }),
    raw: async () => new Map([...service.objects].map(([name, { bytes }]) => [name, bytes])),
    countUnfinished: async () => service.countUnfinished(),
    cleanUp: () => service.close(),
  }
}
