import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const REPOSITORY_TESTS = [
  'packages/db/src/**/*.test.ts',
  'apps/server/src/{modules,platform}/**/{repo,queries}/**/*.test.ts',
]

/** The files that take longest by far: started last, they would leave the other worker idle for minutes. */
const LONGEST = [
  'authz/authz.test.ts',
  'client/open-database.test.ts',
  'assessments/judge-exam/judge-exam-http.test.ts',
  'assessments/set-aside-over-http.test.ts',
  'submissions/repo/list-plans.test.ts',
]

/** The longest files first, the others in Vitest's own order. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = (file: TestSpecification): number => {
      const place = LONGEST.findIndex((end) => file.moduleId.endsWith(end))
      return place === -1 ? LONGEST.length : place
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Start the whole product or compile a copy of it: too slow to share two cores with the unit tests. */
const slowTools = ['tools/dev.test.mjs', 'tools/new.test.mjs']

/** Pure units, tests on a real database (the embedded one, and repositories on Debian's 15 too), and the web's components. */
export default defineConfig({
  test: {
    // The tests wait more than they reckon: on two cores two files at once take little more than half the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{contract,domain,assess,ai,media}/src/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
            'apps/web/*.test.ts',
          ],
          exclude: slowTools,
          // Some tests decode recordings with ffmpeg while others simulate thousands of interviews: only a hang should time out.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['packages/db/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          globalSetup: ['packages/db/src/testing/global-setup.ts'],
          // Each file has its own database. Loading the server again for each file took a third of the time.
          isolate: false,
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
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['faults/**/*.test.ts', ...slowTools],
          // Real servers, browsers and disks, two files at a time: they wait more than they reckon.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          // Each file has its own document, which takes longest: a thread makes it faster than a process.
          pool: 'threads',
        },
      },
    ],
  },
})
