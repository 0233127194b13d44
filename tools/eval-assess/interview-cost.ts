import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { atMost, type EvalRow } from './table'

const runs = 30

/**
 * Time and memory of one interview, taken before any set is read: resident memory that the engine, its language model and
 * the interviews add to the process, and the median time of an interview once the engine is warm.
 */
export async function interviewCost(): Promise<EvalRow[]> {
  const before = residentBytes()
  const { assess } = await import('../../packages/assess/src/index')
  const { fixedDeps, interview } = await import('../../packages/assess/src/testing/interview')
  const firstMs = timeOf(() => assess(interview('en'), fixedDeps))
  const usedBefore = process.cpuUsage()
  const times = Array.from({ length: runs }, () => timeOf(() => assess(interview('en'), fixedDeps)))
  const used = process.cpuUsage(usedBefore)
  const memory = residentBytes() - before
  const median = times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? null
  return [
    row('one interview (median of 30), ms', median, 100),
    row('one interview, own processor time, ms', (used.user + used.system) / 1000 / runs, null),
    row('first interview of a process, ms', firstMs, null),
    row('memory added by the engine and 31 interviews, MB', memory / 1_000_000, 100),
  ]
}

/** Resident memory after the garbage is collected. */
function residentBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().rss
}

function timeOf(work: () => void): number {
  const startedMs = performance.now()
  work()
  return performance.now() - startedMs
}

function row(measure: string, ours: number | null, most: number | null): EvalRow {
  return { measure, ours, naive: null, aim: most === null ? null : atMost(most), n: runs, decimals: 0 }
}
