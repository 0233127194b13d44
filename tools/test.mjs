import { randomUUID } from 'node:crypto'
import { ensureBuilt } from './lib/build.mjs'
import { ensureModules, Refusal, requireNode } from './lib/install.mjs'
import { endLeftovers } from './lib/leftovers.mjs'
import { getStopSignal } from './lib/run.mjs'
import { ensureSystemPackages } from './lib/system-packages.mjs'

/**
 * `npm test`: installs what the tests need, builds, and runs every runner, one after another; the last line is the sum.
 * `npm test -- unit web` runs only these; the first word that is no runner's name and all after it go to the runner.
 */
const LINES_SHOWN = 120

function selectRunners(runners, words) {
  const names = runners.map((runner) => runner.name)
  const end = words.findIndex((word) => !names.includes(word))
  const wanted = end === -1 ? words : words.slice(0, end)
  const args = end === -1 ? [] : words.slice(end)
  return { selected: wanted.length === 0 ? runners : runners.filter(({ name }) => wanted.includes(name)), args }
}

async function runOne({ name, run }, args) {
  console.log(`\n${name} …`)
  const runId = randomUUID()
  process.env.CANDOR_TEST_RUN = runId
  const result = await run(args)
  if (result === null) {
    console.log('nothing to run yet')
    return null
  }
  const leftoverCount = await endLeftovers(`CANDOR_TEST_RUN=${runId}`)
  if (leftoverCount > 0) {
    result.failed += 1
    result.failures.push(`${leftoverCount} processes were left running`)
  }
  if (result.failed > 0) console.log(result.output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n'))
  console.log(`${name}: ${describeRun(result)} (${result.seconds.toFixed(1)} s)`)
  return { name, ...result }
}

function describeRun(result) {
  const unfinished = result.unfinished > 0 ? `, ${result.unfinished} did not finish` : ''
  return `${formatCounts(result)}${unfinished}`
}

function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function summarize(results) {
  console.log('\n')
  for (const result of results)
    console.log(`${result.name.padEnd(18)} ${result.seconds.toFixed(1).padStart(7)} s   ${describeRun(result)}`)
  for (const { name, notes = [] } of results) for (const note of notes) console.log(`note: ${name}: ${note}`)
  for (const { name, failures } of results) for (const title of failures) console.log(`failed: ${name}: ${title}`)
  const signal = getStopSignal()
  if (signal !== null) console.log(`stopped by ${signal}: what follows counts only what ran before`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  process.exitCode = total.failed === 0 && total.passed > 0 && signal === null ? 0 : 1
  console.log(formatCounts(total))
}

/** Null when built; otherwise the reason, so that the runners that need no build still run. */
async function build() {
  try {
    await ensureBuilt()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

async function main() {
  requireNode()
  await ensureModules()
  await ensureSystemPackages()
  const { RUNNERS } = await import('./lib/runners.mjs')
  const { selected, args } = selectRunners(RUNNERS, process.argv.slice(2))
  const results = []
  for (const runner of selected) {
    if (getStopSignal() !== null) break
    const refusal = runner.needsBuild ? await build() : null
    if (refusal !== null) {
      results.push(createRefusedResult(runner.name, refusal))
      continue
    }
    const result = await runOne(runner, args)
    if (result !== null) results.push(result)
  }
  summarize(results)
}

function createRefusedResult(name, refusal) {
  return { name, passed: 0, failed: 1, skipped: 0, unfinished: 0, seconds: 0, failures: [refusal] }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  console.log('0 passed, 1 failed, 0 skipped')
  process.exitCode = 1
}
