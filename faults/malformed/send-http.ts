import { Agent, request } from 'node:http'
import type { MalformedInput } from './make-input'

const addressCount = 200
const answerLimitMs = 30_000

/** Agents at many addresses of this machine: budgets are per address, and would hide what lies behind them. */
const createAgents = (): readonly Agent[] =>
  Array.from(
    { length: addressCount },
    (_, nth) => new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.3.${nth + 1}` }),
  )

export interface HttpSender {
  /** The status, or null if the connection ended without an answer. */
  send(input: MalformedInput, cookie: string, nth: number): Promise<number | null>
  close(): void
}

export const createHttpSender = (port: number): HttpSender => {
  const agents = createAgents()
  return {
    send: ({ route, target, headers, body }, cookie, nth) =>
      new Promise((resolve) => {
        const agent = agents[nth % agents.length]
        const length = body === null ? {} : { 'content-length': String(body.length) }
        const own = headers.cookie === undefined && cookie !== '' ? { cookie } : {}
        const { method } = route
        let status: number | null = null
        const sent = request(
          { host: '127.0.0.1', port, method, path: target, agent, headers: { ...headers, ...own, ...length } },
          (answer) => {
            status = answer.statusCode ?? 0
            // An event stream does not end by itself.
            if (String(answer.headers['content-type']).startsWith('text/event-stream')) answer.destroy()
            else answer.resume()
            answer.once('close', () => resolve(status))
          },
        )
        sent.setTimeout(answerLimitMs, () => sent.destroy())
        // After a status: a head that was too large to read is refused with a body, which HEAD does not expect.
        sent.once('error', () => resolve(status))
        sent.end(body ?? undefined)
      }),
    close: () => {
      for (const agent of agents) agent.destroy()
    },
  }
}
