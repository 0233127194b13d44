import type { Latency } from '@candor/contract'

/** Nearest-rank percentiles; null without a call. */
export function summarizeLatency(callsMs: readonly number[]): Latency | null {
  const sorted = callsMs.map((ms) => Math.round(ms)).sort((a, b) => a - b)
  const maxMs = sorted.at(-1)
  if (maxMs === undefined) return null
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? maxMs
  return { calls: sorted.length, p50Ms: percentile(0.5), p95Ms: percentile(0.95), maxMs }
}
