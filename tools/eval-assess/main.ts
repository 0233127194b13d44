import { cpus, loadavg } from 'node:os'
import { DataSetUnavailableError } from './data'
import { evaluators } from './evaluators'
import { measureInterviewCost } from './interview-cost'
import { readOptions, type SetName, UsageError } from './options'
import { type EvalTable, formatTable } from './table'

/**
 * Compares the built-in engine with human levels: `ASSESS_DATA=<folder> npm run eval:assess -- --set ellipse`. The sets are not
 * part of the repository. Exits with 2 if nothing could be measured.
 */
const formatLoad = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env.ASSESS_DATA)
  console.log(`engine builtin; ${cpus().length} cores, Node ${process.version}, load ${formatLoad()}`)
  const startedMs = performance.now()
  const cost = await measureInterviewCost()
  const evaluate = await evaluators[options.set]()
  const table = await evaluate(options)
  print({ ...table, rows: [...table.rows, ...cost] }, options.set)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  console.log(`${seconds} s, ${Math.round(process.memoryUsage().rss / 1_000_000)} MB resident, load ${formatLoad()}`)
}

function print(table: EvalTable, set: SetName): void {
  if (table.rows.length === 0) throw new DataSetUnavailableError(`${set}: nothing was measured`)
  console.log(formatTable(table))
}

try {
  await run()
} catch (error) {
  if (!(error instanceof DataSetUnavailableError || error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
