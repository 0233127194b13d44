import { randomUUID } from 'node:crypto'
import { ensureBuilt } from './lib/build.mjs'
import { ensureModules, Refusal, requireNode } from './lib/install.mjs'
import { endLeftovers } from './lib/leftovers.mjs'
import { ensureSystemPackages } from './lib/system-packages.mjs'

/**
 * `npm test`: installs what the tests need, builds, and runs every runner, one after another; the last line sums them.
 * `npm test -- unit web` runs these only; what follows a first word that is no runner's name goes to the runner itself.
 */
const LINES_SHOWN = 120

function chosen(runners, words) {
  const names = runners.map((runner) => runner.name)
  const end = words.findIndex((word) => !names.includes(word))
  const wanted = end === -1 ? words : words.slice(0, end)
  const more = end === -1 ? [] : words.slice(end)
  return { selected: wanted.length === 0 ? runners : runners.filter(({ name }) => wanted.includes(name)), more }
}

async function runOne({ name, run }, more) {
  console.log(`\n${name} …`)
  const mark = `CANDOR_TEST_RUN=${randomUUID()}`
  process.env.CANDOR_TEST_RUN = mark.split('=')[1]
  const result = await run(more)
  if (result === null) {
    console.log('nothing to run yet')
    return null
  }
  const left = await endLeftovers(mark)
  if (left > 0) {
    result.failed += 1
    result.failures.push(`${left} processes were left behind`)
  }
  if (result.failed > 0) console.log(result.output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n'))
  console.log(`${name}: ${counts(result)} (${result.seconds.toFixed(1)} s)`)
  return { name, ...result }
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function summarize(results) {
  console.log('\n')
  for (const result of results)
    console.log(`${result.name.padEnd(18)} ${result.seconds.toFixed(1).padStart(7)} s   ${counts(result)}`)
  for (const { name, notes = [] } of results) for (const note of notes) console.log(`note: ${name}: ${note}`)
  for (const { name, failures } of results) for (const title of failures) console.log(`failed: ${name}: ${title}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
  console.log(counts(total))
}

/** Null when built; a sentence otherwise, so that the runners that need no build still have their say. */
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
  const { selected, more } = chosen(RUNNERS, process.argv.slice(2))
  const results = []
  for (const runner of selected) {
    if (runner.needsBuild) {
      const refusal = await build()
      if (refusal !== null) {
        results.push({ name: runner.name, passed: 0, failed: 1, skipped: 0, seconds: 0, failures: [refusal] })
        continue
      }
    }
    const result = await runOne(runner, more)
    if (result !== null) results.push(result)
  }
  summarize(results)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  console.log('0 passed, 1 failed, 0 skipped')
  process.exitCode = 1
}
