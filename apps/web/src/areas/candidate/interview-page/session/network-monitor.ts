import type { NetworkQuality } from '@candor/contract'
import { type NetworkMeasure, networkQualityOf } from '@candor/domain'

/** About the last half minute at one ping every five seconds. */
const WINDOW = 6

export interface NetworkWatch {
  answered: (rttMs: number) => void
  missed: () => void
  dropped: () => void
  quality: () => NetworkQuality
}

/** Remembers the last pings and what became of them. */
export function createNetworkWatch(): NetworkWatch {
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
    answered: (rttMs) => add(rttMs, false),
    missed: () => add(null, false),
    dropped: () => add(null, true),
    quality: () => networkQualityOf(measure()),
  }
}
