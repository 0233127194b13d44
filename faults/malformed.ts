import { parseArgs } from 'node:util'
import { machineLine } from '../bench/lib/figures'
import { prepare } from '../e2e/support/prepare'
import { runMalformed } from './malformed/run-malformed'

/** `npm run malformed -- [--count 200000] [--seed 1]`: sends malformed requests, connections and messages to the built product. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1) throw new Error('--count takes a whole number above 0')

prepare()
const startedMs = performance.now()
const report = await runMalformed({
  seed: values.seed,
  count,
  concurrency: 16,
  onProgress: (done) => process.stderr.write(`${done} of ${count}\n`),
})
const { sent, statuses, findings, crashCount, memoryBytes } = report
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`
console.log(machineLine())
console.log(`seed ${values.seed}, ${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
console.log(`${sent.http} requests, ${sent.raw} raw connections, ${sent.messages} socket messages`)
console.log(
  Object.entries(statuses)
    .map(([status, times]) => `${status} x${times}`)
    .join(', '),
)
console.log(`memory after the first tenth ${megabytes(memoryBytes.early)}, at the end ${megabytes(memoryBytes.late)}`)
console.log(`${findings.length} answered 5xx or not at all, ${crashCount} crashes`)
for (const finding of findings.slice(0, 50)) console.log(finding)
process.exitCode = findings.length + crashCount === 0 ? 0 : 1
