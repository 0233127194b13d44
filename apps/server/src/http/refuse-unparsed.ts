import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@candor/contract'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { createProblem } from './problem'

type Headers = Readonly<Record<string, string>>
interface ParserError extends Error {
  readonly code?: string
}

/** What Node's parser rejects, and the answer to it. */
const answers: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'PAYLOAD_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'MALFORMED_REQUEST' },
}

const rawAnswer = (error: ParserError, headers: Headers): string => {
  const { status, code } = answers[error.code ?? ''] ?? { status: 400, code: 'MALFORMED_REQUEST' as const }
  const body = JSON.stringify({ ...createProblem(code, randomUUID()), status })
  const all: Headers = {
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`
}

/**
 * Requests that never become one: headers too large (S-10), broken HTTP, an address that can't be decoded. They pass no hook,
 * and have the same headers as everything else all the same.
 */
export const refuseUnparsed = (
  headers: Headers,
): Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'> => ({
  clientErrorHandler: (error: ParserError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(rawAnswer(error, headers))
    socket.destroySoon()
  },
  frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = createProblem('MALFORMED_REQUEST', request.id)
    void reply.headers(headers).status(problem.status).type('application/problem+json').send(JSON.stringify(problem))
  },
})
