import type { NetworkQuality, SpeedLabel } from '@candor/contract'

/** Measured over about half a minute; null where nothing was measured. */
export interface NetworkMeasure {
  readonly uploadKbps: number | null
  readonly rttMs: number | null
  /** Requests or pings that got no answer, of all sent: 0 to 1. */
  readonly lossRatio: number
  /** How often the connection went away in that time. */
  readonly dropCount: number
}

/** An interview's video takes about 1,000 kbit/s. */
export const networkLimits = {
  /** One slow ping may be chance, so that quality needs this many answered ones. */
  minPings: 2,
  fastKbps: 4_000,
  mediumKbps: 1_500,
  unstable: { dropCount: 2, lossRatio: 0.2 },
  excellent: { uploadKbps: 4_000, rttMs: 100, lossRatio: 0.01 },
  good: { uploadKbps: 2_000, rttMs: 250, lossRatio: 0.03 },
  fair: { uploadKbps: 1_000, rttMs: 600, lossRatio: 0.08 },
} as const

/**
 * The ping to classify by: the lower median, so that one slow ping of two does not decide. Null: too few pings were answered.
 */
export const findTypicalPingMs = (pingsMs: readonly number[]): number | null => {
  if (pingsMs.length < networkLimits.minPings) return null
  const sorted = [...pingsMs].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

const isWithin = (
  measure: NetworkMeasure,
  limit: { readonly uploadKbps: number; readonly rttMs: number; readonly lossRatio: number },
): boolean =>
  (measure.uploadKbps === null || measure.uploadKbps >= limit.uploadKbps) &&
  (measure.rttMs === null || measure.rttMs <= limit.rttMs) &&
  measure.lossRatio <= limit.lossRatio

/** The worst of the measures decides. A connection that is lost repeatedly is unstable, however fast. Null: nothing was measured. */
export const classifyNetworkQuality = (measure: NetworkMeasure): NetworkQuality | null => {
  const { unstable } = networkLimits
  if (measure.dropCount >= unstable.dropCount || measure.lossRatio >= unstable.lossRatio) return 'unstable'
  if (measure.uploadKbps === null && measure.rttMs === null) return null
  const steps = ['excellent', 'good', 'fair'] as const
  return steps.find((step) => isWithin(measure, networkLimits[step])) ?? 'poor'
}

export const classifySpeed = (uploadKbps: number): SpeedLabel => {
  if (uploadKbps >= networkLimits.fastKbps) return 'fast'
  return uploadKbps >= networkLimits.mediumKbps ? 'medium' : 'low'
}

/** Kilobits per second of a transfer; 0 where no time has passed. */
export const computeKbps = (sizeBytes: number, durationMs: number): number =>
  durationMs > 0 ? (sizeBytes * 8) / durationMs : 0

/** Too slow for an interview's video. */
export const isSlowSpeed = (label: SpeedLabel): boolean => label === 'low'

/**
 * The states of an interview's connection.
 * - `connected`: the server answers.
 * - `lost`: the device is offline, or the server does not answer.
 * - `reconnecting`: a new attempt to reach the server has begun.
 * - `online`: the server answered after a loss. The interview continues, but the connection is not stable yet.
 */
export type ConnectionState = 'connected' | 'lost' | 'reconnecting' | 'online'

export interface Connection {
  readonly state: ConnectionState
  /** Answers in a row since the last loss, while the state is `online`. */
  readonly answerCount: number
}

export type ConnectionEvent =
  /** The browser says that the device is offline, or the first ping was not answered. A failed retry is not a new loss. */
  | { readonly type: 'lost' }
  /** A new attempt began. A device that is offline cannot reach anything. */
  | { readonly type: 'attempted'; readonly isDeviceOnline: boolean }
  | { readonly type: 'answered' }

/** With a ping every five seconds, a connection counts as stable five to ten seconds after it is back. */
export const STABLE_ANSWERS = 3

export const initialConnection: Connection = { state: 'connected', answerCount: 0 }

const reduceAnswered = (connection: Connection): Connection => {
  if (connection.state === 'connected') return connection
  const answerCount = connection.answerCount + 1
  return answerCount < STABLE_ANSWERS ? { state: 'online', answerCount } : initialConnection
}

/** Returns the same object where nothing changes. */
export function reduceConnection(connection: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'lost':
      return connection.state === 'lost' ? connection : { state: 'lost', answerCount: 0 }
    case 'attempted':
      return connection.state === 'lost' && event.isDeviceOnline
        ? { state: 'reconnecting', answerCount: 0 }
        : connection
    case 'answered':
      return reduceAnswered(connection)
  }
}

const lostStates: Readonly<Record<ConnectionState, boolean>> = {
  connected: false,
  lost: true,
  reconnecting: true,
  online: false,
}

/** Whether the server cannot be reached now, so that the interview waits. */
export const isConnectionLost = ({ state }: Pick<Connection, 'state'>): boolean => lostStates[state]
