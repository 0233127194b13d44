import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { LoopbackBucket, type LoopbackReply, type LoopbackRequest, type StoredEntry } from './object-store-bucket'
import { findSignatureError } from './object-store-sigv4'

/** How the service mishandles a request. */
export type Misbehavior =
  /** Returns 500 and does nothing. */
  | 'error'
  /** Reads nothing and closes the connection. */
  | 'cutRequest'
  /** Handles the request and closes the connection without a response. */
  | 'lostAnswer'
  /** Never responds. */
  | 'blackhole'
  /** Sends the first half of a body and closes the connection. */
  | 'cutBody'
  /** Sends the first half of a body and then stalls. */
  | 'stalledBody'
  /** Sends a body with one byte changed. */
  | 'flippedByte'
  /** Drops the last byte, but reports success. */
  | 'truncatedObject'
  /** Stores nothing, but reports success. */
  | 'forgottenObject'

export interface Fault {
  readonly kind: Misbehavior
  /** Matches the method, path and query of a request. */
  readonly requests: RegExp
  /** How often; always when left out. */
  readonly times?: number
}

export interface LoopbackS3 {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The stored objects by name. */
  readonly objects: Map<string, StoredEntry>
  /** Method, path and query of every request, in order. */
  readonly log: string[]
  /** The number of open multipart uploads. */
  countUnfinished(): number
  /** Applies from now on, until `clearFaults`. */
  misbehave(fault: Fault): void
  clearFaults(): void
  close(): Promise<void>
}

interface ActiveFault {
  readonly fault: Fault
  remaining: number
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const blocks: Buffer[] = []
  for await (const block of request) blocks.push(block)
  return Buffer.concat(blocks)
}

const xmlError = (status: number, code: string): LoopbackReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  ),
})

const send = (response: ServerResponse, reply: LoopbackReply, isHead: boolean): void => {
  response.writeHead(reply.status, {
    'content-length': reply.body.byteLength,
    ...reply.headers,
    'x-amz-request-id': '1',
  })
  response.end(isHead ? undefined : reply.body)
}

const sendHalf = (response: ServerResponse, reply: LoopbackReply): void => {
  response.writeHead(reply.status, { 'content-length': reply.body.byteLength, ...reply.headers })
  response.write(reply.body.subarray(0, Math.floor(reply.body.byteLength / 2)))
}

const flipByte = (body: Uint8Array): Buffer => {
  const changed = Buffer.from(body)
  const at = Math.floor(changed.byteLength / 3)
  if (changed.byteLength > 0) changed[at] = (changed[at] ?? 0) ^ 0x20
  return changed
}

interface Exchange {
  readonly request: LoopbackRequest
  readonly response: ServerResponse
  readonly bucket: LoopbackBucket
}

const acknowledgeWithoutStoring = (body: Uint8Array): LoopbackReply => {
  const etag = `"${createHash('md5').update(body).digest('hex')}"`
  return { status: 200, headers: { etag }, body: Buffer.alloc(0) }
}

const respondWithFault = (kind: Misbehavior, { request, response, bucket }: Exchange): void => {
  const sendReply = (answer: LoopbackReply): void => send(response, answer, request.method === 'HEAD')
  switch (kind) {
    case 'error':
      sendReply(xmlError(500, 'InternalError'))
      break
    case 'cutRequest':
      response.destroy()
      break
    case 'lostAnswer':
      bucket.handle(request)
      response.destroy()
      break
    case 'blackhole':
      break
    case 'cutBody':
      sendHalf(response, bucket.handle(request))
      setTimeout(() => response.destroy(), 5)
      break
    case 'stalledBody':
      sendHalf(response, bucket.handle(request))
      break
    case 'flippedByte': {
      const answer = bucket.handle(request)
      sendReply({ ...answer, body: flipByte(answer.body) })
      break
    }
    case 'truncatedObject':
      sendReply(bucket.handle({ ...request, body: request.body.subarray(0, -1) }))
      break
    case 'forgottenObject':
      sendReply(acknowledgeWithoutStoring(request.body))
      break
  }
}

class LoopbackService {
  readonly bucket = new LoopbackBucket('recordings')
  readonly log: string[] = []
  readonly keys = { accessKeyId: 'loopback', secretAccessKey: randomUUID() }
  faults: ActiveFault[] = []

  async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', 'http://loopback')
    const body = await readBody(incoming)
    const method = incoming.method ?? ''
    const line = `${method} ${url.pathname}${url.search}`
    this.log.push(line)
    const fault = findSignatureError({ request: incoming, url, body }, this.keys)
    const request = { method, url, headers: incoming.headers, body }
    const faultKind = fault === null ? this.#takeFault(line) : null
    if (faultKind !== null) respondWithFault(faultKind, { request, response, bucket: this.bucket })
    else send(response, fault === null ? this.bucket.handle(request) : xmlError(403, fault), method === 'HEAD')
  }

  #takeFault(line: string): Misbehavior | null {
    const active = this.faults.find(({ fault, remaining: left }) => left > 0 && fault.requests.test(line))
    if (active === undefined) return null
    active.remaining -= 1
    return active.fault.kind
  }
}

/**
 * The part of the S3 protocol that the store uses, on a local port, for tests without a real service. It rejects wrong
 * secrets and altered bodies as a real service does, and misbehaves on command.
 */
export const startLoopbackS3 = async (): Promise<LoopbackS3> => {
  const service = new LoopbackService()
  const server = createServer((request, response) => {
    service.handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The loopback service has no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'us-east-1',
    bucket: service.bucket.name,
    ...service.keys,
    objects: service.bucket.objects,
    log: service.log,
    countUnfinished: () => service.bucket.uploads.size,
    misbehave: (fault) => service.faults.push({ fault, remaining: fault.times ?? Number.POSITIVE_INFINITY }),
    clearFaults: () => {
      service.faults = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
