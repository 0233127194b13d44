import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * Runs submissions through recruiters who forget: `npm run simulate:replies [-- --count 1000 --seed 1]`. A test does it, because
 * tests have a database of their own.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const count = Number(values.count)
if (!Number.isInteger(count) || count < 1) {
  console.error('--count takes a whole number above 0')
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'database',
    'apps/server/src/modules/notices/reply-simulation.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, SIMULATED_REPLIES: String(count), SIMULATED_SEED: values.seed } },
)
process.exitCode = status ?? 1
