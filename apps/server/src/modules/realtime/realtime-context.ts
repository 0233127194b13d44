import type { ServerMessage } from '@candor/contract'
import type { ApplyDeps, ContactWriter, SessionPorts, SessionWatch } from '../sessions'
import type { CreateTranscription, VoiceCache } from './ports'

/** Monotonic time and delayed calls; the function that `after` returns cancels the call. */
export interface RealtimeTimers {
  nowMs(): number
  after(delayMs: number, run: () => void): () => void
}

export const systemTimers: RealtimeTimers = {
  nowMs: () => performance.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

/** The dependencies of a conversation. */
export interface RealtimeContext {
  readonly deps: ApplyDeps
  readonly ports: Pick<SessionPorts, 'speechToText' | 'interviewer' | 'turnDetector' | 'store' | 'voice'>
  readonly watch: SessionWatch
  readonly contacts: ContactWriter
  /** Null: this server has no voice. */
  readonly voiceCache: VoiceCache | null
  readonly createTranscription: CreateTranscription
  readonly timers: RealtimeTimers
}

/** Sends to the browser of one conversation. */
export interface ConversationOutput {
  send(message: ServerMessage): void
  sendBytes(bytes: Uint8Array): void
}

/** Time limits within a conversation, in milliseconds. */
export const conversationLimits = {
  /** A socket must say hello within this time. */
  helloMs: 10_000,
  /** Contact is written as often as with the HTTP heartbeat, however often the browser pings. */
  contactMs: 4_000,
  /** If the browser is silent for this long, the interviewer's patience timers pause. */
  contactLostMs: 8_000,
  /** If an utterance's first sound is not ready within this time, the browser speaks it. */
  firstPartMs: 350,
  /** The same limit for later parts, which are made while the earlier parts play. */
  laterPartMs: 2_500,
  /** How long a submitted answer waits for its last words. */
  lastWordsMs: 700,
  /** When time runs out, the browser submits its answer; after this delay, the server submits what it has. */
  timeUpGraceMs: 15_000,
} as const
