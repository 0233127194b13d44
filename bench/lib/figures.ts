import { cpus, loadavg, totalmem } from 'node:os'

/** Computes nearest-rank percentiles in the unit of the values. */
export const percentiles = (values: readonly number[]) => {
  const sorted = [...values].sort((left, right) => left - right)
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** The conditions of a measurement: processors, memory, Node and the load. */
export const machineLine = (): string => {
  const gib = (totalmem() / 2 ** 30).toFixed(0)
  const load = loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')
  return `${cpus().length} cores, ${gib} GiB, Node ${process.versions.node}, load average ${load}`
}
