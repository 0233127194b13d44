import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, HttpClient } from '../../apps/server/src/testing/http-client'
import { type Counter, createCounter } from './counter'

/** Every attack comes from this one address; honest people use 127.0.0.1. */
export const attackerAddress = '127.0.0.2'

export interface AttackRequest {
  readonly method: string
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
}

interface RawAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** Sends one request from the attacker's address. Rejects if the connection breaks. */
export const send = (port: number, agent: Agent, sent: AttackRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { method, path, headers = {}, body } = sent
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })

export const createAttackerAgent = (connections: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: connections, localAddress: attackerAddress })

const setupTries = 30

/** A browser at the attacker's address, with cookies. Waits as the answer asks while it is refused, as a patient attacker does. */
export const createAttackerClient = (port: number): HttpClient & { cookie(): string } => {
  const agent = createAttackerAgent(4)
  const cookies = new Map<string, string>()
  const exchange = async (sent: AttackRequest): Promise<RawAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await send(port, agent, { ...sent, headers: { ...sent.headers, cookie } })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  const patient = async (sent: AttackRequest): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await exchange(sent)
      if (answer.status === 429 && tries < setupTries) {
        await delay(Number(answer.headers['retry-after'] ?? 1) * 1000)
        continue
      }
      const body = answer.text === '' ? {} : JSON.parse(answer.text)
      return { status: answer.status, body, headers: new Headers() }
    }
  }
  const jsonBody = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
  })
  return {
    get: (path) => patient({ method: 'GET', path }),
    post: (path, body, headers) => patient({ method: 'POST', path, ...jsonBody(body, headers) }),
    patch: (path, body) => patient({ method: 'PATCH', path, ...jsonBody(body) }),
    request: () => Promise.reject(new Error('the attacker sends no fetch requests')),
    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

export interface FloodOptions {
  readonly port: number
  readonly connections: number
  readonly untilMs: number
  /** The nth request of the flood. */
  readonly next: (nth: number) => AttackRequest
}

/** Sends requests over this many connections, each as soon as the one before is answered. Returns statuses by count. */
export const flood = async ({ port, connections, untilMs, next }: FloodOptions): Promise<Counter> => {
  const statuses = createCounter()
  const agent = createAttackerAgent(connections)
  let nth = 0
  const work = async (): Promise<void> => {
    while (Date.now() < untilMs) {
      nth += 1
      try {
        statuses.add(String((await send(port, agent, next(nth))).status))
      } catch {
        statuses.add('failed')
        // A refused connection costs the attacker a moment too.
        await delay(20)
      }
    }
  }
  await Promise.race([Promise.all(Array.from({ length: connections }, work)), delay(untilMs + 2_000 - Date.now())])
  agent.destroy()
  return statuses
}

/** A multipart body with one file and fields. */
export const makeMultipart = (
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
): { readonly headers: OutgoingHttpHeaders; readonly body: Uint8Array } => {
  const boundary = `----${randomUUID()}`
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const fileHead =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n` +
    `content-type: ${file.type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head.join('') + fileHead), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
