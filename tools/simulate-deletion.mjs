import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * Deletes interviews after random histories and looks for their words: `npm run simulate:deletion [-- --count 100 --seed 1]`. A test
 * does it, because tests have a database of their own.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1) {
  console.error('--count takes a whole number above 0')
  process.exit(1)
}
if (!/^\d+$/.test(values.seed)) {
  console.error('--seed takes a whole number')
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'database',
    'apps/server/src/testing/deletion-traces/deletion-traces.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, SIMULATED_DELETIONS: String(count), SIMULATED_SEED: values.seed } },
)
process.exitCode = status ?? 1
