import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const REPOSITORY_TESTS = [
  'packages/db/src/**/*.test.ts',
  'apps/server/src/modules/**/repo*.test.ts',
  'apps/server/src/modules/**/{repo,queries}/**/*.test.ts',
]

/** Pure units, tests on a real database (the embedded one, and repositories on Debian's 15 too), and the web's components. */
export default defineConfig({
  test: {
    // The tests wait more than they reckon: on two cores two files at once take little more than half the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{contract,domain,assess,ai,media}/src/**/*.test.ts', 'tools/**/*.test.{ts,mjs}'],
          // Some decode recordings with ffmpeg beside thousands of simulated interviews: only a hang is too slow.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['packages/db/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          globalSetup: ['packages/db/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'repositories-15',
          environment: 'node',
          include: REPOSITORY_TESTS,
          // These start embedded servers of their own: on 15 they would only repeat themselves.
          exclude: ['packages/db/src/client/open-database.test.ts'],
          globalSetup: ['packages/db/src/testing/global-setup-15.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['faults/**/*.test.ts'],
          // Real servers, browsers and disks: one thing at a time.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { name: 'web', environment: 'happy-dom', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
