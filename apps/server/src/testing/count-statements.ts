import { createPool, createWithActor } from '@candor/db'
import { type MockInstance, vi } from 'vitest'
import type { TestDeps } from './test-deps'

/** Counts the statements that operations send to the database, those that begin and end a transaction included. */
export const openStatementCounter = (deps: TestDeps) => {
  const pool = createPool(deps.database.appUrl)
  const spies: MockInstance[] = []
  pool.on('connect', (client) => spies.push(vi.spyOn(client, 'query')))
  const watched: TestDeps = { ...deps, withActor: createWithActor(pool) }
  return {
    async count<Answer>(run: (deps: TestDeps) => Promise<Answer>): Promise<{ answer: Answer; statements: number }> {
      for (const spy of spies) spy.mockClear()
      const answer = await run(watched)
      return { answer, statements: spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0) }
    },
    close: (): Promise<void> => pool.end(),
  }
}
