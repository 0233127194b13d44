import type { NetworkQuality } from '@candor/contract'
import { classifyNetworkQuality, type NetworkMeasure } from '@candor/domain'

/** About the last half minute at one ping every five seconds. */
const WINDOW = 6

export interface NetworkMonitor {
  recordRoundTrip: (rttMs: number) => void
  recordMiss: () => void
  recordDrop: () => void
  quality: () => NetworkQuality
}

/** Stores the results of the last pings. */
export function createNetworkMonitor(): NetworkMonitor {
  let rounds: { rttMs: number | null; isDrop: boolean }[] = []
  const add = (rttMs: number | null, isDrop: boolean) => {
    rounds = [...rounds, { rttMs, isDrop }].slice(-WINDOW)
  }
  const measure = (): NetworkMeasure => {
    const times = rounds.flatMap(({ rttMs }) => (rttMs === null ? [] : [rttMs])).sort((a, b) => a - b)
    return {
      uploadKbps: null,
      rttMs: times[Math.floor(times.length / 2)] ?? null,
      lossRatio: rounds.length === 0 ? 0 : (rounds.length - times.length) / rounds.length,
      dropCount: rounds.filter((round) => round.isDrop).length,
    }
  }
  return {
    recordRoundTrip: (rttMs) => add(rttMs, false),
    recordMiss: () => add(null, false),
    recordDrop: () => add(null, true),
    quality: () => classifyNetworkQuality(measure()),
  }
}
