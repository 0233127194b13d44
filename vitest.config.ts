import { defineConfig } from 'vitest/config'

/** Three runners of the same tool: pure units, tests on a real database, and the web's components. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{contract,domain,assess,ai,media}/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['packages/db/src/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'web', environment: 'happy-dom', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
