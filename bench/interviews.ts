import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type Product, startProduct } from '../e2e/support/product'
import { machineLine, percentiles } from './lib/figures'
import { type CounterReader, openCounters, waitForCounters } from './lib/interview-counters'
import { type CommitPlan, cameraMinutes, planBursts, planEvenCommits, startInterviews } from './lib/interview-load'
import { createInterviewTimes, type InterviewTimes, makeCameraBytes } from './lib/interview-recording'
import { readProductTime } from './lib/process-cpu'
import { openProductDatabase } from './lib/product-database'
import { makeLink } from './lib/turn-client'

/**
 * Measures interviews at the same time against the built product with its own database: WebSocket, pings, one recording each, answers.
 * First with evenly spread answers, then with bursts in which 40% of the candidates answer within one second.
 * `npm run bench:interviews -- --count 150 --seconds 90 --answer 30 --bursts 3`. Needs the built product (`npm start` builds it).
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '150' },
    /** Length of the phase with evenly spread answers. */
    seconds: { type: 'string', default: '90' },
    /** Seconds from a question to its answer, in that phase. */
    answer: { type: 'string', default: '30' },
    bursts: { type: 'string', default: '3' },
    /** How often the recorder delivers: 500 ms as the page's. */
    slice: { type: 'string', default: '500' },
  },
})
const count = Number(values.count)
const questionCount = 20

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0).padStart(6)
const formatTimes = (name: string, timesMs: readonly number[]): string => {
  const { n, p50, p95, p99, max } = percentiles(timesMs)
  return `  ${name.padEnd(40)} n ${String(n).padStart(6)}  p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)}  max ${ms(max)}`
}

const printTimes = (times: InterviewTimes): void => {
  console.log(formatTimes('append: sent to acknowledged', times.appendMs))
  console.log(formatTimes('slice: recorded to acknowledged', times.storedMs))
  console.log(formatTimes('seal: last append to sealed', times.sealMs))
  console.log(formatTimes('begin of a recording', times.beginMs))
  console.log(formatTimes('commit to the next question', times.nextQuestionMs))
  console.log(formatTimes('ping to pong', times.pongMs))
}

interface Measured {
  readonly product: Product
  readonly counters: CounterReader
  readonly run: (times: InterviewTimes) => Promise<readonly string[]>
}

const measure = async (title: string, { product, counters, run }: Measured): Promise<void> => {
  const times = createInterviewTimes()
  const [before, timeBefore, own, startMs] = [
    await counters.read(),
    readProductTime(product.pid()),
    process.cpuUsage(),
    performance.now(),
  ]
  const failed = await run(times)
  const spentMs = performance.now() - startMs
  const time = readProductTime(product.pid())
  const generator = process.cpuUsage(own)
  const machine = machineLine()
  const cores = (usedMs: number): string => (usedMs / spentMs).toFixed(2)
  console.log(`\n${title}; ${machine}`)
  printTimes(times)
  console.log(
    `  cores: server ${cores(time.serverMs - timeBefore.serverMs)}, database ${cores(time.databaseMs - timeBefore.databaseMs)}, generator ${cores((generator.user + generator.system) / 1000)}; ${times.refused} requests refused and sent again; ${failed.length} candidates failed ${[...new Set(failed)].join('; ')}`,
  )
  await waitForCounters()
  const after = await counters.read()
  const seconds = (performance.now() - startMs) / 1000
  const perSecond = (value: number): string => (value / seconds).toFixed(0)
  console.log(
    `  database: ${perSecond(after.transactions - before.transactions)} transactions and ${perSecond((after.walBytes - before.walBytes) / 1024)} KiB of WAL a second, over ${seconds.toFixed(0)} s`,
  )
  for (const [table, { all, hot }] of after.updates) {
    const updates = all - (before.updates.get(table)?.all ?? 0)
    const hotUpdates = hot - (before.updates.get(table)?.hot ?? 0)
    const share = updates === 0 ? '-' : `${((100 * hotUpdates) / updates).toFixed(0)}%`
    console.log(`  updates of ${table}: ${perSecond(updates)} a second, ${share} in place (HOT)`)
  }
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
console.log(`${count} interviews at once at ${commit}; ${machineLine()}`)
const camera = await makeCameraBytes(cameraMinutes, Number(values.slice))
const product = await startProduct({ VOICE: 'off' })
const database = openProductDatabase(product.dataDir)
const counters = openCounters(database.appUrl)
try {
  let times = createInterviewTimes()
  const linkId = await makeLink(product.url, questionCount)
  const load = await startInterviews({ port: product.port, linkId, camera, times: () => times }, count)
  const run = (plan: CommitPlan) => async (into: InterviewTimes) => {
    times = into
    return (await load.run(plan)).failed
  }
  const even = planEvenCommits(count, Number(values.seconds), Number(values.answer))
  await measure('answers evenly spread', { product, counters, run: run(even) })
  const bursts = planBursts(count, Number(values.bursts))
  await measure('40% answer within one second', { product, counters, run: run(bursts) })
  load.close()
} finally {
  await counters.close()
  await database.close()
  await product.dispose()
}
process.exit(0)
