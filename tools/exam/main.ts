import { cpus, loadavg } from 'node:os'
import { StartError } from '../../apps/server/src/platform/start-error'
import { runExamWith } from './engines'
import { OptionError, readOptions } from './options'
import { formatOutcome, formatUsage } from './table'

/**
 * Prints the validity exam as a table: `npm run exam -- --engine builtin`, or `--engine model` for the model of the server's
 * settings. Each scripted engine and scripted model must fail it: `--engine word_counter`, `--engine judge:word_counter`. Exits
 * with 2 for a wrong option; a failed part is a result, not an error.
 */
const progressEvery = 50

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`${cpus().length} cores, Node ${process.version}, load ${load.join(' ')}`)
  const startedMs = performance.now()
  const { outcome, usage, costs } = await runExamWith(options, (soFar) => {
    if (soFar.calls % progressEvery === 0) console.error(formatUsage(soFar, null))
  })
  console.log(formatOutcome(outcome, options.withBroken))
  if (usage !== null) console.log(formatUsage(usage, costs))
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
}

main().catch((error: unknown) => {
  if (!(error instanceof OptionError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 2
})
