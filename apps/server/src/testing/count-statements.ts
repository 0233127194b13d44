import { createPool, createWithActor, type WithActor } from '@candor/db'
import { type MockInstance, vi } from 'vitest'
import type { TestDeps } from './test-deps'

/** Counts the statements that operations send to the database, to find those that grow with the number of rows. */
export const openStatementCounter = (deps: TestDeps) => {
  const pool = createPool(deps.database.appUrl)
  const spies: MockInstance[] = []
  pool.on('connect', (client) => spies.push(vi.spyOn(client, 'query')))
  return {
    /** The dependencies with which the operations must run to be counted. */
    deps: { ...deps, withActor: createWithActor(pool) satisfies WithActor },
    count: async <T>(run: () => Promise<T>): Promise<{ result: T; statements: number }> => {
      for (const spy of spies) spy.mockClear()
      const result = await run()
      return { result, statements: spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0) }
    },
    close: (): Promise<void> => pool.end(),
  }
}
