import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Kept, LoopbackBucket, type LoopbackReply, type LoopbackRequest } from './object-store-bucket'
import { signatureFault } from './object-store-sigv4'

/** How the service goes wrong with a request. */
export type Misbehaviour =
  /** Answers 500 and does nothing. */
  | 'error'
  /** Takes nothing and closes the connection. */
  | 'cutRequest'
  /** Does what was asked and closes the connection without an answer. */
  | 'lostAnswer'
  /** Never answers. */
  | 'blackhole'
  /** Sends the first half of a body and closes the connection. */
  | 'cutBody'
  /** Sends the first half of a body and nothing more. */
  | 'stalledBody'
  /** Sends a body with one byte changed. */
  | 'flippedByte'
  /** Stores all but the last byte of what it takes, and says it has all. */
  | 'truncatedObject'
  /** Stores nothing of what it takes, and says it has it. */
  | 'forgottenObject'

export interface Fault {
  readonly how: Misbehaviour
  /** Of which requests: method and query, as `PUT`, `GET`, `POST uploads`. */
  readonly of: RegExp
  /** How often; for ever unless told. */
  readonly times?: number
}

export interface LoopbackS3 {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** What lies there. */
  readonly objects: Map<string, Kept>
  /** Method, path and query of every request, in order. */
  readonly log: string[]
  /** How many uploads in parts are open. */
  countUnfinished(): number
  /** From now on, until `behave`. */
  misbehave(fault: Fault): void
  behave(): void
  close(): Promise<void>
}

interface ActiveFault {
  readonly fault: Fault
  left: number
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

const flipped = (body: Uint8Array): Buffer => {
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

const forgotten = (body: Uint8Array): LoopbackReply => {
  const etag = `"${createHash('md5').update(body).digest('hex')}"`
  return { status: 200, headers: { etag }, body: Buffer.alloc(0) }
}

const answerBadly = (how: Misbehaviour, { request, response, bucket }: Exchange): void => {
  const reply = (answer: LoopbackReply): void => send(response, answer, request.method === 'HEAD')
  switch (how) {
    case 'error':
      reply(xmlError(500, 'InternalError'))
      break
    case 'cutRequest':
      response.destroy()
      break
    case 'lostAnswer':
      bucket.answer(request)
      response.destroy()
      break
    case 'blackhole':
      break
    case 'cutBody':
      sendHalf(response, bucket.answer(request))
      setTimeout(() => response.destroy(), 5)
      break
    case 'stalledBody':
      sendHalf(response, bucket.answer(request))
      break
    case 'flippedByte': {
      const answer = bucket.answer(request)
      reply({ ...answer, body: flipped(answer.body) })
      break
    }
    case 'truncatedObject':
      reply(bucket.answer({ ...request, body: request.body.subarray(0, -1) }))
      break
    case 'forgottenObject':
      reply(forgotten(request.body))
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
    const fault = signatureFault({ request: incoming, url, body }, this.keys)
    const request = { method, url, headers: incoming.headers, body }
    const how = fault === null ? this.#take(line) : null
    if (how !== null) answerBadly(how, { request, response, bucket: this.bucket })
    else send(response, fault === null ? this.bucket.answer(request) : xmlError(403, fault), method === 'HEAD')
  }

  #take(line: string): Misbehaviour | null {
    const active = this.faults.find(({ fault, left }) => left > 0 && fault.of.test(line))
    if (active === undefined) return null
    active.left -= 1
    return active.fault.how
  }
}

/**
 * The part of the S3 protocol that the store uses, on a port of this machine: for tests without a service. It refuses wrong
 * secrets and altered bodies as a real one does, and misbehaves when told to.
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
    misbehave: (fault) => service.faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    behave: () => {
      service.faults = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
