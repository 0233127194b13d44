import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientMessage, realtimeVersion } from '@candor/contract'
import { sessionLimits } from '@candor/domain'
import { WebSocket } from 'ws'
import { InterviewHttp } from './interview-http'
import { type CameraBytes, InterviewRecording, type InterviewTimes } from './interview-recording'
import { fullAnswer } from './turn-overhead'

interface Current {
  readonly turn: number
  readonly take: number
  readonly answerId: string
}

/** The parts of the server's messages that a candidate waits for. */
interface ServerNews {
  readonly type: string
  readonly id?: number
  readonly seq?: number
  readonly lastSeq?: number
  readonly session?: { readonly current: Current | null; readonly lastSeq: number }
  readonly event?: { readonly type: string; readonly session?: { readonly current: Current | null } }
  readonly about?: string
  readonly code?: string
}

export interface CandidateParts {
  readonly port: number
  readonly linkId: string
  readonly camera: CameraBytes
  readonly times: () => InterviewTimes
}

const answerWithinMs = 30_000
const consents = ['recording', 'ai', 'server_transcription'].map((purpose) => ({
  purpose,
  version: '1',
  textSha256: createHash('sha256').update(purpose).digest('hex'),
}))

/** One candidate with a page: WebSocket, a ping every five seconds, one recording at a time, words from the browser's recognizer. */
export class InterviewCandidate {
  readonly #parts: CandidateParts
  readonly #http: InterviewHttp
  readonly #writerId = randomUUID()
  #sessionId = ''
  #socket: WebSocket | null = null
  #current: Current | null = null
  #recording: InterviewRecording | null = null
  #recordedSinceMs = 0
  #lastSeq = 0
  #pingId = 0
  #pingedAtMs = 0
  #onTurn: (turn: number) => void = () => undefined
  #onFailure: (error: Error) => void = () => undefined
  #isLeaving: boolean = false
  #isLost: boolean = false
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(parts: CandidateParts, index: number) {
    this.#parts = parts
    this.#http = new InterviewHttp(parts.port, index)
  }

  /** Starts the interview and opens its socket. */
  async start(): Promise<void> {
    const started = await this.#post('/api/interview/interview/chat/start', {
      linkId: this.#parts.linkId,
      language: 'en',
      mode: 'chat',
      firstName: 'Load',
      lastName: 'Test',
      email: `load-${randomUUID().slice(0, 12)}@example.org`,
      isTermsAccepted: true,
      consents,
    })
    this.#sessionId = String(started.id)
    await this.#post('/api/interview/interview/chat/begin', { sessionId: this.#sessionId, mode: 'chat' })
    await this.#connect()
  }

  /** Starts the recording of the present question. */
  async record(): Promise<void> {
    const current = this.#requireCurrent()
    const { camera } = this.#parts
    const claim = {
      sessionId: this.#sessionId,
      answerId: current.answerId,
      take: current.take,
      segmentIndex: 0,
      mime: 'video/webm;codecs=vp8,opus',
      startOffsetMs: 0,
      writerId: this.#writerId,
    }
    this.#send({ type: 'played', seq: this.#lastSeq, isOver: true })
    const recording = new InterviewRecording({ http: this.#http, camera, times: this.#parts.times, claim })
    this.#recordedSinceMs = performance.now()
    await recording.begin()
    this.#recording = recording
  }

  /** The recorder delivered a slice. */
  tick(): void {
    this.#recording?.tick()
  }

  /** Ends the answer, waits for the next question, and seals the recording meanwhile. */
  async commit(): Promise<void> {
    const { turn, take } = this.#requireCurrent()
    const recording = this.#recording
    this.#recording = null
    const durationMs = Math.round(performance.now() - this.#recordedSinceMs)
    const speechMs = Math.max(6_000, durationMs - 500)
    this.#send({ type: 'speech', turn, take, kind: 'started', atMs: 300, speechMs: 0 })
    this.#send({ type: 'words', turn, take, text: fullAnswer, isFinal: true, startMs: 300, endMs: speechMs })
    this.#send({ type: 'speech', turn, take, kind: 'ended', atMs: speechMs, speechMs })
    const fromMs = performance.now()
    const next = this.#waitForTurn(turn + 1)
    this.#send({ type: 'done', turn, take, durationMs, speechMs, segmentCount: 1 })
    const asked = next.then(() => this.#parts.times().nextQuestionMs.push(performance.now() - fromMs))
    await Promise.all([asked, recording?.seal()])
  }

  leave(): void {
    this.#isLeaving = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#socket?.terminate()
    this.#http.close()
  }

  async #connect(): Promise<void> {
    const { port } = this.#parts
    const url = `ws://127.0.0.1:${port}/api/interview/interview/chat/stream?sessionId=${this.#sessionId}`
    const socket = new WebSocket(url, {
      headers: { cookie: this.#http.cookie, origin: `http://127.0.0.1:${port}` },
      localAddress: this.#http.address,
      perMessageDeflate: false,
    })
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) this.#take(JSON.parse(data.toString('utf8')))
    })
    // A page would connect again; here a closed socket is a failure of the candidate, which the report counts.
    const fail = (): void => {
      this.#isLost = !this.#isLeaving
      if (this.#isLost) this.#onFailure(new Error('the socket closed'))
    }
    socket.on('error', fail)
    socket.on('close', fail)
    this.#socket = socket
    const asked = this.#waitForTurn(1)
    await once(socket, 'open')
    this.#send({
      type: 'hello',
      version: realtimeVersion,
      resumeFrom: 0,
      heardSeq: 0,
      wantsVoice: true,
      hears: 'words',
    })
    await asked
    // Browsers ping at times of their own.
    this.#later(Math.random() * sessionLimits.pingIntervalMs, () => this.#ping())
  }

  #take(news: ServerNews): void {
    this.#lastSeq = Math.max(this.#lastSeq, news.seq ?? 0, news.session?.lastSeq ?? 0)
    if (news.type === 'pong' && news.id === this.#pingId) {
      this.#parts.times().pongMs.push(performance.now() - this.#pingedAtMs)
      this.#later(sessionLimits.pingIntervalMs, () => this.#ping())
    }
    if (news.type === 'refused') this.#onFailure(new Error(`refused: ${news.code}`))
    const session = news.session ?? news.event?.session
    if (session === undefined) return
    this.#current = session.current
    if (session.current !== null) this.#onTurn(session.current.turn)
  }

  #waitForTurn(turn: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`turn ${turn} was not asked in time`)), answerWithinMs)
      const settle = (run: () => void): void => {
        clearTimeout(timer)
        this.#onTurn = () => undefined
        this.#onFailure = () => undefined
        run()
      }
      this.#onTurn = (asked) => (asked >= turn ? settle(resolve) : undefined)
      this.#onFailure = (error) => settle(() => reject(error))
    })
  }

  #ping(): void {
    this.#pingId += 1
    this.#pingedAtMs = performance.now()
    this.#send({ type: 'ping', id: this.#pingId, lastSeq: this.#lastSeq, networkQuality: 'good' })
  }

  #later(delayMs: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      run()
    }, delayMs)
    this.#timers.add(timer)
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #requireCurrent(): Current {
    if (this.#isLost) throw new Error('the socket closed')
    if (this.#current === null) throw new Error('no question is asked')
    return this.#current
  }

  async #post(path: string, body: unknown): Promise<Record<string, unknown>> {
    const answer = await this.#http.post(path, body)
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
}
