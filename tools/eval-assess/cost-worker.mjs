import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// A worker thread does not inherit the loader.
register()
const { runs } = await import('./cost.ts')

/** Resident memory of the process after this thread's garbage is collected. */
function residentBytes() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().rss
}

function timeOf(work) {
  const startedMs = performance.now()
  work()
  return performance.now() - startedMs
}

const before = residentBytes()
const { assess } = await import('../../packages/assess/src/index.ts')
const { fixedDeps, interview } = await import('../../packages/assess/src/testing/interview.ts')
const firstMs = timeOf(() => assess(interview('en'), fixedDeps))
const usedBefore = process.cpuUsage()
const times = Array.from({ length: runs }, () => timeOf(() => assess(interview('en'), fixedDeps)))
const used = process.cpuUsage(usedBefore)
const medianMs = times.sort((a, b) => a - b)[Math.floor(runs / 2)]
const processorMs = (used.user + used.system) / 1000 / runs
parentPort.postMessage({ medianMs, processorMs, firstMs, memoryBytes: residentBytes() - before })
