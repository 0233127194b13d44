import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Cost, costRuns, readCost } from './cost'
import { atMost, type EvalRow } from './table'

/** As the server's own process for assessments has them (apps/server/src/platform/workers/create-pools.ts). */
const heapLimits = ['--max-semi-space-size=8', '--max-old-space-size=512']

/**
 * Time and memory of one interview in a process like the server's worker, taken before any set is read: the resident memory
 * that the engine, its language model and the interviews add to the process, and the median time of an interview once it is warm.
 */
export async function measureInterviewCost(): Promise<EvalRow[]> {
  const cost = await measureInWorker()
  return [
    buildRow('one interview (median of 30), ms', cost.medianMs, 100),
    buildRow('one interview, own processor time, ms', cost.processorMs, null),
    buildRow('first interview of a process, ms', cost.firstMs, null),
    buildRow('memory added by the engine and 31 interviews, MB', cost.memoryBytes / 1_000_000, 100),
  ]
}

async function measureInWorker(): Promise<Cost> {
  const worker = fork(fileURLToPath(new URL('./cost-worker.mjs', import.meta.url)), {
    execArgv: [...heapLimits, '--import', 'tsx'],
  })
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The process that measures an interview ended without a result')
  })
  const [message] = await Promise.race([once(worker, 'message'), ended])
  worker.kill()
  return readCost(message)
}

function buildRow(measure: string, ours: number | null, limit: number | null): EvalRow {
  return { measure, ours, naive: null, aim: limit === null ? null : atMost(limit), n: costRuns, decimals: 0 }
}
