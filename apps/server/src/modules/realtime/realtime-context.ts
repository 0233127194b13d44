import type { ServerMessage } from '@candor/contract'
import type { ApplyDeps, SessionPorts, SessionWatch } from '../sessions'
import type { CreateTranscription, VoiceCache } from './ports'

/** Monotonic time, and something to be done later; what `after` answers takes it back. */
export interface LiveTimers {
  nowMs(): number
  after(delayMs: number, run: () => void): () => void
}

export const systemTimers: LiveTimers = {
  nowMs: () => performance.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

/** What a conversation needs of the world. */
export interface RealtimeContext {
  readonly deps: ApplyDeps
  readonly ports: Pick<SessionPorts, 'speechToText' | 'interviewer' | 'turnDetector' | 'store' | 'voice'>
  readonly watch: SessionWatch
  /** null: this server has no voice. */
  readonly voiceCache: VoiceCache | null
  readonly createTranscription: CreateTranscription
  readonly timers: LiveTimers
}

/** To the browser of one conversation. */
export interface LiveOutput {
  send(message: ServerMessage): void
  sendBytes(bytes: Uint8Array): void
}

/** How long the parts of a conversation wait, in milliseconds. */
export const liveTimes = {
  /** Whoever opens a socket says hello by then. */
  helloMs: 10_000,
  /** Contact is written as often as by the heartbeat over HTTP, however often the browser pings. */
  contactMs: 4_000,
  /** Nothing was heard of the browser for so long: nobody's patience runs. */
  lineLostMs: 8_000,
  /** A line whose sound is not there by then is left to the browser. */
  firstPartMs: 350,
  /** The same for the parts after the first: they are made while it is played. */
  laterPartMs: 2_500,
  /** How long an answer that was handed in waits for its last words. */
  settleMs: 700,
  /** At the end of the time, the browser hands in what it has; after this long, what is known here is. */
  timeUpGraceMs: 15_000,
} as const
