import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  type ClientMessage,
  type InterviewMode,
  realtimeVersion,
  type ServerMessage,
  zServerMessage,
} from '@candor/contract'
import { WebSocket } from 'ws'
import { type ApiClient, createApiClient } from '../../e2e/support/api-client'
import { makeActiveSet, makeRecruiter, setContent } from '../../e2e/support/scenario'

type ApiResponse = Awaited<ReturnType<ApiClient['post']>>

const unwrap = ({ status, body }: ApiResponse): ApiResponse['body'] => {
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body
}

const consents = ['recording', 'ai', 'server_transcription'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: createHash('sha256').update(purpose).digest('hex'),
}))

/** Makes an active set with this many questions and returns its link. */
export const makeLink = async (url: string, questionCount: number): Promise<string> => {
  const { api } = await makeRecruiter(url)
  const texts = Array.from(
    { length: questionCount },
    (_, nth) => `Question ${nth + 1}: what did you do at work that week?`,
  )
  const set = await makeActiveSet(api, setContent({ durationMinutes: 60 }, texts))
  return set.linkId
}

export interface TurnSession {
  readonly sessionId: string
  readonly cookie: string
  readonly api: ApiClient
}

/** Starts a new candidate's interview. */
export const startSession = async (url: string, linkId: string, mode: InterviewMode): Promise<TurnSession> => {
  const api = createApiClient(url)
  const started = unwrap(
    await api.post('/api/interview/interview/chat/start', {
      linkId,
      language: 'en',
      mode,
      firstName: 'Load',
      lastName: 'Test',
      email: `load-${randomUUID().slice(0, 12)}@example.org`,
      isTermsAccepted: true,
      consents,
    }),
  )
  const sessionId = String(started.id)
  unwrap(await api.post('/api/interview/interview/chat/begin', { sessionId, mode }))
  const cookie = api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  return { sessionId, cookie, api }
}

/** The browser's side of the interview's WebSocket. */
export class TurnClient {
  readonly socket: WebSocket
  turn = 0
  lastSeq = 0
  /** Number of binary frames, which carry the interviewer's sound. */
  soundCount = 0
  #isOver = false
  /** The last messages, to explain a timeout. */
  #last: readonly string[] = []
  #onSound: (atMs: number) => void = () => undefined
  #onMessage: (message: ServerMessage, atMs: number) => void = () => undefined

  constructor(url: string, { sessionId, cookie }: TurnSession) {
    const address = new URL(`/api/interview/interview/chat/stream?sessionId=${sessionId}`, url)
    address.protocol = 'ws:'
    this.socket = new WebSocket(address, { headers: { cookie, origin: url }, perMessageDeflate: false })
    this.socket.on('message', (data: Buffer, isBinary) => this.#take(data, isBinary, performance.now()))
    this.socket.on('close', () => {
      this.#isOver = true
    })
  }

  get isOver(): boolean {
    return this.#isOver
  }

  #take(data: Buffer, isBinary: boolean, atMs: number): void {
    if (isBinary) {
      this.soundCount += 1
      this.#onSound(atMs)
      return
    }
    const message = zServerMessage.parse(JSON.parse(data.toString('utf8')))
    this.#last = [...this.#last.slice(-9), JSON.stringify(message).slice(0, 140)]
    if (message.type === 'event') this.lastSeq = Math.max(this.lastSeq, message.seq)
    if (message.type === 'phase') this.turn = Math.max(this.turn, message.turn)
    this.#onMessage(message, atMs)
  }

  async open(hears: 'words' | 'audio'): Promise<void> {
    await once(this.socket, 'open')
    this.send({ type: 'hello', version: realtimeVersion, resumeFrom: 0, heardSeq: 0, wantsVoice: true, hears })
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  onMessage(listen: (message: ServerMessage, atMs: number) => void): void {
    this.#onMessage = listen
  }

  /** Resolves when the next sound arrives, and rejects if none does. */
  waitForSound(withinMs: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`no sound within ${withinMs} ms after\n${this.#last.join('\n')}`)),
        withinMs,
      )
      this.#onSound = (atMs) => {
        clearTimeout(timer)
        this.#onSound = () => undefined
        resolve(atMs)
      }
    })
  }

  /** Waits until no more sound arrives. */
  async waitUntilQuiet(forMs: number): Promise<void> {
    for (let count = -1; count !== this.soundCount; ) {
      count = this.soundCount
      await new Promise((resolve) => setTimeout(resolve, forMs))
    }
  }

  /** Waits until this turn's question is asked. */
  async reachTurn(turn: number): Promise<void> {
    const untilMs = performance.now() + 20_000
    while (this.turn < turn) {
      if (this.isOver || performance.now() > untilMs) throw new Error(`turn ${turn} did not start`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  close(): void {
    this.socket.terminate()
  }
}
