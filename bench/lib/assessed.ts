import { assess } from '@candor/assess'
import { assessment, submission } from '@candor/db'
import { readFrozenInput } from '../../apps/server/src/modules/assessments/judging/frozen-input'
import type { ProductDatabase } from './product-database'

const worker = { kind: 'worker' } as const

type Engine = 'builtin' | 'llm'

const submissionsOf = async (database: ProductDatabase, setId: string) => {
  const { id, state, judging } = submission
  const rows = await database.withActor(worker, (tx) =>
    tx.select({ id, state, judging, setId: submission.setId }).from(submission),
  )
  return rows.filter((row) => row.setId === setId)
}

/** How many of a set still wait for that engine's version. */
export const countWaiting = async (database: ProductDatabase, setId: string, engine: Engine): Promise<number> => {
  const rows = await submissionsOf(database, setId)
  return rows.filter((row) => (engine === 'builtin' ? row.state !== 'assessed' : row.judging === 'waiting')).length
}

/** When each scored version of a set's submissions was stored, counted from an instant, in milliseconds. */
export const waitedMs = async (
  database: ProductDatabase,
  of: { readonly setId: string; readonly engine: Engine; readonly sinceMs: number },
): Promise<number[]> => {
  const ids = new Set((await submissionsOf(database, of.setId)).map(({ id }) => id))
  const { submissionId, engine, state, createdAt } = assessment
  const rows = await database.withActor(worker, (tx) =>
    tx.select({ submissionId, engine, state, createdAt }).from(assessment),
  )
  return rows
    .filter((row) => ids.has(row.submissionId) && row.engine === of.engine && row.state === 'scored')
    .map((row) => row.createdAt.getTime() - of.sinceMs)
}

/** The engine alone, in this process, on what the server was given before: milliseconds each. */
export const engineAloneMs = async (database: ProductDatabase, most: number): Promise<number[]> => {
  const { input: frozen, inputHash: hash } = assessment
  const rows = await database.withActor(worker, (tx) =>
    tx.select({ input: frozen, inputHash: hash }).from(assessment).limit(most),
  )
  return rows.map(({ input: stored, inputHash }) => {
    const input = readFrozenInput(stored, inputHash)
    if (input === null) throw new Error('what the server was given can’t be read')
    const startedMs = performance.now()
    assess(input, { newId: () => 'v', clockIso: () => '2026-01-01T00:00:00.000Z' })
    return performance.now() - startedMs
  })
}
