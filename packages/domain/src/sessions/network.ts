import type { NetworkQuality, SpeedLabel } from '@candor/contract'

/** Measured over the last half minute or so; null where nothing was measured. */
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
  fastKbps: 4_000,
  mediumKbps: 1_500,
  unstable: { dropCount: 2, lossRatio: 0.2 },
  excellent: { uploadKbps: 4_000, rttMs: 100, lossRatio: 0.01 },
  good: { uploadKbps: 2_000, rttMs: 250, lossRatio: 0.03 },
  fair: { uploadKbps: 1_000, rttMs: 600, lossRatio: 0.08 },
} as const

const isWithin = (
  measure: NetworkMeasure,
  limit: { readonly uploadKbps: number; readonly rttMs: number; readonly lossRatio: number },
): boolean =>
  (measure.uploadKbps === null || measure.uploadKbps >= limit.uploadKbps) &&
  (measure.rttMs === null || measure.rttMs <= limit.rttMs) &&
  measure.lossRatio <= limit.lossRatio

/** The worst of the measures decides. A connection that is lost repeatedly is unstable, however fast. */
export const classifyNetworkQuality = (measure: NetworkMeasure): NetworkQuality => {
  const { unstable } = networkLimits
  if (measure.dropCount >= unstable.dropCount || measure.lossRatio >= unstable.lossRatio) return 'unstable'
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
