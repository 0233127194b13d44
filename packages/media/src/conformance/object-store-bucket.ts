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

export interface Kept {
  readonly bytes: Uint8Array
  readonly etag: string
  readonly metadata: Readonly<Record<string, string>>
}

interface OpenUpload {
  readonly name: string
  readonly metadata: Readonly<Record<string, string>>
  readonly parts: Map<number, { readonly bytes: Uint8Array; readonly etag: string }>
}

const nothing = Buffer.alloc(0)
const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`
const reply = (status: number, headers: OutgoingHttpHeaders = {}, body: Uint8Array = nothing): LoopbackReply => ({
  status,
  headers,
  body,
})
const xml = (status: number, text: string): LoopbackReply =>
  reply(status, { 'content-type': 'application/xml' }, Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`))
const refuse = (status: number, code: string): LoopbackReply =>
  xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const metadataIn = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  )

const minPartBytes = 5 * 1024 * 1024

/** One bucket in memory, as the protocol describes it. */
export class LoopbackBucket {
  readonly objects = new Map<string, Kept>()
  readonly uploads = new Map<string, OpenUpload>()

  constructor(readonly name: string) {}

  answer(request: LoopbackRequest): LoopbackReply {
    const [, bucket = '', ...rest] = decodeURIComponent(request.url.pathname).split('/')
    if (bucket !== this.name) return refuse(404, 'NoSuchBucket')
    const name = rest.join('/')
    if (name === '') return this.#ofBucket(request)
    const query = request.url.searchParams
    return query.has('uploads') || query.has('uploadId') ? this.#ofUpload(request, name) : this.#ofObject(request, name)
  }

  #ofBucket({ method, url }: LoopbackRequest): LoopbackReply {
    if (method === 'HEAD') return reply(200)
    if (!url.searchParams.has('uploads')) return refuse(501, 'NotImplemented')
    const prefix = url.searchParams.get('prefix') ?? ''
    const found = [...this.uploads].filter(([, { name }]) => name.startsWith(prefix))
    const list = found.map(([id, { name }]) => `<Upload><Key>${name}</Key><UploadId>${id}</UploadId></Upload>`)
    return xml(200, `<ListMultipartUploadsResult>${list.join('')}</ListMultipartUploadsResult>`)
  }

  #ofObject({ method, headers, body }: LoopbackRequest, name: string): LoopbackReply {
    switch (method) {
      case 'PUT':
        return reply(200, { etag: this.#keep(name, body, metadataIn(headers)) })
      case 'GET':
      case 'HEAD':
        return this.#get(name, headers)
      case 'DELETE':
        this.objects.delete(name)
        return reply(204)
      default:
        return refuse(501, 'NotImplemented')
    }
  }

  #ofUpload(request: LoopbackRequest, name: string): LoopbackReply {
    const { method, url, body } = request
    const id = url.searchParams.get('uploadId')
    if (id === null) return this.#begin(request, name)
    const upload = this.uploads.get(id)
    if (upload?.name !== name) return refuse(404, 'NoSuchUpload')
    switch (method) {
      case 'PUT': {
        const etag = etagOf(body)
        upload.parts.set(Number(url.searchParams.get('partNumber')), { bytes: body, etag })
        return reply(200, { etag })
      }
      case 'POST':
        return this.#complete(id, upload, Buffer.from(body).toString())
      case 'DELETE':
        this.uploads.delete(id)
        return reply(204)
      default:
        return refuse(501, 'NotImplemented')
    }
  }

  #begin({ method, headers }: LoopbackRequest, name: string): LoopbackReply {
    if (method !== 'POST') return refuse(501, 'NotImplemented')
    const id = randomUUID()
    this.uploads.set(id, { name, metadata: metadataIn(headers), parts: new Map() })
    return xml(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
  }

  #complete(id: string, upload: OpenUpload, wanted: string): LoopbackReply {
    const numbers = [...wanted.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
    const parts = numbers.map((number) => upload.parts.get(number))
    const known = parts.flatMap((part) => (part !== undefined && wanted.includes(part.etag.slice(1, -1)) ? [part] : []))
    if (known.length === 0 || known.length !== parts.length) return refuse(400, 'InvalidPart')
    if (known.slice(0, -1).some(({ bytes }) => bytes.byteLength < minPartBytes)) return refuse(400, 'EntityTooSmall')
    this.uploads.delete(id)
    this.#keep(upload.name, Buffer.concat(known.map(({ bytes }) => bytes)), upload.metadata)
    return xml(200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  #keep(name: string, bytes: Uint8Array, metadata: Readonly<Record<string, string>>): string {
    const etag = etagOf(bytes)
    this.objects.set(name, { bytes, etag, metadata })
    return etag
  }

  #get(name: string, headers: IncomingHttpHeaders): LoopbackReply {
    const kept = this.objects.get(name)
    if (kept === undefined) return refuse(404, 'NoSuchKey')
    const { bytes, etag, metadata } = kept
    if (headers['if-match'] !== undefined && headers['if-match'] !== etag) return refuse(412, 'PreconditionFailed')
    const described = { etag, ...metadata }
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    if (first === undefined) return reply(200, described, bytes)
    const start = Number(first)
    if (start >= bytes.byteLength) return refuse(416, 'InvalidRange')
    const end = Math.min(last === '' ? Number.POSITIVE_INFINITY : Number(last), bytes.byteLength - 1)
    const range = `bytes ${start}-${end}/${bytes.byteLength}`
    return reply(206, { ...described, 'content-range': range }, bytes.subarray(start, end + 1))
  }
}
