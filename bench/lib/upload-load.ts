import { Agent, request } from 'node:http'

/** One recording being uploaded. `append` resolves when the bytes are acknowledged. */
export interface LoadStream {
  append(offsetBytes: number, bytes: Uint8Array): Promise<void>
  end(): Promise<void>
}

export interface LoadPlan {
  readonly seconds: number
  /** What each stream has appended before. */
  readonly startBytes: number
  readonly chunkBytes: number
  /** Each stream appends once per interval. */
  readonly intervalMs: number
}

/**
 * Runs an open loop: each stream appends when due, so a slow server can't slow the load down. Within a stream an append waits for
 * the one before, and the wait counts. Returns milliseconds from due to acknowledged. The streams stay open.
 */
export const runLoad = async (streams: readonly LoadStream[], plan: LoadPlan): Promise<number[]> => {
  const latenciesMs: number[] = []
  const count = Math.floor((plan.seconds * 1000) / plan.intervalMs)
  const startMs = performance.now() + 100
  const bytes = new Uint8Array(plan.chunkBytes).map((_, at) => (at * 31) % 251)
  const runStream = async (stream: LoadStream, index: number): Promise<void> => {
    for (let nth = 0; nth < count; nth += 1) {
      const dueMs = startMs + (index / streams.length) * plan.intervalMs + nth * plan.intervalMs
      const waitMs = dueMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      const fromMs = waitMs > 0 ? performance.now() : dueMs
      await stream.append(plan.startBytes + nth * plan.chunkBytes, bytes)
      latenciesMs.push(performance.now() - fromMs)
    }
  }
  await Promise.all(streams.map(runStream))
  return latenciesMs
}

export interface HttpStream {
  readonly port: number
  readonly path: string
  readonly headers: (offsetBytes: number, bytes: Uint8Array) => Readonly<Record<string, string>>
}

/** Creates a stream with its own keep-alive connection, as a browser has. */
export const createHttpStream = ({ port, path, headers }: HttpStream): LoadStream => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    append: (offsetBytes, bytes) =>
      new Promise((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path, method: 'PATCH', agent, headers: headers(offsetBytes, bytes) },
          (answer) => {
            answer.resume()
            answer.once('end', () =>
              answer.statusCode === 204 ? resolve() : reject(new Error(`answered ${answer.statusCode}`)),
            )
          },
        )
        sent.once('error', reject)
        sent.end(bytes)
      }),
    end: async () => agent.destroy(),
  }
}
