import { createRandom, type Random } from '../../apps/server/src/authz/testing/random'
import { type Product, startProduct } from '../../e2e/support/product'
import { beginTypedInterview, makeActiveSet, makeRecruiter } from '../../e2e/support/scenario'
import { sumMemoryBytes } from '../attack/process-memory'
import { type KnownObjects, makeMalformedInput } from './make-input'
import { createHttpSender } from './send-http'
import { sendRaw } from './send-raw'
import { sendToSocket } from './send-socket'

export interface MalformedPlan {
  readonly seed: string
  readonly count: number
  readonly concurrency: number
  readonly onProgress?: (done: number) => void
}

export interface MalformedReport {
  readonly sent: { readonly http: number; readonly raw: number; readonly messages: number }
  /** How often each status was answered; "none" for a connection that ended without an answer. */
  readonly statuses: Readonly<Record<string, number>>
  /** Inputs answered with 5xx or not at all: the number replays it. */
  readonly findings: readonly string[]
  readonly crashCount: number
  /** Resident bytes after the first tenth and at the end. */
  readonly memoryBytes: { readonly early: number; readonly late: number }
}

const peopleCount = 6
/** Some inputs are valid after all and sign people up. Beyond the ceiling they would be refused with 503, as documented. */
const mailsPerHour = '1000000'

interface Callers {
  readonly cookies: readonly string[]
  readonly known: KnownObjects
  readonly socketUrls: readonly { readonly url: string; readonly cookie: string }[]
}

const formatCookies = (cookies: readonly { name: string; value: string }[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** Recruiters and candidates whose cookies the inputs carry, and the ids that they may use. */
const makeCallers = async ({ url, port }: Product): Promise<Callers> => {
  const recruiters = await Promise.all(
    Array.from({ length: peopleCount }, (_, nth) => makeRecruiter(url, `Team ${nth}`)),
  )
  const [first] = recruiters
  if (first === undefined) throw new Error('there is no recruiter')
  const set = await makeActiveSet(first.api)
  const candidates = []
  for (let nth = 0; nth < peopleCount; nth += 1) {
    const person = { firstName: 'Lan', lastName: 'Vo', email: `lan-${nth}@example.org` }
    candidates.push(await beginTypedInterview(url, set.linkId, person))
  }
  const sessionIds = candidates.map(({ session }) => session.id)
  const answerIds = candidates.map(({ session }) => session.current?.answerId ?? '')
  const people = [...recruiters, ...candidates].map(({ api }) => formatCookies(api.cookies()))
  return {
    cookies: ['', '', ...people],
    known: { ids: [set.id, ...sessionIds, ...answerIds], linkId: set.linkId, callerCount: people.length + 2 },
    socketUrls: candidates.map(({ api, session }) => ({
      url: `ws://127.0.0.1:${port}/api/interview/interview/chat/stream?sessionId=${session.id}`,
      cookie: formatCookies(api.cookies()),
    })),
  }
}

/** What was answered so far. */
const createTally = () => {
  const statuses: Record<string, number> = {}
  const findings: string[] = []
  return {
    statuses,
    findings,
    add: (status: number | null, what: string): void => {
      const name = status === null ? 'none' : String(status)
      statuses[name] = (statuses[name] ?? 0) + 1
      if (status === null || status >= 500) findings.push(`${what}: ${name}`)
    },
  }
}

/** Of a hundred inputs, this many go over a raw connection, and one opens a socket and sends twenty messages. */
const rawOfHundred = 3

const createSenders = (product: Product, { cookies, known, socketUrls }: Callers, seed: string) => {
  const http = createHttpSender(product.port)
  const tally = createTally()
  const sent = { http: 0, raw: 0, messages: 0 }
  const sendMessages = async (nth: number, random: Random): Promise<void> => {
    const { url, cookie } = random.pick(socketUrls)
    const { sentCount, closeCode } = await sendToSocket(url, cookie, random)
    sent.messages += sentCount
    if (closeCode === 1011) tally.findings.push(`${nth} socket: closed with 1011`)
  }
  const sendBytes = async (nth: number, random: Random): Promise<void> => {
    sent.raw += 1
    for (const status of await sendRaw(product.port, random)) tally.add(status, `${nth} raw`)
  }
  const sendRequest = async (nth: number): Promise<void> => {
    sent.http += 1
    const input = makeMalformedInput(seed, nth, known)
    const status = await http.send(input, cookies[input.caller] ?? '', nth)
    tally.add(status, `${nth} ${input.route.method} ${input.route.path}`)
  }
  return {
    tally,
    sent,
    close: http.close,
    /** Sends the nth input of the seed. */
    send: (nth: number): Promise<void> => {
      const random = createRandom(seed, nth, 'way')
      const way = random.below(100)
      if (way === 0) return sendMessages(nth, random)
      return way <= rawOfHundred ? sendBytes(nth, random) : sendRequest(nth)
    },
  }
}

const isAlive = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/api/content/configuration`).catch(() => null))?.status === 200

/** Sends malformed requests, connections and messages to the product. */
export const runMalformed = async (plan: MalformedPlan): Promise<MalformedReport> => {
  const product = await startProduct({ VOICE: 'off', MAILS_PER_HOUR: mailsPerHour })
  try {
    const { tally, sent, close, send } = createSenders(product, await makeCallers(product), plan.seed)
    let early = 0
    let next = 0
    const work = async (): Promise<void> => {
      while (next < plan.count) {
        const nth = next
        next += 1
        if (nth === Math.floor(plan.count / 10)) early = sumMemoryBytes(product.pid())
        if (nth > 0 && nth % 5_000 === 0) plan.onProgress?.(nth)
        await send(nth)
      }
    }
    await Promise.all(Array.from({ length: plan.concurrency }, work))
    close()
    const crashCount = (await isAlive(product.url)) ? 0 : 1
    const memoryBytes = { early, late: sumMemoryBytes(product.pid()) }
    return { sent, statuses: tally.statuses, findings: tally.findings, crashCount, memoryBytes }
  } finally {
    await product.dispose()
  }
}
