import { createHash, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

export interface LoopbackRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

export interface LoopbackReply {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Uint8Array
}

export interface StoredEntry {
  readonly bytes: Uint8Array
  readonly etag: string
  readonly metadata: Readonly<Record<string, string>>
}

interface OpenUpload {
  readonly name: string
  readonly metadata: Readonly<Record<string, string>>
  readonly parts: Map<number, { readonly bytes: Uint8Array; readonly etag: string }>
}

const emptyBody = Buffer.alloc(0)
const computeEtag = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`
const createReply = (
  status: number,
  headers: OutgoingHttpHeaders = {},
  body: Uint8Array = emptyBody,
): LoopbackReply => ({
  status,
  headers,
  body,
})
const createXmlReply = (status: number, text: string): LoopbackReply =>
  createReply(
    status,
    { 'content-type': 'application/xml' },
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
  )
const createErrorReply = (status: number, code: string): LoopbackReply =>
  createXmlReply(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const readMetadata = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  )

const minPartBytes = 5 * 1024 * 1024

/** An in-memory bucket that follows the S3 protocol. */
export class LoopbackBucket {
  readonly objects = new Map<string, StoredEntry>()
  readonly uploads = new Map<string, OpenUpload>()

  constructor(readonly name: string) {}

  handle(request: LoopbackRequest): LoopbackReply {
    const [, bucket = '', ...rest] = decodeURIComponent(request.url.pathname).split('/')
    if (bucket !== this.name) return createErrorReply(404, 'NoSuchBucket')
    const name = rest.join('/')
    if (name === '') return this.#handleBucketRequest(request)
    const query = request.url.searchParams
    return query.has('uploads') || query.has('uploadId')
      ? this.#handleUploadRequest(request, name)
      : this.#handleObjectRequest(request, name)
  }

  #handleBucketRequest({ method, url }: LoopbackRequest): LoopbackReply {
    if (method === 'HEAD') return createReply(200)
    if (!url.searchParams.has('uploads')) return createErrorReply(501, 'NotImplemented')
    const prefix = url.searchParams.get('prefix') ?? ''
    const found = [...this.uploads].filter(([, { name }]) => name.startsWith(prefix))
    const list = found.map(([id, { name }]) => `<Upload><Key>${name}</Key><UploadId>${id}</UploadId></Upload>`)
    return createXmlReply(200, `<ListMultipartUploadsResult>${list.join('')}</ListMultipartUploadsResult>`)
  }

  #handleObjectRequest({ method, headers, body }: LoopbackRequest, name: string): LoopbackReply {
    switch (method) {
      case 'PUT':
        return createReply(200, { etag: this.#storeObject(name, body, readMetadata(headers)) })
      case 'GET':
      case 'HEAD':
        return this.#getObject(name, headers)
      case 'DELETE':
        this.objects.delete(name)
        return createReply(204)
      default:
        return createErrorReply(501, 'NotImplemented')
    }
  }

  #handleUploadRequest(request: LoopbackRequest, name: string): LoopbackReply {
    const { method, url, body } = request
    const id = url.searchParams.get('uploadId')
    if (id === null) return this.#createUpload(request, name)
    const upload = this.uploads.get(id)
    if (upload?.name !== name) return createErrorReply(404, 'NoSuchUpload')
    switch (method) {
      case 'PUT': {
        const etag = computeEtag(body)
        upload.parts.set(Number(url.searchParams.get('partNumber')), { bytes: body, etag })
        return createReply(200, { etag })
      }
      case 'POST':
        return this.#completeUpload(id, upload, Buffer.from(body).toString())
      case 'DELETE':
        this.uploads.delete(id)
        return createReply(204)
      default:
        return createErrorReply(501, 'NotImplemented')
    }
  }

  #createUpload({ method, headers }: LoopbackRequest, name: string): LoopbackReply {
    if (method !== 'POST') return createErrorReply(501, 'NotImplemented')
    const id = randomUUID()
    this.uploads.set(id, { name, metadata: readMetadata(headers), parts: new Map() })
    return createXmlReply(
      200,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }

  #completeUpload(id: string, upload: OpenUpload, wanted: string): LoopbackReply {
    const numbers = [...wanted.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
    const parts = numbers.map((number) => upload.parts.get(number))
    const known = parts.flatMap((part) => (part !== undefined && wanted.includes(part.etag.slice(1, -1)) ? [part] : []))
    if (known.length === 0 || known.length !== parts.length) return createErrorReply(400, 'InvalidPart')
    if (known.slice(0, -1).some(({ bytes }) => bytes.byteLength < minPartBytes))
      return createErrorReply(400, 'EntityTooSmall')
    this.uploads.delete(id)
    this.#storeObject(upload.name, Buffer.concat(known.map(({ bytes }) => bytes)), upload.metadata)
    return createXmlReply(200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  #storeObject(name: string, bytes: Uint8Array, metadata: Readonly<Record<string, string>>): string {
    const etag = computeEtag(bytes)
    this.objects.set(name, { bytes, etag, metadata })
    return etag
  }

  #getObject(name: string, headers: IncomingHttpHeaders): LoopbackReply {
    const kept = this.objects.get(name)
    if (kept === undefined) return createErrorReply(404, 'NoSuchKey')
    const { bytes, etag, metadata } = kept
    if (headers['if-match'] !== undefined && headers['if-match'] !== etag)
      return createErrorReply(412, 'PreconditionFailed')
    const described = { etag, ...metadata }
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    if (first === undefined) return createReply(200, described, bytes)
    const start = Number(first)
    if (start >= bytes.byteLength) return createErrorReply(416, 'InvalidRange')
    const end = Math.min(last === '' ? Number.POSITIVE_INFINITY : Number(last), bytes.byteLength - 1)
    const range = `bytes ${start}-${end}/${bytes.byteLength}`
    return createReply(206, { ...described, 'content-range': range }, bytes.subarray(start, end + 1))
  }
}
