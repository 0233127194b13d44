import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unusedByProductArgs } from './boundaries/unused-by-product.mjs'
import { ensureModules, Refusal, requireNode } from './lib/install.mjs'
import { ROOT, TOOLS } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { ensureSystemPackages } from './lib/system-packages.mjs'

/**
 * `npm run check`: format, lint, boundaries, vocabulary, regular expressions, lockfile, known vulnerabilities,
 * types, unit tests and unused code; one line per step, two at a time.
 * `npm run check -- --no-tests` leaves the unit tests to `npm test`.
 */
const AT_ONCE = 2
const LINES_SHOWN = 80

const types = (name) => [`types (${name})`, TOOLS.types, ['-p', `tsconfig.${name}.json`.replace('.node', '')]]

const STEPS = [
  ['format and lint', TOOLS.biome, ['check', '--error-on-warnings', '--max-diagnostics=50']],
  types('node'),
  types('web'),
  ...(existsSync(join(ROOT, 'playwright.config.ts')) ? [types('e2e')] : []),
  ['boundaries', join(ROOT, 'tools', 'check-boundaries.mjs'), []],
  ['vocabulary', join(ROOT, 'tools', 'check-words.mjs'), []],
  ['patterns', TOOLS.tsx, [join(ROOT, 'tools', 'check-patterns.ts')]],
  ['lockfile', join(ROOT, 'tools', 'check-lockfile.mjs'), []],
  ['vulnerabilities', join(ROOT, 'tools', 'check-vulnerabilities.mjs'), []],
  ...(process.argv.includes('--no-tests') ? [] : [['unit tests', TOOLS.vitest, ['run', '--project', 'unit']]]),
  ['unused code', TOOLS.knip, ['--no-progress', '--no-config-hints']],
  ['unused by product', TOOLS.knip, unusedByProductArgs],
]

async function runStep([name, script, args]) {
  const { code, output, seconds } = await runNode(script, args, { cwd: ROOT })
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`)
  if (code !== 0) console.log(output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n'))
  return code === 0
}

async function main() {
  requireNode()
  await ensureModules()
  await ensureSystemPackages()
  const started = performance.now()
  const waiting = [...STEPS]
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const failed = results.filter((isGood) => !isGood).length
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(
    failed === 0
      ? `All ${results.length} steps are good, ${seconds} s`
      : `${failed} of ${results.length} steps failed, ${seconds} s`,
  )
  process.exitCode = failed === 0 ? 0 : 1
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
}
