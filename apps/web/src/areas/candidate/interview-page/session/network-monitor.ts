import type { NetworkQuality } from '@candor/contract'
import { classifyNetworkQuality, findTypicalPingMs, type NetworkMeasure } from '@candor/domain'

/** About the last half minute at one ping every five seconds. */
const WINDOW = 6

export interface NetworkMonitor {
  recordRoundTrip: (rttMs: number) => void
  recordMiss: () => void
  recordDrop: () => void
  /** Null: not enough was measured. */
  quality: () => NetworkQuality | null
}

/** Classifies the network by the last pings and by the speed of the recording's own upload. */
export function createNetworkMonitor(readUploadKbps: () => number | null): NetworkMonitor {
  let rounds: { rttMs: number | null; isDrop: boolean }[] = []
  const add = (rttMs: number | null, isDrop: boolean) => {
    rounds = [...rounds, { rttMs, isDrop }].slice(-WINDOW)
  }
  const measure = (): NetworkMeasure => {
    const times = rounds.flatMap(({ rttMs }) => (rttMs === null ? [] : [rttMs]))
    return {
      uploadKbps: readUploadKbps(),
      rttMs: findTypicalPingMs(times),
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
