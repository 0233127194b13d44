import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { costRuns } from './cost.ts'

/** Resident memory of the process after its garbage is collected. */
function residentBytes() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().rss
}

function measureMs(work) {
  const startedMs = performance.now()
  work()
  return performance.now() - startedMs
}

const before = residentBytes()
const { assess } = await import('../../packages/assess/src/index.ts')
const { fixedDeps, buildInterview } = await import('../../packages/assess/src/testing/interview.ts')
const firstMs = measureMs(() => assess(buildInterview('en'), fixedDeps))
const usedBefore = process.cpuUsage()
const times = Array.from({ length: costRuns }, () => measureMs(() => assess(buildInterview('en'), fixedDeps)))
const used = process.cpuUsage(usedBefore)
const medianMs = times.sort((a, b) => a - b)[Math.floor(costRuns / 2)]
const processorMs = (used.user + used.system) / 1000 / costRuns
process.send({ medianMs, processorMs, firstMs, memoryBytes: residentBytes() - before })
