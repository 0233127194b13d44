import { once } from 'node:events'
import type { Interviewer } from '@candor/ai'
import { type ClientMessage, realtimeVersion, type ServerMessage, zServerMessage } from '@candor/contract'
import { decodeVoiceFrame } from '@candor/domain'
import fastify from 'fastify'
import { WebSocket } from 'ws'
import { registerRaw } from '../http/register-raw'
import { registerSockets } from '../http/sockets/register-sockets'
import { createInterviewSocket } from '../modules/realtime/interview-socket'
import type { CreateTranscription, VoiceCache } from '../modules/realtime/ports'
import { type RealtimeTimers, systemTimers } from '../modules/realtime/realtime-context'
import { createContactWriter } from '../modules/sessions/contact-writer'
import { createSessionWatch } from '../modules/sessions/session-watch'
import { createEvents } from '../platform/events/process-events'
import { callAs } from './call-as'
import type { CandidateSession, InterviewFixture } from './interview-fixture'

/** A voice that has the sound of every utterance at once: a hundred milliseconds each. */
export const instantVoice: VoiceCache = {
  splitParts: (text) => [text],
  prepare: () => undefined,
  ready: (part) => ({ mime: 'audio/wav', durationMs: 100, bytes: Buffer.from(part.text) }),
  get: async (part) => instantVoice.ready(part),
}

export interface RealtimeServerOptions {
  readonly node?: string
  readonly interviewer?: Interviewer
  readonly voiceCache?: VoiceCache | null
  readonly createTranscription?: CreateTranscription
  readonly timers?: RealtimeTimers
  /** [50] How often it polls for what other processes wrote. */
  readonly pollMs?: number
}

/** Timers that run `times` as fast as the system's. */
export const fastTimers = (times: number): RealtimeTimers => ({
  nowMs: () => performance.now() * times,
  after: (delayMs, run) => systemTimers.after(delayMs / times, run),
})

/** The sockets of one server process on the fixture's database, with events and a node name of its own. */
export const openRealtimeServer = async (fixture: InterviewFixture, options: RealtimeServerOptions = {}) => {
  const deps = { ...fixture.deps, events: createEvents(), node: options.node ?? 'one' }
  const watch = createSessionWatch(deps, { pollMs: options.pollMs ?? 50 })
  const ports = { ...fixture.ports, ...(options.interviewer === undefined ? {} : { interviewer: options.interviewer }) }
  const live = createInterviewSocket({
    deps,
    ports,
    watch,
    contacts: createContactWriter(deps),
    voiceCache: options.voiceCache ?? null,
    createTranscription: options.createTranscription ?? (() => null),
    timers: options.timers ?? systemTimers,
  })
  const candidateSessions = new Map<string, CandidateSession>()
  const app = fastify()
  await registerSockets(app)
  callAs(app, (request) => {
    const candidateSession = candidateSessions.get(String(request.headers['x-candidate-session']))
    return candidateSession?.caller ?? { user: null, blocked: null, candidate: [] }
  })
  const stream = async () => ({})
  await registerRaw(app, { handlers: { stream }, sockets: { stream: live.handler }, isProduction: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const { port } = address
  return {
    deps,
    ports,
    live,
    watch,
    /** Opens a socket from a browser of this session. */
    connect(candidateSession: CandidateSession): Promise<RealtimeClient> {
      candidateSessions.set(candidateSession.id, candidateSession)
      return connectRealtime(`http://127.0.0.1:${port}`, candidateSession.id, {
        'x-candidate-session': candidateSession.id,
      })
    },
    async close(): Promise<void> {
      watch.stop()
      await app.close()
    },
  }
}

/** One browser's end of a socket: stores what it receives, in order, and replies to nothing by itself. */
export class RealtimeClient {
  readonly messages: ServerMessage[] = []
  readonly sounds: { readonly utterance: number; readonly text: string }[] = []
  isClosed = false
  closeCode = 0
  #wake: () => void = () => undefined

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) {
        const frame = decodeVoiceFrame(data)
        if (frame === null) throw new Error('no frame of sound')
        this.sounds.push({ utterance: frame.utterance, text: Buffer.from(frame.bytes).toString('utf8') })
      } else this.messages.push(zServerMessage.parse(JSON.parse(data.toString('utf8'))))
      this.#wake()
    })
    socket.on('close', (code) => {
      this.isClosed = true
      this.closeCode = code
      this.#wake()
    })
    socket.on('error', () => undefined)
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  sendHello(changes: Partial<Extract<ClientMessage, { type: 'hello' }>> = {}): void {
    const usual = { resumeFrom: 0, heardSeq: 0, wantsVoice: false, hears: 'nothing' as const }
    this.send({ type: 'hello', version: realtimeVersion, ...usual, ...changes })
  }

  sendDone(turn: number, changes: Partial<Extract<ClientMessage, { type: 'done' }>> = {}): void {
    this.send({ type: 'done', turn, take: 1, durationMs: 9_000, speechMs: 8_000, segmentCount: 1, ...changes })
  }

  /** The received messages of one type. */
  listMessages<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.messages.filter((message): message is Extract<ServerMessage, { type: Type }> => message.type === type)
  }

  /** Numbers and types of the journal's entries as they came. */
  listEntries(): { readonly seq: number; readonly type: string; readonly content: string }[] {
    return this.listMessages('event').flatMap(({ seq, event }) =>
      event.type === 'message' ? [{ seq, type: event.entry.type, content: event.entry.content }] : [],
    )
  }

  /** Waits until `find` finds something. Fails with the last messages received. */
  async waitFor<T>(find: () => T | undefined | false, withinMs = 20_000): Promise<T> {
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), withinMs).unref())
    for (;;) {
      const found = find()
      if (found !== undefined && found !== false) return found
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve
      })
      if ((await Promise.race([woken, late])) === 'late') {
        throw new Error(
          `nothing was found; received ${JSON.stringify(this.messages.slice(-8))}, closed: ${this.isClosed}`,
        )
      }
    }
  }

  /** Waits for the question of a turn. */
  waitForQuestion(turn: number): Promise<unknown> {
    return this.waitFor(() =>
      this.listMessages('event').find(({ event }) => event.type === 'session' && event.session.current?.turn === turn),
    )
  }

  close(): void {
    this.socket.terminate()
  }
}

/** Opens a socket, or throws with the status that refused it. */
export const connectRealtime = async (
  baseUrl: string,
  sessionId: string,
  headers: Readonly<Record<string, string>>,
): Promise<RealtimeClient> => {
  const address = new URL(`/api/interview/interview/chat/stream?sessionId=${sessionId}`, baseUrl)
  address.protocol = 'ws:'
  const socket = new WebSocket(address, { headers: { ...headers } })
  const client = new RealtimeClient(socket)
  const refused = new Promise<never>((_, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      socket.on('error', () => undefined)
      reject(new Error(String(response.statusCode)))
    })
  })
  await Promise.race([once(socket, 'open'), refused])
  return client
}
