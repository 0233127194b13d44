import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { openS3ObjectStore, type S3StoreOptions } from '../stores/s3-object-store'
import type { ObjectStoreFixture } from './object-store-checks'
import { buildStoreOptions } from './object-store-fixtures'

export type S3Service = Pick<S3StoreOptions, 'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey'>

/** A real service, inspected without the store. Creates the bucket if it is missing; nothing else may use it. */
export class ServiceFixture implements ObjectStoreFixture {
  readonly #client: S3Client
  readonly #bucket: { readonly Bucket: string }

  constructor(private readonly service: S3Service) {
    const { accessKeyId, secretAccessKey, endpoint, region } = service
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    this.#bucket = { Bucket: service.bucket }
  }

  async makeBucket(): Promise<void> {
    await this.#client.send(new CreateBucketCommand(this.#bucket))
  }

  open() {
    return openS3ObjectStore(buildStoreOptions(this.service))
  }

  async raw(): Promise<ReadonlyMap<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>()
    for (const name of await this.#names()) {
      const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#bucket, Key: name }))
      found.set(name, (await Body?.transformToByteArray()) ?? new Uint8Array(0))
    }
    return found
  }

  async countUnfinished(): Promise<number> {
    return (await this.#uploads()).length
  }

  /** Empties the bucket. */
  async cleanUp(): Promise<void> {
    for (const name of await this.#names()) {
      await this.#client.send(new DeleteObjectCommand({ ...this.#bucket, Key: name }))
    }
    for (const { Key, UploadId } of await this.#uploads()) {
      await this.#client.send(new AbortMultipartUploadCommand({ ...this.#bucket, Key, UploadId }))
    }
  }

  async #names(): Promise<readonly string[]> {
    const { Contents = [] } = await this.#client.send(new ListObjectsV2Command(this.#bucket))
    return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
  }

  async #uploads() {
    const { Uploads = [] } = await this.#client.send(new ListMultipartUploadsCommand(this.#bucket))
    return Uploads
  }
}
