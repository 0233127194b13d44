import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface InterviewAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

export interface InterviewRequest {
  readonly method: 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** As many connections as the page uses at once: one for the recording, one for everything else. */
const maxSockets = 2

/** Budgets and connections are counted by address, so each candidate has one of their own, as browsers have. */
export const getCandidateAddress = (index: number): string =>
  `127.0.${8 + Math.floor(index / 250)}.${1 + (index % 250)}`

/** A browser's HTTP connections and cookies, as light as possible: the generator shares the machine with the product. */
export class InterviewHttp {
  readonly address: string
  readonly #port: number
  readonly #agent: Agent
  readonly #cookies = new Map<string, string>()

  constructor(port: number, index: number) {
    this.#port = port
    this.address = getCandidateAddress(index)
    this.#agent = new Agent({ keepAlive: true, maxSockets, localAddress: this.address })
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  post(path: string, body: unknown): Promise<InterviewAnswer> {
    const headers = { 'content-type': 'application/json' }
    return this.send({ method: 'POST', path, headers, body: Buffer.from(JSON.stringify(body)) })
  }

  send({ method, path, headers, body }: InterviewRequest): Promise<InterviewAnswer> {
    const all = { ...headers, cookie: this.cookie, 'content-length': String(body.byteLength) }
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: this.#port, method, path, agent: this.#agent, headers: all },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.once('error', reject)
          answer.once('end', () => {
            for (const line of answer.headers['set-cookie'] ?? []) this.#takeCookie(line)
            const text = Buffer.concat(parts).toString()
            const isJson = String(answer.headers['content-type']).includes('json')
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: isJson ? JSON.parse(text) : {},
            })
          })
        },
      )
      // More than one may come: at the end of a run, connections are closed under requests that are still on their way.
      sent.on('error', reject)
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }

  #takeCookie(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
