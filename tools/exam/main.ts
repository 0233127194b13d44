import { cpus, loadavg } from 'node:os'
import { runExamWith } from './engines'
import { formatOutcome } from './table'

/**
 * Prints the validity exam as a table: `npm run exam -- --engine builtin`. Each scripted engine must fail it:
 * `npm run exam -- --engine word_counter`. Exits with 2 for a wrong option; a failed part is a result, not an error.
 */
const usage = 'npm run exam -- --engine <name> [--broken]'

const options = process.argv.slice(2)
const at = options.indexOf('--engine')
const name = at === -1 ? undefined : options[at + 1]
const unknown = options.filter((option, index) => option !== '--broken' && index !== at && index !== at + 1)

if (name === undefined || unknown.length > 0) {
  console.error(`${usage}${unknown.length > 0 ? `; unknown: ${unknown.join(' ')}` : ''}`)
  process.exitCode = 2
} else {
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`${cpus().length} cores, Node ${process.version}, load ${load.join(' ')}`)
  const startedMs = performance.now()
  const outcome = await runExamWith(name)
  if (outcome === null) {
    console.error(`no engine named ${name}`)
    process.exitCode = 2
  } else {
    console.log(formatOutcome(outcome, options.includes('--broken')))
    console.log(`${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
  }
}
