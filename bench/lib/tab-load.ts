import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** As a browser has it over HTTP/1.1. */
const connectionsPerTab = 6

export interface TabTimes {
  /** Until the page with its words is there. */
  readonly pageMs: number
  /** Until its styles, scripts and fonts are there too. */
  readonly readyMs: number
  readonly bytes: number
  /** The first answer that was no 200, or the first connection that failed; null: none. */
  readonly problem: string | null
}

interface Answer {
  readonly status: number
  readonly encoding: string | undefined
  readonly body: Buffer
}

const get = (url: URL, agent: Agent, address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { accept: '*/*', 'accept-encoding': 'gzip, br', 'x-forwarded-for': address }
    const sent = request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(chunks),
        }),
      )
      response.on('error', reject)
    })
    // A browser too asks again where the server closed a kept connection in the same moment.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(get(url, agent, address)) : reject(error)))
    sent.end()
  })

/** The files that a page names. */
const listAssets = ({ encoding, body }: Answer): string[] => {
  const html = (encoding === 'gzip' ? gunzipSync(body) : body).toString()
  return [...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
}

/** Opens a page as a tab with an empty cache does: the page, then what it names, over six connections at most, from an address. */
export async function openTab(url: string, address: string): Promise<TabTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsPerTab })
  const startedMs = performance.now()
  let pageMs = Number.NaN
  let bytes = 0
  const read = async (path: string): Promise<Answer> => {
    const answer = await get(new URL(path, url), agent, address)
    bytes += answer.body.length
    if (answer.status !== 200) throw new Error(`${answer.status} of ${path}`)
    return answer
  }
  try {
    const page = await read(url)
    pageMs = performance.now() - startedMs
    await Promise.all(listAssets(page).map(read))
    return { pageMs, readyMs: performance.now() - startedMs, bytes, problem: null }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { pageMs, readyMs: performance.now() - startedMs, bytes, problem }
  } finally {
    agent.destroy()
  }
}
