import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** What stands between the line and the server, and does not do what it should. */
export interface Trick {
  /** Answers by itself, as if the server had: the headers of a 204. Null: this goes on to the server. */
  readonly answer?: (asked: Asked) => Readonly<Record<string, string>> | null
  /** What is put before a script of the page. Null: nothing. */
  readonly before?: (path: string) => string | null
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly bodyBytes: number
}

export interface Middleman {
  readonly port: number
  close(): Promise<void>
}

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const prefixed = async (answer: IncomingMessage, prefix: string, outgoing: ServerResponse): Promise<void> => {
  const body = Buffer.concat([Buffer.from(prefix), await readBody(answer)])
  outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': String(body.length) })
  outgoing.end(body)
}

const handle = async (targetPort: number, trick: Trick, { incoming, outgoing }: Exchange): Promise<void> => {
  const { method = 'GET', url: path = '/', headers } = incoming
  const body = await readBody(incoming)
  const lie = trick.answer?.({ method, path, headers, bodyBytes: body.length }) ?? null
  if (lie !== null) {
    outgoing.writeHead(204, lie).end()
    return
  }
  const prefix = trick.before?.(path) ?? null
  const { 'accept-encoding': _encoding, ...plain } = headers
  const onward = { host: '127.0.0.1', port: targetPort, method, path, headers: prefix === null ? headers : plain }
  const forwarded = request(onward, (answer) => {
    if (prefix === null) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    prefixed(answer, prefix, outgoing).catch(() => outgoing.destroy())
  })
  forwarded.on('error', () => outgoing.destroy())
  outgoing.on('close', () => forwarded.destroy())
  forwarded.end(body)
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

export const startMiddleman = async (targetPort: number, trick: Trick): Promise<Middleman> => {
  const server = createServer((incoming, outgoing) => {
    // A browser that went away in the middle of its request.
    handle(targetPort, trick, { incoming, outgoing }).catch(() => outgoing.destroy())
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
