import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Cost, readCost, runs } from './cost'
import { atMost, type EvalRow } from './table'

/** As the server's own worker for assessments has it (apps/server/src/platform/workers/create-workers.ts). */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 }

/**
 * Time and memory of one interview in a worker thread like the server's, taken before any set is read: the resident memory
 * that the engine, its language model and the interviews add to the process, and the median time of an interview once it is warm.
 */
export async function interviewCost(): Promise<EvalRow[]> {
  const cost = await inWorker()
  return [
    row('one interview (median of 30), ms', cost.medianMs, 100),
    row('one interview, own processor time, ms', cost.processorMs, null),
    row('first interview of a process, ms', cost.firstMs, null),
    row('memory added by the engine and 31 interviews, MB', cost.memoryBytes / 1_000_000, 100),
  ]
}

async function inWorker(): Promise<Cost> {
  const worker = new Worker(new URL('./cost-worker.mjs', import.meta.url), {
    resourceLimits,
    execArgv: ['--import', 'tsx'],
  })
  const [message] = await once(worker, 'message')
  await worker.terminate()
  return readCost(message)
}

function row(measure: string, ours: number | null, most: number | null): EvalRow {
  return { measure, ours, naive: null, aim: most === null ? null : atMost(most), n: runs, decimals: 0 }
}
