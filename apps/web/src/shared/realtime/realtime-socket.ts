import type { ClientMessage, NetworkQuality, ServerMessage } from '@candor/contract'
import {
  decodeVoiceFrame,
  encodeMicrophoneFrame,
  type MicrophoneFrame,
  sessionLimits,
  type VoiceFrame,
} from '@candor/domain'
import { readServerMessage } from './read-server-message'
import { reconnectDelayMs } from './reconnect-delay'

/** The part of a browser's WebSocket that is used. */
export interface SocketLike {
  binaryType: BinaryType
  readonly bufferedAmount: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send: (data: string | Uint8Array<ArrayBuffer>) => void
  close: () => void
}

/** `waiting`: between two attempts. `takenOver`: another tab has the interview until this one reclaims it. */
export type SocketState = 'off' | 'connecting' | 'open' | 'waiting' | 'takenOver'
type Hello = Extract<ClientMessage, { type: 'hello' }>

export interface RealtimeParts {
  open: () => SocketLike
  nowMs: () => number
  random: () => number
  later: (work: () => void, ms: number) => () => void
  hello: () => Hello
  heartbeat: () => { lastSeq: number; networkQuality?: NetworkQuality }
  onMessage: (message: ServerMessage) => void
  onSound: (frame: VoiceFrame) => void
  /** `failures`: tries that came to nothing since the last welcome. */
  onState: (state: SocketState, failures: number) => void
  /** Starts to measure for how long the page is blocked. The returned function stops it. */
  startBlockedTime: () => () => number
  /** The ping without the time in which the page was blocked. */
  onPong: (rttMs: number) => void
  /** A ping was not answered in time. */
  onSilence: () => void
}

export const ANSWER_TIMEOUT_MS = 4000
/** More than this waiting to be sent: the line is too slow for sound, which is let go. The recording has it all the same. */
const MAX_WAITING_BYTES = 256 * 1024

/**
 * One socket that stays: lost, it is opened again for ever. An open socket whose line is gone says nothing (no close, no error),
 * so every ping has to be answered in time. All that decides something is in the session's journal; nothing is kept here to be sent
 * later.
 */
export class RealtimeSocket {
  private socket: SocketLike | null = null
  private now: SocketState = 'off'
  private failures = 0
  private pingId = 0
  private pingedAtMs: number | null = null
  private stopBlockedTime: () => number = () => 0
  private cancelTimer: () => void = () => {}

  constructor(private readonly parts: RealtimeParts) {}

  get state(): SocketState {
    return this.now
  }

  start(): void {
    if (this.now === 'off' || this.now === 'takenOver') this.connect()
  }

  stop(): void {
    this.drop()
    this.failures = 0
    this.become('off')
  }

  /** There is reason to believe that the line is there again. An open socket is asked, a waiting one tries at once. */
  kick(): void {
    if (this.now === 'waiting') this.connect()
    else if (this.now === 'open' && this.pingedAtMs === null) this.ping()
  }

  /** The browser itself reports a lost connection, so the open socket is no longer trusted. */
  renew(): void {
    if (this.now === 'off' || this.now === 'takenOver') return
    this.drop()
    this.connect()
  }

  /** False: not open, nothing was sent. */
  send(message: ClientMessage): boolean {
    if (this.now !== 'open' || this.socket === null) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  sendSound(frame: MicrophoneFrame): boolean {
    if (this.now !== 'open' || this.socket === null || this.socket.bufferedAmount > MAX_WAITING_BYTES) return false
    this.socket.send(encodeMicrophoneFrame(frame))
    return true
  }

  private become(state: SocketState): void {
    this.now = state
    this.parts.onState(state, this.failures)
  }

  private after(ms: number, work: () => void): void {
    this.cancelTimer()
    this.cancelTimer = this.parts.later(work, ms)
  }

  private connect(): void {
    this.drop()
    this.become('connecting')
    const socket = this.made()
    if (socket === null) {
      this.fail()
      return
    }
    this.socket = socket
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => socket.send(JSON.stringify(this.parts.hello()))
    socket.onmessage = (event) => this.take(event.data)
    socket.onclose = () => this.fail()
    this.after(ANSWER_TIMEOUT_MS, () => this.fail())
  }

  private made(): SocketLike | null {
    try {
      return this.parts.open()
    } catch {
      return null
    }
  }

  private take(data: unknown): void {
    if (data instanceof ArrayBuffer) {
      const frame = decodeVoiceFrame(new Uint8Array(data))
      if (frame) this.parts.onSound(frame)
      return
    }
    const message = typeof data === 'string' ? readServerMessage(data) : null
    if (message === null) return
    if (message.type === 'welcome') this.welcomed()
    if (message.type === 'pong') this.ponged(message.id)
    if (message.type === 'bye') this.dismissed(message.reason)
    this.parts.onMessage(message)
  }

  private welcomed(): void {
    this.failures = 0
    this.become('open')
    this.ping()
  }

  private ping(): void {
    this.pingId += 1
    this.pingedAtMs = this.parts.nowMs()
    this.stopBlockedTime = this.parts.startBlockedTime()
    this.send({ type: 'ping', id: this.pingId, ...this.parts.heartbeat() })
    this.after(ANSWER_TIMEOUT_MS, () => {
      this.parts.onSilence()
      this.fail()
    })
  }

  private ponged(id: number): void {
    if (id !== this.pingId || this.pingedAtMs === null) return
    this.parts.onPong(Math.max(0, this.parts.nowMs() - this.pingedAtMs - this.stopBlockedTime()))
    this.pingedAtMs = null
    this.after(sessionLimits.pingIntervalMs, () => this.ping())
  }

  private dismissed(reason: 'takenOver' | 'over' | 'restart'): void {
    if (reason === 'restart') {
      this.fail()
      return
    }
    this.drop()
    this.become(reason === 'takenOver' ? 'takenOver' : 'off')
  }

  private fail(): void {
    this.drop()
    this.failures += 1
    this.become('waiting')
    this.after(reconnectDelayMs(this.failures, this.parts.random()), () => this.connect())
  }

  private drop(): void {
    this.cancelTimer()
    this.cancelTimer = () => {}
    this.stopBlockedTime()
    this.pingedAtMs = null
    const { socket } = this
    this.socket = null
    if (socket === null) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }
}
