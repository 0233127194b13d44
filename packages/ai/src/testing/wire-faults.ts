import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What may go wrong between any client and any server, whatever they speak. */
export type WireFault =
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Starts the answer and then sends a byte now and again, for ever. */
  | { readonly kind: 'drip'; readonly everyMs: number }
  /** 429; the header is a number of seconds, an HTTP date, or left out. */
  | { readonly kind: 'rate_limited'; readonly retryAfter: string | null }
  /** 307 to another address, which must receive neither the matter nor the key. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Any other status, with a body that must not reach a log. */
  | { readonly kind: 'status'; readonly status: number }
  /** Half of the right answer, then the socket is destroyed. */
  | { readonly kind: 'cut' }
  /** Closes the socket before any answer. */
  | { readonly kind: 'refuse' }
  /** 200 and bytes without meaning, with or without a Content-Length. */
  | { readonly kind: 'nonsense'; readonly sizeBytes: number; readonly isChunked: boolean }

export type WireExchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The answer a good server would send, and its media type. */
  readonly right: Buffer
  readonly contentType: string
}

/** Every status body carries this word, so that a test can show it reaches no error message. */
const secretBody = Buffer.from('{"error":{"message":"SECRET-OF-THE-PROVIDER"}}')

/** Plays the fault instead of the right answer. */
export async function playFault(fault: WireFault, exchange: WireExchange): Promise<void> {
  const { request, response } = exchange
  switch (fault.kind) {
    case 'hang':
      return
    case 'drip':
      return sendDrip(exchange, fault.everyMs)
    case 'nonsense':
      return sendNonsense(exchange, fault)
    case 'cut':
      return sendHalfAndDestroy(exchange)
    case 'refuse':
      request.socket.destroy()
      return
    case 'rate_limited':
      if (fault.retryAfter !== null) response.setHeader('retry-after', fault.retryAfter)
      return sendRefusal(exchange, 429)
    case 'redirect':
      response.setHeader('location', fault.to)
      return sendRefusal(exchange, 307)
    case 'status':
      return sendRefusal(exchange, fault.status)
  }
}

/** How an answer ended: sent as a whole, or interrupted because one side closed the connection. */
export type AnswerEnd = 'complete' | 'interrupted'

export function waitForAnswerEnd(response: ServerResponse): Promise<AnswerEnd> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(response.writableFinished ? 'complete' : 'interrupted'))
  })
}

/** The whole of a body with status 200. */
export function sendWhole({ response, contentType }: WireExchange, body: Buffer): void {
  response.writeHead(200, { 'content-type': contentType, 'content-length': body.byteLength })
  response.end(body)
}

function sendRefusal({ response }: WireExchange, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': secretBody.byteLength })
  response.end(secretBody)
}

async function sendNonsense(
  { response, contentType }: WireExchange,
  { sizeBytes, isChunked }: Extract<WireFault, { kind: 'nonsense' }>,
): Promise<void> {
  const piece = Buffer.alloc(16 * 1024, 'lorem ipsum ')
  response.writeHead(200, { 'content-type': contentType, ...(isChunked ? {} : { 'content-length': sizeBytes }) })
  for (let sent = 0; sent < sizeBytes && !response.destroyed; sent += piece.byteLength) {
    const part = piece.subarray(0, Math.min(piece.byteLength, sizeBytes - sent))
    if (!response.write(part)) await waitForDrain(response)
  }
  response.end()
}

/** Waits until the socket accepts more or is closed. */
function waitForDrain(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}

async function sendDrip({ response, contentType }: WireExchange, everyMs: number): Promise<void> {
  response.writeHead(200, { 'content-type': contentType })
  while (!response.destroyed) {
    response.write(' ')
    await delay(everyMs)
  }
}

function sendHalfAndDestroy({ request, response, right, contentType }: WireExchange): void {
  response.writeHead(200, { 'content-type': contentType, 'content-length': right.byteLength })
  response.write(right.subarray(0, Math.floor(right.byteLength / 2)), () => request.socket.destroy())
}
