import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Cost, costRuns, readCost } from './cost'
import { atMost, type EvalRow } from './table'

/** As the server's own worker for assessments has it (apps/server/src/platform/workers/create-workers.ts). */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 }

/**
 * Time and memory of one interview in a worker thread like the server's, taken before any set is read: the resident memory
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
  const worker = new Worker(new URL('./cost-worker.mjs', import.meta.url), {
    resourceLimits,
    execArgv: ['--import', 'tsx'],
  })
  const [message] = await once(worker, 'message')
  await worker.terminate()
  return readCost(message)
}

function buildRow(measure: string, ours: number | null, limit: number | null): EvalRow {
  return { measure, ours, naive: null, aim: limit === null ? null : atMost(limit), n: costRuns, decimals: 0 }
}
