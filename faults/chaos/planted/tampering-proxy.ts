import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** How a proxy between network and server tampers with requests. */
export interface Tampering {
  /** Returns the headers of a forged 204, or null to forward the request. */
  readonly answer?: (asked: ProxiedRequest) => Readonly<Record<string, string>> | null
  /** Returns code to insert before a script of the page, or null. */
  readonly before?: (path: string) => string | null
}

export interface ProxiedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly bodyBytes: number
}

export interface TamperingProxy {
  readonly port: number
  close(): Promise<void>
}

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const sendPrefixed = async (answer: IncomingMessage, prefix: string, outgoing: ServerResponse): Promise<void> => {
  const body = Buffer.concat([Buffer.from(prefix), await readBody(answer)])
  outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': String(body.length) })
  outgoing.end(body)
}

const handle = async (targetPort: number, tampering: Tampering, { incoming, outgoing }: Exchange): Promise<void> => {
  const { method = 'GET', url: path = '/', headers } = incoming
  const body = await readBody(incoming)
  const forged = tampering.answer?.({ method, path, headers, bodyBytes: body.length }) ?? null
  if (forged !== null) {
    outgoing.writeHead(204, forged).end()
    return
  }
  const prefix = tampering.before?.(path) ?? null
  const { 'accept-encoding': _encoding, ...plain } = headers
  const onward = { host: '127.0.0.1', port: targetPort, method, path, headers: prefix === null ? headers : plain }
  const forwarded = request(onward, (answer) => {
    if (prefix === null) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    sendPrefixed(answer, prefix, outgoing).catch(() => outgoing.destroy())
  })
  forwarded.on('error', () => outgoing.destroy())
  outgoing.on('close', () => forwarded.destroy())
  forwarded.end(body)
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

export const startTamperingProxy = async (targetPort: number, tampering: Tampering): Promise<TamperingProxy> => {
  const server = createServer((incoming, outgoing) => {
    // The browser closed the connection during its request.
    handle(targetPort, tampering, { incoming, outgoing }).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
