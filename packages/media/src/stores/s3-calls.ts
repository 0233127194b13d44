import { Readable } from 'node:stream'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import type { S3StoreOptions } from './s3-options'

/** The vendor's package, injected so that only an installation with an object store loads it. */
export type S3Sdk = typeof import('@aws-sdk/client-s3')

export interface FoundObject {
  readonly metadata: Readonly<Record<string, string>>
  /** Size of the whole object. */
  readonly sizeBytes: number
}

export interface OpenedObject extends FoundObject {
  readonly body: Readable
  readonly etag: string
}

export interface GetRange {
  readonly start: number
  /** Up to the end when left out. */
  readonly endInclusive?: number
  /** Reads only this version of the object. */
  readonly etag?: string
}

export interface UploadPart {
  readonly name: string
  readonly uploadId: string
  readonly partNumber: number
  readonly body: Uint8Array
}

export interface CompletedPart {
  readonly partNumber: number
  readonly etag: string
}

/** Whether the service returned one of these error codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && codes.includes(error.name)

const defaultCallTimeoutMs = 120_000
const defaultIdleTimeoutMs = 20_000
const maxSockets = 500

const createClient = (sdk: S3Sdk, options: S3StoreOptions): S3Client =>
  new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: true,
    // Services other than AWS do not know the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: Math.min(5_000, options.idleTimeoutMs ?? defaultIdleTimeoutMs),
      socketTimeout: options.idleTimeoutMs ?? defaultIdleTimeoutMs,
      // A paused player keeps its connection; fifty of them, the default limit, must not block everyone else.
      httpAgent: { keepAlive: true, maxSockets },
      httpsAgent: { keepAlive: true, maxSockets },
    },
  })

const isPartialRange = ({ start, endInclusive }: GetRange): boolean => start > 0 || endInclusive !== undefined

const buildRangeInput = (range: GetRange): { Range?: string; IfMatch?: string } => ({
  ...(isPartialRange(range) ? { Range: `bytes=${range.start}-${range.endInclusive ?? ''}` } : {}),
  ...(range.etag === undefined || range.etag === '' ? {} : { IfMatch: range.etag }),
})

const parseWholeSize = (contentRange: string | undefined, start: number): number => {
  const [, first, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(contentRange ?? '') ?? []
  if (Number(first) !== start) throw new Error('The object store did not return the requested range')
  return Number(total)
}

const parseOpened = (found: GetObjectCommandOutput, range: GetRange): OpenedObject => {
  const body = found.Body
  if (!(body instanceof Readable)) throw new Error('The object store returned no body')
  try {
    const sizeBytes = isPartialRange(range)
      ? parseWholeSize(found.ContentRange, range.start)
      : (found.ContentLength ?? -1)
    return { body, etag: found.ETag ?? '', metadata: found.Metadata ?? {}, sizeBytes }
  } catch (error) {
    body.destroy()
    throw error
  }
}

/** The S3 requests that the store needs, each with a timeout. */
export class S3Calls {
  readonly #sdk: S3Sdk
  readonly #client: S3Client
  readonly #bucket: string
  readonly #timeoutMs: number
  readonly #active = new Set<AbortController>()
  #closed: boolean = false

  constructor(sdk: S3Sdk, options: S3StoreOptions) {
    this.#sdk = sdk
    this.#client = createClient(sdk, options)
    this.#bucket = options.bucket
    this.#timeoutMs = options.callTimeoutMs ?? defaultCallTimeoutMs
  }

  async putObject(object: { name: string; body: Uint8Array; metadata: Record<string, string> }): Promise<void> {
    const command = new this.#sdk.PutObjectCommand({
      Bucket: this.#bucket,
      Key: object.name,
      Body: object.body,
      Metadata: object.metadata,
      ContentType: 'application/octet-stream',
    })
    await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
  }

  async createUpload(name: string, metadata: Record<string, string>): Promise<string> {
    const command = new this.#sdk.CreateMultipartUploadCommand({
      Bucket: this.#bucket,
      Key: name,
      Metadata: metadata,
      ContentType: 'application/octet-stream',
    })
    const { UploadId } = await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
    if (UploadId === undefined) throw new Error('The object store returned no upload id')
    return UploadId
  }

  async uploadPart({ name, uploadId, partNumber, body }: UploadPart): Promise<CompletedPart> {
    const place = { Bucket: this.#bucket, Key: name, UploadId: uploadId, PartNumber: partNumber }
    const command = new this.#sdk.UploadPartCommand({ ...place, Body: body })
    const { ETag } = await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
    if (ETag === undefined) throw new Error('The object store returned no ETag for a part')
    return { partNumber, etag: ETag }
  }

  async completeUpload(name: string, uploadId: string, parts: readonly CompletedPart[]): Promise<void> {
    const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }))
    const place = { Bucket: this.#bucket, Key: name, UploadId: uploadId }
    const command = new this.#sdk.CompleteMultipartUploadCommand({ ...place, MultipartUpload: { Parts } })
    await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
  }

  async abortUpload(name: string, uploadId: string): Promise<void> {
    const command = new this.#sdk.AbortMultipartUploadCommand({ Bucket: this.#bucket, Key: name, UploadId: uploadId })
    try {
      await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
    } catch (error) {
      if (!hasCode(error, 'NoSuchUpload')) throw error
    }
  }

  /** Lists uploads of exactly this object that were neither completed nor aborted. */
  async listUploads(name: string): Promise<readonly string[]> {
    const command = new this.#sdk.ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: name })
    try {
      const { Uploads = [] } = await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
      return Uploads.flatMap(({ Key, UploadId }) => (Key === name && UploadId !== undefined ? [UploadId] : []))
    } catch (error) {
      // A service without this call must expire them by its own rule (docs/object-storage.md).
      if (hasCode(error, 'NotImplemented')) return []
      throw error
    }
  }

  async head(name: string): Promise<FoundObject | null> {
    const command = new this.#sdk.HeadObjectCommand({ Bucket: this.#bucket, Key: name })
    try {
      const found = await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
      return { metadata: found.Metadata ?? {}, sizeBytes: found.ContentLength ?? -1 }
    } catch (error) {
      if (!hasCode(error, 'NotFound', 'NoSuchKey')) throw error
      // A HEAD response has no body, so a missing bucket looks like a missing object.
      const bucket = new this.#sdk.HeadBucketCommand({ Bucket: this.#bucket })
      await this.#call((abortSignal) => this.#client.send(bucket, { abortSignal }))
      return null
    }
  }

  /** Null: no such object. 'past_end': the object has no byte at `start`. */
  async get(name: string, range: GetRange): Promise<OpenedObject | 'past_end' | null> {
    const command = new this.#sdk.GetObjectCommand({ Bucket: this.#bucket, Key: name, ...buildRangeInput(range) })
    try {
      const found = await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
      return parseOpened(found, range)
    } catch (error) {
      if (hasCode(error, 'NoSuchKey')) return null
      if (hasCode(error, 'InvalidRange')) return 'past_end'
      throw error
    }
  }

  async delete(name: string): Promise<void> {
    const command = new this.#sdk.DeleteObjectCommand({ Bucket: this.#bucket, Key: name })
    try {
      await this.#call((abortSignal) => this.#client.send(command, { abortSignal }))
    } catch (error) {
      if (!hasCode(error, 'NoSuchKey')) throw error
    }
  }

  close(): void {
    this.#closed = true
    for (const controller of this.#active) controller.abort()
    this.#client.destroy()
  }

  async #call<Answer>(send: (abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    if (this.#closed) throw new Error('The object store is closed')
    const controller = new AbortController()
    this.#active.add(controller)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      controller.abort()
    }, this.#timeoutMs)
    try {
      return await send(controller.signal)
    } catch (error) {
      if (isLate) throw new Error(`The object store did not respond within ${this.#timeoutMs} ms`, { cause: error })
      throw error
    } finally {
      clearTimeout(timer)
      this.#active.delete(controller)
    }
  }
}
